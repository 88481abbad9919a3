import { GAME_NAMES, loadGame } from '@undercroft/games';
import { type Json, openBox } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { besideOf } from '../src/games/beside.ts';
import { openGame } from '../src/games/open.ts';
import { LANGUAGES } from '../src/kit/languages.ts';
import { understand } from '../src/table/ears/understand.ts';
import cs from '../src/table/ears/words/cs.json' with { type: 'json' };
import de from '../src/table/ears/words/de.json' with { type: 'json' };
import { en } from '../src/table/ears/words/en.ts';
import pl from '../src/table/ears/words/pl.json' with { type: 'json' };
import type { AtTable } from '../src/table/game/screen.ts';
import type { LuckAsked, TableUpdate } from '../src/table/sources/client.ts';
import { HereTable } from '../src/table/sources/hereTable.ts';

const SAYINGS: Readonly<Record<string, Parameters<typeof understand>[2]>> = {
  en: en.say,
  de: de.say,
  pl: pl.say,
  cs: cs.say,
};

/** So many answers are given until every kind of luck was asked for, or none comes any more. */
const LONG = 60;

/** What real bags and decks are asked for in a game, the first time each. */
async function askedIn(name: string): Promise<readonly (TableUpdate & { readonly luck: LuckAsked })[]> {
  const person = { kind: 'person', name: '', level: null, figure: null } as const;
  const game = await loadGame(name as 'karak');
  const at = HereTable.begin(game, {
    ...{ id: 'told', game: name, handOver: false, options: {}, seed: '2e'.repeat(32), luck: 'said' },
    chairs: [person, person],
  });
  const asked = new Map<string, TableUpdate & { readonly luck: LuckAsked }>();
  for (let step = 0; step < LONG && at.picture().outcome === null; step++) {
    const update = at.picture();
    const { luck } = update;
    if (luck === undefined) at.answer(at.version, update.answers[0]);
    else {
      if (luck.dice === null && !asked.has(luck.purpose)) asked.set(luck.purpose, { ...update, luck });
      const { dice, bag } = luck;
      at.say(at.version, dice === null ? bag[0].thing : (new Array(dice.count).fill(6) as Json));
    }
  }
  return [...asked.values()];
}

const told = GAME_NAMES.filter((name) => besideOf(name).isTold);

test.each(told)('what is drawn in %s is understood by what it is called, in every language', async (name) => {
  const all = await askedIn(name);
  expect(all.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const { game, say, beside } = await openGame(name, language);
    const box = await beside.told();
    if (box === null) throw new Error(`${name} cannot be told`);
    for (const { view, ask, luck } of all) {
      const { options } = openBox(game, { ...(game.told as object) });
      const names = game.seated(view).map((figure) => say.name(figure));
      const at = { box: openBox(game, options), view, ask, say, names } as unknown as AtTable;
      const labels = [
        ...new Set(luck.bag.flatMap(({ thing }) => box.offers(at, luck, thing).map(({ label }) => label))),
      ];
      const offers = labels.map((label) => ({ label: `${label} × 3`, word: 'said', called: label }));
      for (const meant of offers)
        expect([
          language,
          luck.purpose,
          meant.called,
          understand(meant.called, offers, SAYINGS[language]),
        ]).toEqual([language, luck.purpose, meant.called, { fits: 'one', meant }]);
    }
  }
});
