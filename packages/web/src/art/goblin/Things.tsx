import type { Colour, Curse, Potion } from '@undercroft/goblin';
import { byName, type Drawing, layered, type Paints } from '../drawing.ts';
import { PAINT } from '../ink.ts';
import { Picture } from '../Picture.tsx';
import { COLOURS, EFFECTS } from './signs.tsx';
import cardBack from './things/card-back.svg?drawing';
import hexed from './things/curse.svg?drawing';
import key from './things/key.svg?drawing';
import lock from './things/lock.svg?drawing';
import merchant from './things/merchant.svg?drawing';
import struck from './things/struck.svg?drawing';
import torch from './things/torch.svg?drawing';

type Sized = { readonly size?: number };

const { knife, sword, staff, axe, lid, mail, vest, robe } = byName(
  import.meta.glob('./gear/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** What each piece of gear is, and what it is made of. */
const GEAR: Readonly<Record<string, readonly [Drawing, keyof typeof PAINT]>> = {
  'bone-knife': [knife, 'bone'],
  'gnarled-staff': [staff, 'magic'],
  'pot-lid': [lid, 'iron'],
  'herb-vest': [vest, 'scale'],
  'orc-cleaver': [axe, 'iron'],
  'singing-blade': [sword, 'steel'],
  'leech-blade': [knife, 'ruby'],
  'scale-coat': [mail, 'iron'],
  'pouch-belt': [vest, 'leather'],
  'moss-mail': [mail, 'scale'],
  'kings-axe': [axe, 'gold'],
  'rune-sword': [sword, 'magic'],
  'blood-fang': [sword, 'ruby'],
  'dragon-plate': [mail, 'brass'],
  'star-robe': [robe, 'magic'],
  'phoenix-mail': [mail, 'flame'],
};

type Kind = 'weapon' | 'armour';

/** How a piece of gear is drawn; one nobody has drawn looks like others of its kind. */
function gearOf(name: string, kind: Kind): readonly [Drawing, Paints] {
  const known = Object.hasOwn(GEAR, name) ? GEAR[name] : undefined;
  const [drawing, material] = known ?? [kind === 'weapon' ? sword : mail, 'steel' as const];
  const [light, self, dark] = PAINT[material];
  return [drawing, { light, self, dark }];
}

/** A weapon or an armour. A picture. */
export function GearPicture({ name, kind, size = 48 }: { name: string; kind: Kind } & Sized) {
  const [drawing, paints] = gearOf(name, kind);
  return <Picture of={drawing} paints={paints} width={size} />;
}

const POTIONS = byName<Potion>(
  import.meta.glob('./potions/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** A potion: each kind has a bottle of its own. A picture. */
export const PotionPicture = ({ potion, size = 40 }: { potion: Potion } & Sized) => (
  <Picture of={POTIONS[potion]} width={size} shows={potion} />
);

/** The key of a level. A picture. */
export const KeyPicture = ({ size = 32 }: Sized) => <Picture of={key} width={size} shows="key" />;

/** A torch on a cave wall. A picture. */
export const TorchPicture = ({ size = 24 }: Sized) => <Picture of={torch} width={size / 2} height={size} />;

/** A lock: a row whose key one lacks. A picture. */
export const LockPicture = ({ size = 24 }: Sized) => <Picture of={lock} width={size} shows="lock" />;

/** A weapon and an armour, where any is meant. */
const ANY = { weapon: gearOf('orc-cleaver', 'weapon'), armour: gearOf('', 'armour') } as const;

type Reward = Colour | Kind | 'key';

const rewardOf = (reward: Exclude<Reward, 'key'>): readonly [Drawing, Paints] =>
  reward === 'weapon' || reward === 'armour' ? ANY[reward] : [COLOURS[reward], {}];

/** What beating a foe brings: a colour, a weapon, armour or a key. A picture. */
export function RewardSign({ reward, size = 20 }: { reward: Reward } & Sized) {
  if (reward === 'key') return <KeyPicture size={size} />;
  const [drawing, paints] = rewardOf(reward);
  return <Picture of={drawing} paints={paints} width={size} />;
}

const isEffect = (curse: Curse): curse is keyof typeof EFFECTS => Object.hasOwn(EFFECTS, curse);

/** A curse: what it forbids, struck through on a hexed ground. A picture. */
export function CurseSign({ curse, size = 28 }: { curse: Curse } & Sized) {
  const [{ lines, box }, paints] = isEffect(curse) ? [EFFECTS[curse], {}] : rewardOf(curse);
  const forbidden = `<svg x="14" y="14" width="72" height="72" viewBox="${box}">${lines}</svg>`;
  const whole = layered(`curse ${curse}`, hexed.box, hexed, forbidden, struck);
  return <Picture of={whole} paints={paints} width={size} />;
}

/** The back of a card nobody may see. A picture, filling what it is given. */
export const CardBack = ({ size }: Sized) => (
  <Picture
    of={{ ...cardBack, fit: 'xMidYMid slice' }}
    width={size ?? '100%'}
    height={size === undefined ? '100%' : size * 1.39}
  />
);

/** The merchant under his awning. A picture. */
export const MerchantPicture = ({ size = 64 }: Sized) => <Picture of={merchant} width={size} />;
