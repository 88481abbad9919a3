import type { Seat } from '@undercroft/kernel';
import type { KragmorthaEvent } from '@undercroft/kragmortha';
import { shownAs } from '../../table/game/shownAs.ts';

export const events = shownAs<KragmorthaEvent>({
  first: { beat: [700, 700] },
  placed: { beat: [200, 350] },
  turn: { beat: [150, 350] },
  played: { beat: [250, 700], sound: 'page', goesOn: true },
  walked: { beat: [280, 480], goesOn: true },
  pushed: { beat: [480, 620], sound: 'hit', news: true },
  rigor: { beat: [420, 620], sound: 'tile', goesOn: true },
  jumped: { beat: [600, 700], sound: 'lock', news: true },
  met: { beat: [600, 700], news: true },
  put: { beat: [320, 500], news: true },
  token: { beat: [900, 1000], opens: 'flight', sound: 'tile', news: true },
  mixed: { beat: [300, 300] },
  tome: { beat: [1000, 1000], opens: 'flight', sound: 'coin', news: true },
  eaten: { beat: [900, 900], news: true },
  used: { beat: [900, 1100], news: true },
  look: { beat: [3000, 3000], sound: 'stare', news: true },
  again: { beat: [450, 450] },
  pardoned: { beat: [900, 900], sound: 'heal', news: true },
  blamed: { beat: [2200, 2200], sound: 'curse', news: true },
  showed: { beat: [900, 900] },
  drew: { beat: [200, 120], opens: 'flight' },
  called: { beat: [1400, 1600], sound: 'turn' },
  voted: { beat: [400, 500] },
  verdict: { beat: [1200, 1200], news: true },
  ended: { beat: [900, 900], sound: 'fanfare' },
});

/** A goblin is blamed or accused by its seat; a verdict and the end are everybody's. */
export const touches = (event: KragmorthaEvent, seat: Seat): boolean =>
  event.kind === 'ended' || event.kind === 'verdict' || ('goblin' in event && event.goblin === seat);
