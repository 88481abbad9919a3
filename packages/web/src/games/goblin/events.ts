import type { GoblinEvent } from '@undercroft/goblin';
import { shownAs } from '../../table/game/shownAs.ts';

export const events = shownAs<GoblinEvent>({
  lord: { beat: [900, 900], sound: 'dread' },
  turn: { beat: [150, 250] },
  revived: { beat: [600, 700], sound: 'heal', news: true },
  fight: { beat: [350, 700] },
  discarded: { beat: [250, 350], sound: 'page' },
  played: { beat: [260, 620], sound: 'tile' },
  defied: { beat: [350, 620] },
  drew: { beat: [170, 90], opens: 'flight', sound: 'page' },
  foresaw: { beat: [150, 350] },
  reshuffled: { beat: [350, 350], sound: 'page' },
  arranged: { beat: [200, 300] },
  healed: { beat: [400, 500], sound: 'heal' },
  drank: { beat: [500, 800], sound: 'heal', news: true },
  hit: { beat: [650, 700], sound: 'hit' },
  'knocked-out': { beat: [800, 800], sound: 'fall', news: true },
  fought: { beat: [800, 900], news: true },
  reward: { beat: [1000, 1100], opens: 'flight', sound: 'coin', news: true },
  key: { beat: [1000, 1000], sound: 'chest', news: true },
  'put-on': { beat: [400, 500] },
  pawned: { beat: [300, 400] },
  came: { beat: [350, 350], news: true },
  merchant: { beat: [250, 500] },
  bought: { beat: [500, 700], sound: 'coin', news: true },
  ended: { beat: [1000, 1000], sound: 'fanfare' },
});

/** The lord and the end are everybody's. */
export const touches = ({ kind }: GoblinEvent): boolean => kind === 'lord' || kind === 'ended';
