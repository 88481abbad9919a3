import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { checkMatch, heard, replay, seatsNear } from '@undercroft/kernel';
import { loadSpeaker } from '@undercroft/words';
import { expect, test } from 'vitest';
import { LogBook } from '../src/table/log/logBook.ts';
import type { LogEntry } from '../src/table/stage/scene.ts';

test.each(GAME_NAMES)(
  '%s: a log written while it happens says what one written afterwards says',
  async (name) => {
    const game = await loadGame(name);
    const file = join(
      import.meta.dirname,
      '../..',
      name,
      `records/rules-${game.rulesVersion}-seats-${seatsNear(game, 3)}.json`,
    );
    const match = checkMatch(JSON.parse(readFileSync(file, 'utf8')).match);
    const say = await loadSpeaker(name, 'en');
    const names = ['Ada', 'Ben', 'Eve', 'Ida'];
    const all: LogEntry[] = [...replay(game, match)]
      .flatMap(({ step, told }) => heard(told, 0).map((event) => ({ version: step, event })))
      .map((entry, key) => ({ ...entry, key }));

    const book = new LogBook(say, names);
    let entries: readonly LogEntry[] = [];
    for (const [at, entry] of all.entries()) {
      entries = [...entries, entry];
      // Now and then somebody takes back what was told last.
      if (at % 40 === 39)
        entries = entries.map((one, place) => (place > at - 6 ? { ...one, takenBack: true } : one));
      const lines = book.linesOf(entries);
      if (at % 20 === 0 || at % 40 === 39) expect(lines).toEqual(new LogBook(say, names).linesOf(entries));
    }
    expect(book.linesOf(entries).length).toBeGreaterThan(Math.min(50, match.answers.length / 2));
  },
);
