import { isGameName, onShelf } from '@undercroft/games';
import type { Summary } from '@undercroft/protocol';
import { LANGUAGES, type Language } from '@undercroft/words/languages';
import { saidIn } from '@undercroft/words/said';
import type { Due, InvitedDue, TurnWishes } from '../../storage/ways.ts';
import { en, type TurnWords } from './words/en.ts';

const textsIn = async (language: Language): Promise<typeof en> =>
  language === 'en' ? en : (await import(`./words/${language}.json`, { with: { type: 'json' } })).default;

const WORDS = new Map<string, TurnWords>(
  await Promise.all(
    LANGUAGES.map(async (language) => [language, saidIn(language, await textsIn(language))] as const),
  ),
);
const english = saidIn('en', en);
const TABLES_NAMED = 5;

/** What is told, whichever way it goes. */
export interface TurnMessage {
  readonly title: string;
  readonly text: string;
  /** Where to go, below the house's address. */
  readonly path: string;
  /** When it is of no use any more; null where no clock runs. */
  readonly until: number | null;
  /** Notices about the same thing take each other's place. */
  readonly tag: string;
}

export const wordsOf = (language: string): TurnWords => WORDS.get(language) ?? english;

const titleOf = (game: string) => (isGameName(game) ? onShelf(game).title : game);

/** One message, however many tables wait. */
export function messageFor(due: readonly Due[], { language, zone }: TurnWishes): TurnMessage {
  const words = wordsOf(language);
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  const tables = due.map(({ table, summary, seat: own, dueAt, told }) => {
    const { game = '', seats = [] }: Partial<Summary> = readSummary(summary);
    const names = seats.filter(({ kind, seat }) => kind === 'person' && seat !== own).map(({ name }) => name);
    const title = titleOf(game);
    return { table, title, names, dueAt, told };
  });
  const said = ({ names, dueAt }: (typeof tables)[number]) =>
    [
      names.length > 0 ? words.withPeople({ names: names.join(', ') }) : words.alone,
      ...(dueAt === null ? [] : [words.until({ when: format.format(dueAt) })]),
    ].join(', ');
  const dues = tables.flatMap(({ dueAt }) => (dueAt === null ? [] : [dueAt]));
  const until = dues.length === tables.length ? Math.max(...dues) : null;
  const [first] = tables;
  if (tables.length === 1) {
    const title =
      first.told === 1 ? words.nearlyUp({ game: first.title }) : words.turn({ game: first.title });
    return { title, text: said(first), path: `/table/${first.table}`, until, tag: `table-${first.table}` };
  }
  const lines = tables.slice(0, TABLES_NAMED).map((table) => `${table.title} ${said(table)}`);
  const rest = tables.length > TABLES_NAMED ? ['…'] : [];
  return {
    title: words.many({ count: tables.length }),
    text: [...lines, ...rest].join('\n'),
    path: '/me',
    until,
    tag: 'tables',
  };
}

/** A friend has a seat for them. */
export function invitationFor(
  { game, by, table, invitation }: InvitedDue,
  { language }: TurnWishes,
): TurnMessage {
  const words = wordsOf(language);
  const title = words.invited({ game: titleOf(game) });
  return {
    title,
    text: words.invitedBy({ by }),
    path: `/join/${invitation}`,
    until: null,
    tag: `table-${table}`,
  };
}

function readSummary(summary: string): Partial<Summary> {
  try {
    return JSON.parse(summary);
  } catch {
    // A row that cannot be read is no reason to tell nobody anything.
    return {};
  }
}

export function testMessage({ language }: TurnWishes): TurnMessage {
  const words = wordsOf(language);
  return { title: words.test, text: words.testText, path: '/me/turns', until: null, tag: 'test' };
}
