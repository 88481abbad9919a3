import { byName, type Drawing } from '../drawing.ts';
import { PAINT } from '../ink.ts';

/** Three paints of a hide: light side, itself, dark side. */
type Hide = readonly [string, string, string];

/** A family of creatures in a square of 100. */
const { bat, beetle, door, dragon, goblin, hound, knight, ogre, orc, rat, spider, worm, wraith } = byName(
  import.meta.glob('./creatures/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** What tells one creature of a family from the next, drawn over it in the same square. */
const WEAR = byName(import.meta.glob('./wear/*.svg', { eager: true, import: 'default', query: '?drawing' }));

interface Face {
  readonly creature: Drawing;
  readonly hide: Hide;
  readonly wears: readonly Drawing[];
  /** The light behind it. */
  readonly ground: string;
}

const GREEN: Hide = ['#c8ea5e', '#8fbf34', '#5a8424'];
const OLIVE: Hide = ['#b9c26a', '#8a9440', '#5b6428'];
const TEAL: Hide = ['#8fd8b0', '#4f9f80', '#2b6654'];
const MUD: Hide = ['#b79a6c', '#8a6c42', '#5c4528'];
const ROSE: Hide = ['#f0b8a8', '#cf8576', '#95544c'];
const PLUM: Hide = ['#b79ad0', '#7d5f9c', '#4d3866'];
const FROST: Hide = ['#d3f1f2', '#86b9c8', '#4c7c92'];
const COAL: Hide = ['#77727f', '#4b4754', '#2b2831'];
const SAND: Hide = ['#f0dca8', '#cbab68', '#8f7338'];
const BRICK: Hide = ['#e59a72', '#b9603c', '#7c3a24'];
const MOSS: Hide = ['#9fc08a', '#64884f', '#3d5a34'];
const BLOOD: Hide = ['#d98a80', '#9c4440', '#632626'];
const IRON: Hide = PAINT.iron;
const RUST: Hide = ['#d8a27c', '#a5663e', '#6d3f26'];

const face = (creature: Drawing, hide: Hide, ground: string, ...wears: string[]): Face => ({
  creature,
  hide,
  ground,
  wears: wears.map((worn) => WEAR[worn]),
});

const FACES: Readonly<Record<string, Face>> = {
  'tunnel-rat': face(rat, PAINT.fur, '#59683f'),
  'goblin-scout': face(goblin, GREEN, '#4d5b2c', 'hood'),
  'cave-worm': face(worm, ROSE, '#5a4a38'),
  'web-spinner': face(spider, COAL, '#6a7a5c', 'web'),
  'lantern-bat': face(bat, PLUM, '#4d4a2a', 'lantern'),
  'goblin-slinger': face(goblin, OLIVE, '#5b5230', 'sling'),
  'stone-grub': face(worm, PAINT.stone, '#46503c'),
  'goblin-cook': face(goblin, GREEN, '#634a32', 'cook'),
  'mud-orc': face(orc, OLIVE, '#4c4632', 'mud'),
  'shaman-pupil': face(goblin, TEAL, '#4a4560', 'feathers'),

  'orc-reaver': face(orc, MOSS, '#5a3b34', 'axe'),
  'goblin-sapper': face(goblin, OLIVE, '#5c4a2c', 'goggles'),
  'hex-weaver': face(spider, PLUM, '#4f6a58', 'rune'),
  'pit-worm': face(worm, MUD, '#3f4a34', 'drip'),
  'bog-spider': face(spider, MOSS, '#5b5a3a'),
  'goblin-drummer': face(goblin, GREEN, '#57402c', 'drum'),
  'orc-smith': face(orc, TEAL, '#663f28', 'hammer'),
  'shield-beetle': face(beetle, TEAL, '#4c4f3a'),
  'goblin-cutpurse': face(goblin, OLIVE, '#3f4a4c', 'mask', 'coin'),
  'leech-mother': face(worm, BLOOD, '#4c5648', 'drip'),

  'orc-champion': face(orc, BRICK, '#3c4a3a', 'helm'),
  'goblin-frenzied': face(goblin, BRICK, '#4a4a2a', 'rage'),
  'dream-weaver': face(spider, FROST, '#4a3f66', 'web'),
  'rune-worm': face(worm, PLUM, '#39474c', 'rune'),
  'crystal-spider': face(spider, FROST, '#3b4a42', 'crystals'),
  'cave-troll': face(ogre, TEAL, '#4d4536'),
  'bone-piper': face(goblin, SAND, '#43384e', 'hood', 'flute'),
  'ash-wraith': face(wraith, COAL, '#6a4434', 'embers'),
  'forge-giant': face(ogre, BRICK, '#3f3a34', 'hammer'),
  'horned-guard': face(orc, COAL, '#5a4a30', 'helm', 'axe'),
  'gem-hoarder': face(goblin, FROST, '#4a3d30', 'gem'),
  'blood-bat': face(bat, BLOOD, '#3a3a40', 'drip'),

  'gate-goblin': face(goblin, GREEN, '#5e5434', 'helm', 'keys'),
  'toll-orc': face(orc, OLIVE, '#5e5434', 'coin'),
  'chain-spider': face(spider, IRON, '#5e5434', 'chain'),
  'lock-worm': face(worm, SAND, '#5e5434', 'lock'),
  'door-ogre': face(ogre, OLIVE, '#5e5434', 'keys'),
  'bridge-troll': face(ogre, MOSS, '#5a4a34', 'chain'),
  'rust-warden': face(knight, RUST, '#4a4a3a', 'keys'),
  'hollow-guard': face(knight, IRON, '#4a4a3a', 'lock'),
  'web-matron': face(spider, BLOOD, '#4a4a3a', 'web', 'crown'),
  'whisper-door': face(door, MUD, '#4a4a3a', 'lock'),
  'twin-ogre': face(ogre, SAND, '#453a34', 'second'),
  'grave-warden': face(wraith, TEAL, '#3f3a44', 'keys'),
  'chasm-worm': face(worm, COAL, '#574034', 'chain'),
  'black-hound': face(hound, COAL, '#5e4434', 'chain'),
  'throne-guard': face(knight, PAINT.gold, '#40343c', 'axe'),

  ashwing: face(dragon, BRICK, '#3a2b2a', 'embers'),
  'goblin-king': face(goblin, GREEN, '#3a2a44', 'crown'),
  'mother-of-webs': face(spider, PLUM, '#2e3a34', 'crown', 'web'),
};

/** Faces for foes that an owner of the box has written down. */
const STRANGERS: readonly Face[] = [
  face(goblin, GREEN, '#4d5b2c'),
  face(orc, OLIVE, '#4c4632'),
  face(spider, COAL, '#6a7a5c'),
  face(worm, ROSE, '#5a4a38'),
  face(ogre, TEAL, '#4d4536'),
];

/** The face of a foe; one nobody has drawn borrows a face of its kin. */
export function faceOf(name: string): Face {
  const known = Object.hasOwn(FACES, name) ? FACES[name] : undefined;
  if (known !== undefined) return known;
  let sum = 0;
  for (const letter of name) sum += letter.charCodeAt(0);
  return STRANGERS[sum % STRANGERS.length];
}
