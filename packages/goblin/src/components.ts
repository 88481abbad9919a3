import type { Source } from '@undercroft/sets';
import type { SetFile } from './set.ts';

/** How many cards of each sort a box holds, and who says so. A set must match. (G-1) */
export const COUNTS = {
  hero: { count: 6, source: 'rulebook' },
  start: { count: 6, source: 'rulebook' },
  monsters: { count: [20, 20, 24], source: 'public' },
  gatekeepers: { count: 5, source: 'public' },
  lords: { count: 3, source: 'rulebook' },
  potions: { count: 4, source: 'public' },
  hearts: { count: 5, source: 'rulebook' },
  row: { count: 5, source: 'rulebook' },
  hand: { count: 4, source: 'rulebook' },
} as const satisfies Record<string, { count: number | readonly number[]; source: Source }>;

/**
 * The set in the box. No printed value of these cards is public, so every figure is ours. (G-2)
 *
 * Red, the fist, hits. Blue, the eye, draws. Green, the hide, guards and hits back. Yellow, the sun, heals
 * and leads almost anywhere. Rewards are worth two, three and four effects on levels I, II and III.
 */
export const OURS: SetFile = {
  name: 'undercroft',
  source: 'ours',

  actions: {
    // Horan, red and green: blow after blow, then the shield.
    hack: { colour: 'red', attack: 1, next: ['red'] },
    haymaker: { colour: 'red', attack: 2, next: ['green'] },
    'shield-bash': { colour: 'green', attack: 1, defence: 1, next: ['yellow'] },
    brace: { colour: 'green', defence: 1, next: ['red'] },
    'war-cry': { colour: 'yellow', draw: 1, next: ['red'] },
    // Taia, blue and green: small blows, and always another card.
    vision: { colour: 'blue', draw: 1, next: ['blue', 'green'] },
    omen: { colour: 'blue', attack: 1, next: ['blue', 'green'] },
    'staff-blow': { colour: 'green', attack: 1, defence: 1, next: ['blue'] },
    'falling-star': { colour: 'yellow', attack: 2, next: ['blue', 'green'] },
    // Victorius, red and yellow: a strong opening that leads nowhere for anyone else.
    lunge: { colour: 'red', attack: 1, next: ['yellow'] },
    thrust: { colour: 'red', attack: 2, next: ['red', 'yellow'] },
    riposte: { colour: 'green', attack: 1, defence: 1, next: ['red', 'yellow'] },
    feint: { colour: 'yellow', draw: 1, next: ['red', 'yellow'] },
    flourish: { colour: 'yellow', attack: 1, defence: 1, next: ['red', 'green'] },
    // Aderyn, green and yellow: the hardest blows, hardly a guard.
    dart: { colour: 'yellow', attack: 1, next: ['yellow', 'green'] },
    ambush: { colour: 'green', attack: 2, next: ['yellow'] },
    backstab: { colour: 'red', attack: 2, next: ['green'] },
    dodge: { colour: 'green', defence: 1, next: ['yellow', 'red'] },
    tumble: { colour: 'yellow', defence: 1, draw: 1, next: ['green'] },
    // Argentus, blue and yellow: a blue card can come from anywhere.
    spark: { colour: 'blue', attack: 1, next: ['blue', 'yellow'] },
    fireball: { colour: 'red', attack: 2, next: ['blue', 'yellow'] },
    study: { colour: 'blue', draw: 2, next: ['red', 'blue', 'yellow'] },
    glow: { colour: 'yellow', attack: 1, defence: 1, next: ['blue', 'red'] },
    ward: { colour: 'yellow', defence: 1, next: ['red', 'yellow'] },
    // Lord Xanros, red and blue: a price for everything, blood back for some.
    'hex-bolt': { colour: 'blue', attack: 1, next: ['red'] },
    'blood-price': { colour: 'red', attack: 2, next: ['blue'] },
    'dark-pact': { colour: 'red', attack: 1, heal: 1, next: ['blue'] },
    'shadow-grip': { colour: 'blue', defence: 1, draw: 1, next: ['red'] },
    veil: { colour: 'yellow', defence: 1, next: ['blue'] },

    // Level I: two effects.
    cleave: { colour: 'red', attack: 2, next: ['red', 'yellow'] },
    headbutt: { colour: 'red', attack: 1, draw: 1, next: ['blue', 'green'] },
    'second-glance': { colour: 'blue', attack: 1, draw: 1, next: ['blue', 'red', 'green'] },
    'mirror-trick': { colour: 'blue', draw: 2, next: ['red', 'yellow'] },
    'bark-skin': { colour: 'green', defence: 2, next: ['red', 'green', 'yellow'] },
    thorns: { colour: 'green', attack: 1, defence: 1, next: ['blue', 'green', 'yellow'] },
    sunbeam: { colour: 'yellow', attack: 1, heal: 1, next: ['red', 'blue', 'green'] },
    'lucky-coin': { colour: 'yellow', defence: 1, draw: 1, next: ['red', 'green', 'yellow'] },
    // Level II: three.
    backswing: { colour: 'red', attack: 3, next: ['red', 'green'] },
    'battle-rage': { colour: 'red', attack: 2, draw: 1, next: ['red', 'yellow'] },
    'rune-chain': { colour: 'blue', attack: 1, draw: 2, next: ['blue', 'yellow'] },
    'ice-spike': { colour: 'blue', attack: 2, draw: 1, next: ['red', 'blue', 'green'] },
    'stone-stance': { colour: 'green', attack: 1, defence: 2, next: ['red', 'green', 'yellow'] },
    'moss-cloak': { colour: 'green', defence: 2, draw: 1, next: ['blue', 'green'] },
    'dawn-blade': { colour: 'yellow', attack: 2, heal: 1, next: ['red', 'blue', 'yellow'] },
    'pilgrim-song': { colour: 'yellow', draw: 1, heal: 2, next: ['red', 'blue', 'green'] },
    // Level III: four.
    'dragon-cleave': { colour: 'red', attack: 4, next: ['red', 'yellow'] },
    whirlwind: { colour: 'red', attack: 3, draw: 1, next: ['red', 'blue', 'green'] },
    'storm-sigil': { colour: 'blue', attack: 2, draw: 2, next: ['red', 'blue', 'yellow'] },
    'time-slip': { colour: 'blue', attack: 1, draw: 3, next: ['blue', 'green'] },
    'iron-root': { colour: 'green', attack: 2, defence: 2, next: ['red', 'green', 'yellow'] },
    'troll-hide': { colour: 'green', defence: 3, draw: 1, next: ['blue', 'green'] },
    'sun-spear': { colour: 'yellow', attack: 3, heal: 1, next: ['red', 'blue', 'green'] },
    blessing: { colour: 'yellow', attack: 1, draw: 1, heal: 2, next: ['red', 'blue', 'yellow'] },
  },

  gear: {
    'bone-knife': { kind: 'weapon', attack: 1 },
    'gnarled-staff': { kind: 'weapon', hand: 1 },
    'pot-lid': { kind: 'armour', defence: 1 },
    'herb-vest': { kind: 'armour', heart: 1 },
    'orc-cleaver': { kind: 'weapon', attack: 2 },
    'singing-blade': { kind: 'weapon', attack: 1, hand: 1 },
    'leech-blade': { kind: 'weapon', attack: 1, heart: 1 },
    'scale-coat': { kind: 'armour', defence: 2 },
    'pouch-belt': { kind: 'armour', defence: 1, hand: 1 },
    'moss-mail': { kind: 'armour', defence: 1, heart: 1 },
    'kings-axe': { kind: 'weapon', attack: 3 },
    'rune-sword': { kind: 'weapon', attack: 2, hand: 1 },
    'blood-fang': { kind: 'weapon', attack: 2, heart: 1 },
    'dragon-plate': { kind: 'armour', defence: 3 },
    'star-robe': { kind: 'armour', defence: 2, hand: 1 },
    'phoenix-mail': { kind: 'armour', defence: 1, heart: 2 },
  },

  heroes: {
    horan: ['hack', 'hack', 'haymaker', 'shield-bash', 'brace', 'war-cry'],
    taia: ['vision', 'vision', 'omen', 'staff-blow', 'staff-blow', 'falling-star'],
    victorius: ['lunge', 'lunge', 'thrust', 'riposte', 'feint', 'flourish'],
    aderyn: ['dart', 'dart', 'ambush', 'backstab', 'dodge', 'tumble'],
    argentus: ['spark', 'spark', 'fireball', 'study', 'glow', 'ward'],
    xanros: ['hex-bolt', 'hex-bolt', 'blood-price', 'dark-pact', 'shadow-grip', 'veil'],
  },

  monsters: {
    'tunnel-rat': { level: 1, hits: 2, attack: 1, curses: [], backs: ['sunbeam', 'lucky-coin'] },
    'goblin-scout': { level: 1, hits: 2, attack: 3, curses: [], backs: ['cleave', 'headbutt'] },
    'cave-worm': { level: 1, hits: 3, attack: 1, curses: [], backs: ['bark-skin', 'thorns'] },
    'web-spinner': {
      level: 1,
      hits: 3,
      attack: 2,
      curses: ['draw'],
      backs: ['second-glance', 'mirror-trick'],
    },
    'lantern-bat': { level: 1, hits: 2, attack: 3, curses: ['blue'], backs: ['second-glance', 'sunbeam'] },
    'goblin-slinger': { level: 1, hits: 3, attack: 3, curses: ['yellow'], backs: ['cleave', 'headbutt'] },
    'stone-grub': { level: 1, hits: 4, attack: 2, curses: ['red'], backs: ['bark-skin', 'thorns'] },
    'goblin-cook': { level: 1, hits: 3, attack: 3, curses: [], backs: ['bone-knife', 'bone-knife'] },
    'mud-orc': { level: 1, hits: 4, attack: 2, curses: [], backs: ['pot-lid', 'pot-lid'] },
    'shaman-pupil': { level: 1, hits: 3, attack: 2, curses: ['heal'], backs: ['gnarled-staff', 'herb-vest'] },

    'orc-reaver': { level: 2, hits: 4, attack: 4, curses: [], backs: ['backswing', 'battle-rage'] },
    'goblin-sapper': {
      level: 2,
      hits: 3,
      attack: 3,
      curses: ['defence'],
      backs: ['backswing', 'dawn-blade'],
    },
    'hex-weaver': { level: 2, hits: 4, attack: 3, curses: ['blue'], backs: ['rune-chain', 'ice-spike'] },
    'pit-worm': { level: 2, hits: 5, attack: 3, curses: ['weapon'], backs: ['stone-stance', 'moss-cloak'] },
    'bog-spider': { level: 2, hits: 4, attack: 3, curses: ['green'], backs: ['rune-chain', 'stone-stance'] },
    'goblin-drummer': {
      level: 2,
      hits: 3,
      attack: 3,
      curses: ['draw'],
      backs: ['dawn-blade', 'pilgrim-song'],
    },
    'orc-smith': { level: 2, hits: 5, attack: 4, curses: [], backs: ['orc-cleaver', 'orc-cleaver'] },
    'shield-beetle': {
      level: 2,
      hits: 3,
      attack: 2,
      curses: ['attack'],
      backs: ['scale-coat', 'scale-coat'],
    },
    'goblin-cutpurse': {
      level: 2,
      hits: 4,
      attack: 4,
      curses: ['yellow'],
      backs: ['singing-blade', 'pouch-belt'],
    },
    'leech-mother': { level: 2, hits: 4, attack: 4, curses: ['heal'], backs: ['leech-blade', 'moss-mail'] },

    'orc-champion': {
      level: 3,
      hits: 6,
      attack: 5,
      curses: ['green'],
      backs: ['dragon-cleave', 'whirlwind'],
    },
    'goblin-frenzied': {
      level: 3,
      hits: 5,
      attack: 5,
      curses: ['armour'],
      backs: ['dragon-cleave', 'whirlwind'],
    },
    'dream-weaver': { level: 3, hits: 6, attack: 4, curses: ['draw'], backs: ['storm-sigil', 'time-slip'] },
    'rune-worm': {
      level: 3,
      hits: 6,
      attack: 5,
      curses: ['blue', 'heal'],
      backs: ['storm-sigil', 'time-slip'],
    },
    'crystal-spider': { level: 3, hits: 5, attack: 4, curses: ['red'], backs: ['iron-root', 'troll-hide'] },
    'cave-troll': { level: 3, hits: 6, attack: 5, curses: ['weapon'], backs: ['iron-root', 'troll-hide'] },
    'bone-piper': {
      level: 3,
      hits: 5,
      attack: 3,
      curses: ['yellow', 'draw'],
      backs: ['sun-spear', 'blessing'],
    },
    'ash-wraith': { level: 3, hits: 6, attack: 5, curses: ['defence'], backs: ['sun-spear', 'blessing'] },
    'forge-giant': { level: 3, hits: 6, attack: 5, curses: ['heal'], backs: ['kings-axe', 'kings-axe'] },
    'horned-guard': {
      level: 3,
      hits: 6,
      attack: 5,
      curses: ['yellow'],
      backs: ['dragon-plate', 'dragon-plate'],
    },
    'gem-hoarder': {
      level: 3,
      hits: 5,
      attack: 4,
      curses: ['red', 'armour'],
      backs: ['rune-sword', 'star-robe'],
    },
    'blood-bat': { level: 3, hits: 5, attack: 5, curses: ['blue'], backs: ['blood-fang', 'phoenix-mail'] },
  },

  gatekeepers: {
    'gate-goblin': { level: 1, hits: 4, attack: 2, curses: ['yellow'] },
    'toll-orc': { level: 1, hits: 5, attack: 3, curses: ['draw'] },
    'chain-spider': { level: 1, hits: 4, attack: 3, curses: ['blue'] },
    'lock-worm': { level: 1, hits: 5, attack: 2, curses: ['red'] },
    'door-ogre': { level: 1, hits: 5, attack: 3, curses: ['heal'] },

    'bridge-troll': { level: 2, hits: 6, attack: 4, curses: ['green'] },
    'rust-warden': { level: 2, hits: 5, attack: 4, curses: ['weapon'] },
    'hollow-guard': { level: 2, hits: 6, attack: 4, curses: ['defence'] },
    'web-matron': { level: 2, hits: 5, attack: 4, curses: ['red'] },
    'whisper-door': { level: 2, hits: 5, attack: 4, curses: ['heal'] },

    'twin-ogre': { level: 3, hits: 7, attack: 5, curses: ['weapon'] },
    'grave-warden': { level: 3, hits: 7, attack: 5, curses: ['yellow'] },
    'chasm-worm': { level: 3, hits: 8, attack: 5, curses: ['draw'] },
    'black-hound': { level: 3, hits: 7, attack: 5, curses: ['blue'] },
    'throne-guard': { level: 3, hits: 7, attack: 5, curses: ['heal'] },
  },

  lords: {
    // Her breath goes through any mail: guard yourself with cards.
    ashwing: { hits: 10, attack: 7, curses: ['armour'] },
    // He breaks every blade: only cards hurt him, and many of them.
    'goblin-king': { hits: 11, attack: 7, curses: ['weapon'] },
    // Her web holds what you would draw and dims the sun: a short, hard chain and good gear.
    'mother-of-webs': { hits: 10, attack: 6, curses: ['draw', 'yellow'] },
  },
};
