import { type CURSES, goblin, POTIONS, type Potion } from '@undercroft/goblin';
import { CardSign, EffectSign } from '../../art/goblin/signs.tsx';
import {
  CardBack,
  CurseSign,
  GearPicture,
  KeyPicture,
  LockPicture,
  MerchantPicture,
  PotionPicture,
} from '../../art/goblin/Things.tsx';
import { HeroFigure } from '../../art/Hero.tsx';
import type { RulePictures } from '../../table/game/beside.ts';
import { hearts, row, stands } from '../../table/rulebook/kit.tsx';
import { Card } from './Card.tsx';
import { cardOf, foeOf } from './cards.ts';
import { FoeFace } from './Foe.tsx';

/** Any card of that face will do, so none is named. */
const AT = { say: { called: () => '' } };

const card = (name: string) => (
  <span style={{ width: 84, height: 112 }}>
    <Card {...AT} card={cardOf(goblin, name)} />
  </span>
);
const foe = (name: string) => (
  <span style={{ width: 92, height: 128 }}>
    <FoeFace {...AT} foe={foeOf(goblin, name)} nameless />
  </span>
);
const back = (
  <span style={{ width: 56 }}>
    <CardBack />
  </span>
);
const potion = (name: Potion) => <PotionPicture potion={name} size={52} />;
const figure = (hero: (typeof goblin.figures)[number], seat: number) =>
  stands(<HeroFigure hero={hero as 'horan'} seat={seat} />);
const effect = (name: 'attack' | 'defence' | 'draw' | 'heal') => <EffectSign effect={name} size={40} />;
const curses = (...kinds: readonly (typeof CURSES)[number][]) =>
  row(...kinds.map((curse) => <CurseSign key={curse} curse={curse} size={40} />));
const merchant = <MerchantPicture size={72} />;

export const pictures: RulePictures = {
  'G-3': () => row(figure('horan', 0), ...['hack', 'haymaker', 'brace', 'war-cry'].map(card), back),
  'G-4': () => row(...['mud-orc', 'stone-grub', 'goblin-slinger'].map(foe)),
  'G-6': () => row(foe('goblin-king')),
  'G-7': () => row(merchant, ...POTIONS.map(potion)),
  'G-23': () => row(<KeyPicture size={40} />, '→', <LockPicture size={34} />),
  'G-28': () => row(card('haymaker'), '→', card('shield-bash'), '→', card('war-cry')),
  'G-31': () => effect('attack'),
  'G-32': () => effect('defence'),
  'G-33': () => effect('draw'),
  'G-34': () => effect('heal'),
  'G-38': () => row(figure('victorius', 5), card('thrust'), '+', card('thrust'), '= 4 ≥ 4', foe('mud-orc')),
  'G-42': () => <KeyPicture size={44} />,
  'G-43': () => curses('attack', 'defence', 'draw', 'heal'),
  'G-44': () => curses('red', 'blue', 'green', 'yellow'),
  'G-45': () => curses('weapon', 'armour'),
  'G-49': () =>
    row(
      <GearPicture name="bone-knife" kind="weapon" size={56} />,
      <GearPicture name="chain-mail" kind="armour" size={56} />,
    ),
  'G-53': () => row(card('thrust'), '→', merchant, '→', potion('healing')),
  'G-61': () => potion('strength'),
  'G-63': () => row(potion('healing'), hearts(2), '→', hearts(5)),
  'G-65': () => potion('countercurse'),
  'G-68': () => row(hearts(0), '→', hearts(5)),
  'G-71': () => row(figure('argentus', 0), <CardSign colour="blue" size={44} />),
  'G-72': () => figure('horan', 4),
  'G-73': () => figure('xanros', 2),
  'G-74': () => figure('aderyn', 3),
  'G-75': () => figure('victorius', 5),
  'G-76': () => figure('taia', 1),
};
