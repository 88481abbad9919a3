/** A leak as a small change to one file: everything `from` says there once becomes `to`. */
export interface Plant {
  readonly game: string;
  readonly title: string;
  /** Below packages/. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Positions of random play to look at, where the usual number is too few to meet it. */
  readonly positions?: number;
}

/** What was planted once and passed, and one of every other kind: each hidden thing, each way out. */
export const PLANTS: readonly Plant[] = [
  // Wrong lines in a declaration.
  {
    game: 'kragmortha',
    title: 'hands are declared for everyone',
    file: 'kragmortha/src/who-sees.ts',
    from: "hands: { seen: 'owner', among: ({ deck }) => deck, holds: piles }",
    to: "hands: { seen: 'everyone', holds: piles }",
  },
  {
    game: 'kragmortha',
    title: 'the deck is no bag, and shows what is missing',
    file: 'kragmortha/src/who-sees.ts',
    from: "deck: { seen: 'bag', holds: names }",
    to: "deck: { seen: 'everyone', holds: names }",
  },
  {
    game: 'karak2',
    title: 'the tiles that Darius has seen are declared for everyone',
    file: 'karak2/src/who-sees.ts',
    from: "    seen: ({ heroes }) => heroes.indexOf('darius'),\n",
    to: "    seen: 'everyone',\n",
  },
  {
    game: 'karak2',
    title: 'the wrong seat sees the tiles on top',
    file: 'karak2/src/who-sees.ts',
    from: "heroes.indexOf('darius')",
    to: "(heroes.indexOf('darius') + 1) % heroes.length",
  },
  {
    game: 'karak2',
    title: 'a tile on top shows its face',
    file: 'karak2/src/who-sees.ts',
    from: 'face: (box, tile: string) => BACKS[printed(box).tiles[tile].level - 1]',
    to: 'face: (_box, tile: string) => tile',
  },
  {
    game: 'goblin',
    title: 'hands are declared for everyone',
    file: 'goblin/src/who-sees.ts',
    from: "hands: { seen: 'owner', among: held, holds: piles }",
    to: "hands: { seen: 'everyone', holds: piles }",
  },
  {
    game: 'goblin',
    title: 'everybody sees what is known of a deck',
    file: 'goblin/src/who-sees.ts',
    from: "decks: { seen: 'owner', among: held, stays: true, holds: piles }",
    to: "decks: { seen: 'everyone', holds: piles }",
  },
  {
    game: 'goblin',
    title: 'rows show the whole card',
    file: 'goblin/src/who-sees.ts',
    from: "  rows: {\n    seen: 'nobody',\n    face: foe,",
    to: "  rows: {\n    seen: 'nobody',\n    face: (_box, card: number) => card,",
  },
  {
    game: 'goblin',
    title: 'the top of a monster deck shows the whole card',
    file: 'goblin/src/who-sees.ts',
    from: "  tops: {\n    seen: 'nobody',\n    face: foe,",
    to: "  tops: {\n    seen: 'everyone',",
  },
  {
    game: 'goblin',
    title: 'gatekeepers show their backs',
    file: 'goblin/src/who-sees.ts',
    from: "  gates: {\n    seen: 'nobody',\n    face: foe,",
    to: "  gates: {\n    seen: 'everyone',",
  },
  {
    game: 'goblin',
    title: 'the box lies open',
    file: 'goblin/src/who-sees.ts',
    from: "  boxed: {\n    seen: 'nobody',",
    to: "  boxed: {\n    seen: 'everyone',",
  },
  {
    game: 'goblin',
    title: 'everybody sees the two cards of the Oracle',
    file: 'goblin/src/who-sees.ts',
    from: '      hides: { first: { among: held }, second: { among: held } },\n',
    to: '',
  },
  {
    game: 'goblin',
    title: 'the duty to draw says which card the Oracle has seen',
    file: 'goblin/src/who-sees.ts',
    from: 'draw: { hides: { seen: seenCard }, holds',
    to: 'draw: { holds',
  },
  // What is told.
  {
    game: 'goblin',
    title: 'everybody hears which card is drawn',
    file: 'goblin/src/deck.ts',
    from: "tell?.({ kind: 'drew', seat, card: box.set.cards[card].name }, seat, { kind: 'drew', seat, card: null });",
    to: "tell?.({ kind: 'drew', seat, card: box.set.cards[card].name });",
  },
  {
    game: 'goblin',
    title: 'everybody hears what the Oracle has seen',
    file: 'goblin/src/deck.ts',
    from: "tell?.({ kind: 'foresaw', seat, cards }, seat, { kind: 'foresaw', seat, cards: null });",
    to: "tell?.({ kind: 'foresaw', seat, cards });",
  },
  {
    game: 'karak2',
    title: 'others hear which tiles were scouted',
    file: 'karak2/src/travel.ts',
    from: "{ kind: 'scouted', seat, tiles: [], count: 2 }",
    to: "{ kind: 'scouted', seat, tiles, count: 2 }",
  },
  {
    game: 'kragmortha',
    title: 'silence about a drawn card says that it is one of Rigor’s',
    file: 'kragmortha/src/hands.ts',
    from: "tell?.({ kind: 'drew', seat, count, cards: hand.slice(-count) }, seat, { kind: 'drew', seat, count });",
    to: "tell?.({ kind: 'drew', seat, count, cards: hand.slice(-count) }, seat, hand.at(-1)?.startsWith('rigor') ? undefined : { kind: 'drew', seat, count });",
  },
  {
    game: 'kragmortha',
    title: 'the set-up tells the first hand to everybody',
    file: 'kragmortha/src/setup.ts',
    from: "tell?.({ kind: 'first', seat: state.first });",
    to: "tell?.({ kind: 'first', seat: state.first, cards: state.hands[0].length > 0 ? [...state.hands[0]] : [] });",
  },
  // Open parts fed from hidden ones.
  {
    game: 'goblin',
    title: 'an open part is fed from a hand in an answer that draws',
    file: 'goblin/src/deck.ts',
    from: '  state.hands[seat].push(card);\n',
    to: '  state.lastWin = -(state.hands[seat][0] ?? 0);\n  state.hands[seat].push(card);\n',
  },
  {
    game: 'goblin',
    title: 'an open part notes the card just drawn',
    file: 'goblin/src/deck.ts',
    from: '  state.hands[seat].push(card);\n',
    to: '  state.lastWin = -card;\n  state.hands[seat].push(card);\n',
  },
  {
    game: 'goblin',
    title: 'an open part holds the card drawn only while it is told',
    file: 'goblin/src/deck.ts',
    from: '  // Nobody else sees which. (G-9)\n',
    to: '  const was = state.lastWin;\n  state.lastWin = -card;\n  queueMicrotask(() => {});\n  if (tell) { tell({ kind: "reshuffled", seat, cards: 0 }); state.lastWin = was; }\n',
  },
  {
    game: 'kragmortha',
    title: 'the set-up notes a card of a hand in an open part',
    file: 'kragmortha/src/setup.ts',
    from: '  state.seat = state.first;\n  for (const [seat',
    to: '  state.seat = state.first;\n  state.called = state.hands.map((hand) => -hand[0].length);\n  for (const [seat',
  },
  {
    game: 'kragmortha',
    title: 'to play a card notes how many of Rigor’s are left in the hand',
    file: 'kragmortha/src/asks/card.ts',
    from: '  state.played++;\n',
    to: "  state.played++;\n  state.called[seat] = -hand.filter((card) => card.startsWith('rigor')).length;\n",
  },
  {
    game: 'high-card',
    title: 'to play a card copies the whole hand into an open part',
    file: 'kit/example/src/game.ts',
    from: '        state.played[ask.seat] = answer.play;\n',
    to: '        state.played[ask.seat] = answer.play;\n        state.charmed = [...hand];\n',
  },
  {
    game: 'high-card',
    title: 'the moment the last card of a suit leaves a hand is noted',
    file: 'kit/example/src/game.ts',
    from: '        state.played[ask.seat] = answer.play;\n',
    to: '        state.played[ask.seat] = answer.play;\n        state.void = hand.some((card) => card % 4 === answer.play % 4) ? null : answer.play % 4;\n',
  },
  {
    game: 'high-card',
    title: 'a secret roll is noted in an open part',
    file: 'kit/example/src/game.ts',
    from: '      state.charms[seat] = chance.roll(6);\n',
    to: '      state.charms[seat] = chance.roll(6);\n      state.luckiest = Math.max(...state.charms);\n',
  },
  // Who is asked, what, and what may be answered.
  {
    game: 'goblin',
    title: 'a visit to the merchant ends by itself when the hand cannot pay',
    file: 'goblin/src/merchant.ts',
    from: 'if (isForSale(box, state, seat, pawned)) state.asks',
    to: 'if (canPay(box, state, seat) && isForSale(box, state, seat, pawned)) state.asks',
  },
  {
    game: 'goblin',
    title: 'the Oracle is not asked where her two cards are alike',
    file: 'goblin/src/deck.ts',
    from: 'if (second !== NONE) {',
    to: 'if (second !== NONE && box.set.cards[first].name !== box.set.cards[second].name) {',
  },
  {
    game: 'goblin',
    title: 'arranging a deck ends when the rest is all start cards',
    file: 'goblin/src/asks/arrange.ts',
    from: 'if (placed < deck.length - 1) {',
    to: 'if (unseen.some((card) => !isStart(box.set, card))) {',
  },
  {
    game: 'goblin',
    title: 'whether the potion is offered after a blow depends on a hand',
    file: 'goblin/src/fights.ts',
    from: '  if (mayMend) state',
    to: '  if (mayMend && (state.hands[seat][0] ?? 0) % 2 === 0) state',
    positions: 4000,
  },
  {
    game: 'goblin',
    title: 'what is open to one seat depends on the hand of another',
    file: 'goblin/src/turn.ts',
    from: '  if (state.hearts[seat] < HEARTS) answers',
    to: '  if (state.hearts[seat] < HEARTS || state.hands[(seat + 1) % state.hands.length].includes(3)) answers',
  },
  {
    game: 'goblin',
    title: 'a question says a card of the hand of whoever is asked',
    file: 'goblin/src/turn.ts',
    from: "state.asks.push({ kind: 'turn', seat });",
    to: "state.asks.push({ kind: 'turn', seat, best: Math.max(...state.hands[seat]) });",
  },
  {
    game: 'kragmortha',
    title: 'after haste nobody is asked who cannot play',
    file: 'kragmortha/src/turn.ts',
    from: 'function askCard({ state }: KragmorthaMoment): void {\n',
    to: "import { handAllows } from './hands.ts';\nfunction askCard(moment: KragmorthaMoment): void {\n  const { box, state } = moment;\n  if (state.played > 0 && handAllows(box, state) === 'nothing') endTurn(moment);\n  else",
  },
  {
    game: 'kragmortha',
    title: 'a pushed goblin may react only if its hand holds a certain card',
    file: 'kragmortha/src/pushes.ts',
    from: '  else if (by !== goblin && tomeWith(',
    to: "  else if (by !== goblin && state.hands[goblin].some((card) => card.includes('book')) && tomeWith(",
    positions: 6000,
  },
  {
    game: 'kragmortha',
    title: 'what may be done at any time depends on a hand',
    file: 'kragmortha/src/calls.ts',
    from: '      if (other === seat) continue;\n',
    to: "      if (other === seat || state.hands[other].includes('book-ball')) continue;\n",
  },
  {
    game: 'kragmortha',
    title: 'whose turn it is next depends on a hand',
    file: 'kragmortha/src/turn.ts',
    from: 'if (state.turn > 0) beginTurn(moment, clockwise(state, seat));',
    to: "if (state.turn > 0) beginTurn(moment, state.hands[clockwise(state, seat)].includes('book-ball') ? seat : clockwise(state, seat));",
  },
  // The end, refusals, take-backs, and the kernel itself.
  {
    game: 'goblin',
    title: 'points at the end count what is in hands',
    file: 'goblin/src/outcome.ts',
    from: 'const most = Math.max(...points);',
    to: 'const most = Math.max(...points);\n  for (const [other, hand] of arguments[1].hands.entries()) points[other] += hand.reduce((sum, card) => sum + card, 0) / 1000;',
  },
  {
    game: 'kragmortha',
    title: 'points at the end count what is in hands',
    file: 'kragmortha/src/outcome.ts',
    from: 'points: state.looks.map((looks) => 4 - looks.length),',
    to: "points: state.looks.map((looks, seat) => 4 - looks.length + state.hands[seat].join('').length / 1000),",
  },
  {
    game: 'kragmortha',
    title: 'a refusal says what somebody else could have played',
    file: 'kernel/src/play.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    from: '`seat ${seat} is not asked: seat ${ask.seat} is`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    to: '`seat ${seat} is not asked: seat ${ask.seat} is, and may ${JSON.stringify(answersNow(box, state))}`',
  },
  {
    game: 'goblin',
    title: 'what is reckoned for a viewer is reckoned from the table itself',
    file: 'kernel/src/views.ts',
    from: 'reckon(own, view)',
    to: 'reckon(own, partsOf(state))',
  },
  {
    game: 'kragmortha',
    title: 'a bag shows the order in which it lies',
    file: 'kernel/src/moves.ts',
    from: 'one !== null && other !== null && one > other;',
    to: 'false;',
  },
  {
    game: 'high-card',
    title: 'a question is hidden from the seat it is put to, and nobody else',
    file: 'kernel/src/plan.ts',
    from: "  return viewer === (typeof rules.seen === 'function' ? rules.seen(table) : index);",
    to: "  return viewer !== (typeof rules.seen === 'function' ? rules.seen(table) : index);",
  },
  {
    game: 'goblin',
    title: 'whatever uses no luck may be taken back, though a card was shown',
    file: 'kernel/src/moves.ts',
    from: '  for (let viewer = 0; viewer < seats; viewer++) if (comesToLight(box, before, after, viewer)) return true;\n  return comesToLight(box, before, after, null);\n',
    to: '  return false;\n',
  },
];
