import { type CURSES, goblin, POTIONS, type Potion } from '@undercroft/goblin';
import { Fragment, type ReactNode } from 'react';
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
import { HitPoint } from '../../art/karak/Pieces.tsx';
import type { RulePictures } from '../../table/game/beside.ts';
import { Pair, Row, Sign, Stands } from '../../table/rulebook/kit.tsx';
import { Card } from './Card.tsx';
import { cardOf, foeOf } from './cards.ts';
import { FoeFace } from './Foe.tsx';

/** Any card of that face will do, so none is named. */
const AT = { say: { called: () => '' } };

/** Several of a kind, each once. */
const each = <N extends string>(names: readonly N[], draw: (name: N) => ReactNode) =>
  names.map((name) => <Fragment key={name}>{draw(name)}</Fragment>);

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
const hearts = (left: number) => (
  <Pair>
    {[1, 2, 3, 4, 5].map((point) => (
      <HitPoint key={point} lost={point > left} size={24} />
    ))}
  </Pair>
);
const potion = (name: Potion) => <PotionPicture potion={name} size={52} />;
const figure = (hero: (typeof goblin.figures)[number], seat: number) => (
  <Stands>
    <HeroFigure hero={hero as 'horan'} seat={seat} />
  </Stands>
);
const effect = (name: 'attack' | 'defence' | 'draw' | 'heal') => <EffectSign effect={name} size={40} />;

export const pictures: RulePictures = {
  'G-3': () => (
    <Row>
      {figure('horan', 0)}
      {each(['hack', 'haymaker', 'brace', 'war-cry'], card)}
      {back}
    </Row>
  ),
  'G-4': () => <Row>{each(['mud-orc', 'stone-grub', 'goblin-slinger'], foe)}</Row>,
  'G-6': () => <Row>{foe('goblin-king')}</Row>,
  'G-7': () => (
    <Row>
      <MerchantPicture size={72} />
      {each(POTIONS, potion)}
    </Row>
  ),
  'G-23': () => (
    <Row>
      <KeyPicture size={40} />
      <Sign>→</Sign>
      <LockPicture size={34} />
    </Row>
  ),
  'G-28': () => (
    <Row>
      {card('haymaker')}
      <Sign>→</Sign>
      {card('shield-bash')}
      <Sign>→</Sign>
      {card('war-cry')}
    </Row>
  ),
  'G-31': () => effect('attack'),
  'G-32': () => effect('defence'),
  'G-33': () => effect('draw'),
  'G-34': () => effect('heal'),
  'G-38': () => (
    <Row>
      {figure('victorius', 5)}
      {card('thrust')}
      <Sign>+</Sign>
      {card('thrust')}
      <Sign>= 4 ≥ 4</Sign>
      {foe('mud-orc')}
    </Row>
  ),
  'G-42': () => <KeyPicture size={44} />,
  'G-43': () => <Curses kinds={['attack', 'defence', 'draw', 'heal']} />,
  'G-44': () => <Curses kinds={['red', 'blue', 'green', 'yellow']} />,
  'G-45': () => <Curses kinds={['weapon', 'armour']} />,
  'G-49': () => (
    <Row>
      <GearPicture name="bone-knife" kind="weapon" size={56} />
      <GearPicture name="chain-mail" kind="armour" size={56} />
    </Row>
  ),
  'G-53': () => (
    <Row>
      {card('thrust')}
      <Sign>→</Sign>
      <MerchantPicture size={72} />
      <Sign>→</Sign>
      {potion('healing')}
    </Row>
  ),
  'G-61': () => potion('strength'),
  'G-63': () => (
    <Row>
      {potion('healing')}
      {hearts(2)}
      <Sign>→</Sign>
      {hearts(5)}
    </Row>
  ),
  'G-65': () => potion('countercurse'),
  'G-68': () => (
    <Row>
      {hearts(0)}
      <Sign>→</Sign>
      {hearts(5)}
    </Row>
  ),
  'G-71': () => (
    <Row>
      {figure('argentus', 0)}
      <CardSign colour="blue" size={44} />
    </Row>
  ),
  'G-72': () => figure('horan', 4),
  'G-73': () => figure('xanros', 2),
  'G-74': () => figure('aderyn', 3),
  'G-75': () => figure('victorius', 5),
  'G-76': () => figure('taia', 1),
};

const Curses = ({ kinds }: { kinds: readonly (typeof CURSES)[number][] }) => (
  <Row>
    {kinds.map((curse) => (
      <CurseSign key={curse} curse={curse} size={40} />
    ))}
  </Row>
);
