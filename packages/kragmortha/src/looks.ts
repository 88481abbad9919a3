import type { LookRow } from './set.ts';

/**
 * The withering looks: four to each part of the body, each with a dare for one table and a handicap of the
 * same spirit for a screen. Both are ids with figures; what is said and how it looks is up to words and screens.
 * Which dares exist is hinted at in public; their grouping and every handicap are ours. (M-54, M-55)
 */
export const looks: LookRow[] = [
  // Card on your head: the board lies askew.
  look('crown', 'head', { id: 'card-on-head' }, { id: 'tilted-board', degrees: 9 }),
  // Chin on the table: you see the board from low down.
  look('low-desk', 'head', { id: 'chin-on-table' }, { id: 'small-board', percent: 60 }),
  look('stiff-neck', 'head', { id: 'card-under-chin' }, { id: 'mirrored-board' }),
  look('lent-ear', 'head', { id: 'card-on-shoulder' }, { id: 'turned-board', degrees: 90 }),

  look('gape', 'mouth', { id: 'mouth-open' }, { id: 'chat-vowels-only' }),
  look('tongue', 'mouth', { id: 'tongue-out' }, { id: 'chat-lisp' }),
  look('clenched', 'mouth', { id: 'teeth-clenched' }, { id: 'chat-no-vowels' }),
  look('hushed', 'mouth', { id: 'lips-shut' }, { id: 'chat-signs-only' }),

  // Stiff arms: everything takes longer to reach.
  look('armpit', 'arm', { id: 'card-in-armpit' }, { id: 'press-and-hold', milliseconds: 1500 }),
  look('elbow', 'arm', { id: 'card-in-elbow' }, { id: 'press-again', times: 2 }),
  look('shackles', 'arm', { id: 'card-between-forearms' }, { id: 'slow-options', milliseconds: 2000 }),
  look('raised', 'arm', { id: 'arm-raised' }, { id: 'controls-at-top' }),

  look('claw', 'hand', { id: 'crab-claw' }, { id: 'small-targets', percent: 60 }),
  look('splayed', 'hand', { id: 'fingers-stretched' }, { id: 'hand-face-down' }),
  look('one-hand', 'hand', { id: 'hand-behind-back' }, { id: 'one-card-shown', cards: 1 }),
  look('fists', 'hand', { id: 'clenched-fists' }, { id: 'hand-reshuffled' }),

  look('stork', 'leg', { id: 'one-leg' }, { id: 'swaying-board', degrees: 4 }),
  look('knees', 'leg', { id: 'card-between-knees' }, { id: 'trembling-goblins', pixels: 3 }),
  look('bow', 'leg', { id: 'stand-on-turn' }, { id: 'yes-dark-lord' }),
  look('tiptoe', 'leg', { id: 'feet-off-floor' }, { id: 'goblin-unmarked' }),

  look('three-words', 'mind', { id: 'forbidden-words', words: 3 }, { id: 'chat-forbidden-words', words: 3 }),
  look('hail', 'mind', { id: 'shout-when-rigor-moves' }, { id: 'hail-when-rigor-moves' }),
  // The rules see to this one themselves, whichever face counts. (M-57)
  look('two-cards', 'mind', { id: 'hand-limit', cards: 2 }, { id: 'hand-limit', cards: 2 }),
  look('muddle', 'mind', { id: 'name-symbols-wrongly' }, { id: 'cards-without-colours' }),
];

function look(id: string, part: LookRow['part'], dare: LookRow['dare'], screen: LookRow['screen']): LookRow {
  return { id, part, dare, screen, source: 'ours' };
}
