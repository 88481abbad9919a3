import {
  HEARTS,
  HEROES,
  type Hero,
  type Item,
  type KarakSet,
  type Monster,
  pointsFor,
  rewardOf,
  SHAPES,
  type Shape,
  SKILLS,
  slotOf,
  TILE_KINDS,
  type Token,
} from '@undercroft/karak';
import type { ReactNode } from 'react';
import { HeroFigure, HeroPortrait } from '../../art/Hero.tsx';
import { CurseMark, HitPoint, ItemPicture, TileBack } from '../../art/karak/Pieces.tsx';
import { Tile } from '../../art/karak/Tile.tsx';
import { ChestToken, MonsterToken } from '../../art/karak/Token.tsx';
import { cut, poweredCard, standee } from '../../table/box/cuts.tsx';
import { numberIn } from '../../table/box/piece.ts';
import type { Cut, GamePaper, PieceProps } from '../../table/game/beside.ts';

/** So many play at most, each with hearts of their own. */
const SEATS = 5;

/** Karak of paper: tiles, tokens with what they guard on their back, heroes, hearts and the curse. */
export const paper: GamePaper<KarakSet> = {
  cuts(piece, set) {
    const { section, name, value, say } = piece;
    if (section === 'tiles') return tiles(piece);
    if (section === 'tokens' || section === 'monsters') {
      const guards = section === 'monsters' ? (value.reward as Item) : rewardOf(set, name as Token);
      const face = <TokenFace name={name} strength={numberIn(value.strength)} />;
      return [
        cut('token', say.called(name), face, <Reward item={guards} set={set} />, numberIn(value.count)),
      ];
    }
    const hero = HEROES.find((known) => known === name);
    return section === 'heroes' && hero !== undefined ? heroCuts(hero, piece) : [];
  },

  besides(say, set) {
    const figures =
      set.heroes === undefined ? HEROES.flatMap((hero) => heroCuts(hero, printed(hero, say))) : [];
    return [
      cut('tile', say.called('start'), square(<Tile kind="start" doors={SHAPES.cross} />), BACK),
      ...figures,
      cut('counter', 'hearts', <HitPoint size={46} />, <HitPoint lost size={46} />, HEARTS * SEATS),
      cut('token', 'curse', square(<CurseMark />)),
    ];
  },
};

const square = (drawn: ReactNode) => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    {drawn}
  </svg>
);

const BACK = square(<TileBack />);

/** One for each shape; no two of them look quite alike. */
function tiles({ name, value, say }: PieceProps): Cut[] {
  const kind = TILE_KINDS.find((known) => known === name);
  if (kind === undefined) return [];
  return (Object.keys(SHAPES) as Shape[]).flatMap((shape) =>
    Array.from({ length: numberIn(value[shape]) }, (_, variant) =>
      cut(
        'tile',
        `${say.called(name)}: ${shape} ${variant + 1}`,
        square(<Tile kind={kind} doors={SHAPES[shape]} variant={variant} />),
        BACK,
      ),
    ),
  );
}

const TokenFace = ({ name, strength }: { readonly name: string; readonly strength: number }) => (
  <svg viewBox="-2 -2 104 108" aria-hidden="true">
    {name === 'chest' ? <ChestToken /> : <MonsterToken monster={name as Monster} strength={strength} />}
  </svg>
);

/** What lies there once the monster is beaten. */
function Reward({ item, set }: { readonly item: Item; readonly set: KarakSet }) {
  const slot = slotOf(set, item);
  const own = { ...set.items, ...set.weapons, ...set.spells } as Readonly<
    Record<string, { readonly bonus?: number } | undefined>
  >;
  const bonus = own[item]?.bonus ?? 0;
  const points = slot === 'treasures' ? pointsFor(set, item as 'treasure' | 'ruby') : 0;
  const counts = points > 0 ? `${Math.floor(points) || ''}${points % 1 === 0.5 ? '½' : ''}` : `+${bonus}`;
  return <ItemPicture item={item} slot={slot} size={88} {...((points > 0 || bonus > 0) && { counts })} />;
}

const printed = (hero: Hero, say: PieceProps['say']): PieceProps => ({
  section: 'heroes',
  name: hero,
  value: { powers: SKILLS[hero] },
  say,
});

/** A hero to stand on the tiles, and a card with what it can do. */
function heroCuts(hero: Hero, piece: PieceProps): Cut[] {
  const { powers } = piece.value;
  const seat = HEROES.indexOf(hero);
  return [
    standee(piece.say.called(hero), <HeroFigure hero={hero} seat={seat} />),
    poweredCard(
      piece,
      <HeroPortrait hero={hero} seat={seat} size={110} />,
      Array.isArray(powers) ? powers : [],
    ),
  ];
}
