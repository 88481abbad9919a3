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

/**
 * The first so many lines of a board, and what people are called there. Names are looked up line by line: a join may be
 * taken for a reason to read everybody's.
 */
export const firstOf = (table: string, columns: string, where: string, best: string): string =>
  `SELECT ${table}.guest, (SELECT name FROM guests WHERE guests.id = ${table}.guest) AS name,
     coalesce((SELECT shown FROM profiles WHERE profiles.guest = ${table}.guest), 0) AS shown, ${columns}
   FROM ${table} WHERE ${where} ${best} LIMIT ?`;

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
