import { COLOURS, COUNTS, type Foe, HEROES, type Hero, POTIONS, type SetFile } from '@undercroft/goblin';
import type { ReactNode } from 'react';
import { CardBack, KeyPicture, MerchantPicture, PotionPicture } from '../../art/goblin/Things.tsx';
import { HeroPortrait } from '../../art/Hero.tsx';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { card, cut, plainBack, zoomed } from '../../table/box/cuts.tsx';
import { numberIn } from '../../table/box/piece.ts';
import type { Cut, GamePaper, PieceProps } from '../../table/game/beside.ts';
import { FoeFace } from './Foe.tsx';
import { drawPiece, foeIn } from './pieces.tsx';

/** Hearts are cards of their own, for each who plays. */
const SEATS = 5;

const LEVELS = ['I', 'II', 'III'] as const;

/** Karak: Goblin of paper: cards. What a monster guards is on its back. */
export const paper: GamePaper<SetFile> = {
  cuts(piece, set) {
    const { section, name, value, say } = piece;
    const label = say.called(name);
    if (section === 'monsters') return monsters(piece, set);
    if (section === 'gatekeepers')
      return [cut('card', label, <FoeCard piece={piece} rewards={['key']} />, key(numberIn(value.level)))];
    if (section === 'lords')
      return [cut('card', label, <FoeCard piece={piece} rewards={[]} />, <CardBack />)];
    const hero = HEROES.find((known) => known === name);
    return section === 'heroes' && hero !== undefined ? heroCuts(hero, piece, set) : [];
  },

  besides: (say) => [
    cut('card', 'hearts', <HitPoint size={150} />, <HitPoint lost size={150} />, COUNTS.hearts.count * SEATS),
    ...POTIONS.map((potion) =>
      card(
        say.called(potion),
        <PotionPicture potion={potion} size={110} />,
        <p>{say.tells(potion)}</p>,
        <CardBack />,
        COUNTS.potions.count,
      ),
    ),
    ...[...LEVELS, 'X'].map((row) => cut('card', row, plainBack(row))),
    cut('card', 'merchant', plainBack(<MerchantPicture key="merchant" size={170} />)),
  ],
};

/** Cards on screens are half as large. */
const large = (picture: ReactNode) => zoomed(2.12, picture);

/** An action card or a piece of equipment, as the set says it. */
function faceOf(name: string, set: SetFile, say: PieceProps['say']): ReactNode {
  const section = name in set.gear ? 'gear' : 'actions';
  const value = (set[section] as Readonly<Record<string, PieceProps['value']>>)[name] ?? {};
  return large(drawPiece({ section, name, value, say }));
}

const key = (level: number) => plainBack(<KeyPicture key="key" size={120} />, LEVELS[level - 1]);

interface FoeCardProps {
  readonly piece: PieceProps;
  readonly rewards: Foe['rewards'];
}

const FoeCard = ({ piece, rewards }: FoeCardProps) =>
  large(
    <span style={{ display: 'block', width: 112, height: 156 }}>
      <FoeFace say={piece.say} foe={foeIn(piece, rewards)} />
    </span>,
  );

/** What the face promises of what is on the back: a colour, or what kind of equipment. */
function promised(back: string, { actions, gear }: SetFile): Foe['rewards'] {
  const colour = COLOURS.find((known) => known === actions[back]?.colour);
  return colour === undefined ? (gear[back] === undefined ? [] : [gear[back].kind]) : [colour];
}

const monsters = (piece: PieceProps, set: SetFile): Cut[] =>
  (Array.isArray(piece.value.backs) ? piece.value.backs.map(String) : []).map((back) =>
    cut(
      'card',
      `${piece.say.called(piece.name)}: ${piece.say.called(back)}`,
      <FoeCard piece={piece} rewards={promised(back, set)} />,
      faceOf(back, set, piece.say),
    ),
  );

/** A hero's card, and the six it begins with. */
function heroCuts(hero: Hero, { value, say }: PieceProps, set: SetFile): Cut[] {
  // A list is all that stands there: it has no fields.
  const [start] = Object.values(value);
  return [
    card(
      say.called(hero),
      <HeroPortrait hero={hero} seat={HEROES.indexOf(hero)} size={120} />,
      <p>{say.tells(hero)}</p>,
    ),
    ...(Array.isArray(start) ? start.map(String) : []).map((name) =>
      cut('card', say.called(name), faceOf(name, set, say), <CardBack />),
    ),
  ];
}
