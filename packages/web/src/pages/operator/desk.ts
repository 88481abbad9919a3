import { type Arguments, Client, ProblemError, type Route } from '@undercroft/protocol';
import { toast } from '../../controls/Toast.tsx';
import { BASE } from '../../kit/base.ts';
import { useFetched } from '../../kit/fetched.ts';
import { handed } from '../../kit/handed.ts';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { useOperatorWords } from './words/index.ts';

/** No such page: the server has no operator's key. */
export class NoDesk extends Error {}

/** Somebody who asks the server as the one who runs it. */
export const askWith = (operatorKey: string): Client => new Client(BASE, { operatorKey });

export const isWrongKey = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.status === 401;

/** Whether this server has an operator's page at all: it says "who are you", not "nothing here". */
export async function mustHaveDesk(): Promise<void> {
  await server.ask('GET /operator/health').catch((error) => {
    if (error instanceof ProblemError && error.problem.status === 404) throw new NoDesk();
  });
}

const [DeskProvider, useDesk] = handed<Client>('DeskProvider');

export { DeskProvider };

/** What the server says now, and a way to look again. */
export function useLooked<R extends Route>(route: R, ...given: Arguments<R>) {
  const desk = useDesk();
  const { m } = useLanguage();
  const asked = JSON.stringify(given);
  const look = () => desk.ask(route, ...(JSON.parse(asked) as Arguments<R>));
  const { value: found, again } = useFetched(look, [desk, route, asked], {
    onFail: (error) => toast(explain(m, error), { harm: true }),
  });
  return { found, look: again };
}

/** Does something, says so, and looks again. */
export function useDo(look: () => Promise<void>) {
  const desk = useDesk();
  const { m } = useLanguage();
  const words = useOperatorWords();
  return async <R extends Route>(route: R, ...given: Arguments<R>): Promise<void> => {
    try {
      await desk.ask(route, ...given);
      toast(words.done);
    } catch (error) {
      toast(explain(m, error), { harm: true });
    }
    await look();
  };
}

/** A moment as the reader writes it. */
export function useWhen(): (time: string) => string {
  const { language } = useLanguage();
  return (time) => dated(language, time);
}

/** What somebody typed into a field for a moment; nothing for no end. */
export const momentOf = (typed: string): string | null =>
  typed === '' ? null : new Date(typed).toISOString();
