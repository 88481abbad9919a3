import { ProblemError } from '@undercroft/protocol';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { BASE } from '../app/base.ts';
import { toast } from '../controls/Toast.tsx';
import { dated } from '../language/dated.ts';
import { useLanguage } from '../language/language.tsx';
import { explain } from '../online/explain.ts';
import { useOperatorWords } from './words/index.ts';

/** Asks the server as the one who runs it. */
export type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** No such page: the server has no operator's key. */
export class NoDesk extends Error {}
/** Somebody else's key. */
export class WrongKey extends Error {}

export const askWith =
  (key: string): Ask =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${BASE}/api/operator${path}`, {
      method,
      headers: { 'operator-key': key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 204) return undefined as T;
    const reply = await response.json().catch(() => null);
    if (response.ok) return reply as T;
    if (response.status === 401) throw new WrongKey();
    throw reply === null ? new Error(response.statusText) : new ProblemError(reply);
  };

/** Whether this server has an operator's page at all: it says "who are you", not "nothing here". */
export async function mustHaveDesk(): Promise<void> {
  const { status } = await fetch(`${BASE}/api/operator/health`);
  if (status === 404) throw new NoDesk();
}

const Desk = createContext<Ask | null>(null);
export const DeskProvider = Desk;

function useDesk(): Ask {
  const ask = use(Desk);
  if (ask === null) throw new Error('the operator’s page is not open');
  return ask;
}

/** A list as the server has it now, and a way to look again. */
export function useLooked<T>(path: string): { readonly found: T | null; readonly look: () => Promise<void> } {
  const ask = useDesk();
  const { m } = useLanguage();
  const [found, setFound] = useState<T | null>(null);
  const look = useCallback(
    () =>
      ask<T>('GET', path).then(setFound, (error) => {
        toast(explain(m, error), { harm: true });
      }),
    [ask, path, m],
  );
  useEffect(() => void look(), [look]);
  return { found, look };
}

/** Does something, says so, and looks again. */
export function useDo(look: () => Promise<void>) {
  const ask = useDesk();
  const { m } = useLanguage();
  const words = useOperatorWords();
  return async (...call: Parameters<Ask>): Promise<void> => {
    try {
      await ask(...call);
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
