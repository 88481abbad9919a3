import type { SqlValue } from './sql.ts';

/** Whose lines of a board are looked at: everybody's, those of somebody's friends and their own, or those of a club. */
export type Among =
  | { readonly kind: 'all' }
  | { readonly kind: 'friends'; readonly of: string }
  | { readonly kind: 'club'; readonly club: string };

/** Somebody on a board. */
export interface Listed {
  readonly guest: string;
  readonly name: string;
  /** 1 where they want to be seen by everybody. */
  readonly shown: number;
}

/** How many are on a board, and how many of them come before somebody. */
export interface HowMany {
  readonly all: number;
  readonly better: number;
}

/** The line of a board in which the table of it names somebody, and what they are called. */
export const WHO = 'name, coalesce(shown, 0) AS shown';
export const named = (table: string): string =>
  `JOIN guests ON guests.id = ${table}.guest LEFT JOIN profiles ON profiles.guest = ${table}.guest`;

/** Who is meant: a condition, with what it needs. */
export function condition(
  table: string,
  among: Among,
): { readonly text: string; readonly values: readonly SqlValue[] } {
  if (among.kind === 'all') return { text: '', values: [] };
  if (among.kind === 'club') {
    const text = `AND ${table}.guest IN (SELECT guest FROM club_members WHERE club = ?)`;
    return { text, values: [among.club] };
  }
  const text = `AND ${table}.guest IN (SELECT other FROM friends WHERE guest = ? UNION ALL SELECT ?)`;
  return { text, values: [among.of, among.of] };
}
