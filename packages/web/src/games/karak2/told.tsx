import {
  type Amulet,
  ARMIES,
  type Army,
  againOf,
  amuletsOf,
  bends,
  diceOf,
  type Karak2,
  type Karak2Set,
  type Karak2View,
  MAW,
  printed,
  UNITS,
  type Unit,
} from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import { ArmyPicture } from '../../art/karak2/ArmyToken.tsx';
import { FightDie } from '../../art/karak2/Dice.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Gorge, LandTile } from '../../art/karak2/Land.tsx';
import type { GameTold, OnTable } from '../../table/game/beside.ts';
import type { LuckAsked } from '../../table/sources/client.ts';
import { nameOf } from './names.ts';
import { wordsOf } from './words/index.ts';

const SIZE = 56;
const EDGES = [0, 1, 2, 3, 4, 5] as const;

/** Karak 2 with the box on the table. */
export const boxOnTable: GameTold<Karak2> = {
  atOnce: (_at, answer) => answer === 'roll' || answer === 'reroll',

  offers({ box, say }, { purpose }, thing) {
    const name = String(thing);
    if (purpose === 'tiles') {
      const land = landOf(name);
      const { gorges } = printed(box).tiles[name];
      const edges = EDGES.filter((edge) => (gorges >> edge) & 1);
      const ways = edges.map((edge) => edge + 1).join(', ');
      const label = edges.length === 0 ? say.called(land) : `${say.called(land)}: ${ways}`;
      return [{ label, picture: <Land land={land} gorges={edges} />, lies: null }];
    }
    if (purpose === 'amulets') {
      const amulet = name as Amulet;
      return [
        {
          label: say.called(nameOf(amulet)),
          picture: <PiecePicture piece={amulet} size={SIZE} />,
          lies: null,
        },
      ];
    }
    const army = name as Army;
    return [
      {
        label: say.called(army),
        picture: <ArmyOf army={army} strength={printed(box).strength[army]} />,
        lies: null,
      },
    ];
  },

  which({ say }, { answer, purpose }) {
    const isPlaced = purpose === 'tiles' && typeof answer === 'object' && 'explore' in answer;
    return isPlaced ? wordsOf(say.language).goesHere : null;
  },

  side({ box, view, say }, luck, die, value) {
    const { heroDie, dice } = printed(box);
    const unit = unitsThrown(box.set, view, luck)[die];
    const { swords, skulls } = unit === undefined ? heroDie : dice[UNITS.indexOf(unit)];
    const [sharp, grim] = [swords[value - 1], skulls[value - 1]];
    const words = wordsOf(say.language);
    const shows = grim > 0 ? words.skulls({ count: grim }) : words.swords({ count: sharp });
    return {
      label: unit === undefined ? shows : `${say.called(unit)}: ${shows}`,
      picture: <FightDie kind={unit ?? 'hero'} swords={sharp} skulls={grim} size={44} />,
    };
  },

  layOut(box, say) {
    const { strength, tiles } = printed(box);
    const lands = Object.entries(tiles);
    const looksOf = (land: string): OnTable => ({
      label: say.called(land),
      picture: <Land land={land} gorges={[]} />,
    });
    return [
      ...[...new Set(lands.map(([name]) => landOf(name)))].map((land) => ({
        ...looksOf(land),
        count: lands.filter(([name]) => landOf(name) === land).length,
      })),
      ...ARMIES.map((army) => ({
        label: say.called(army),
        count: box.set.armies[army].count,
        picture: <ArmyOf army={army} strength={strength[army]} />,
      })),
      ...amuletsOf(box.set).map((amulet) => ({
        label: say.called(nameOf(amulet)),
        count: 1,
        picture: <PiecePicture piece={amulet} size={SIZE} />,
      })),
    ];
  },
};

/** Copies of a land differ in their gorges alone. */
export const landOf = (tile: string): string => (tile === MAW ? tile : tile.replace(/-\d+$/, ''));

/** Whose dice are thrown, in their order; none where it is the hero's own. */
function unitsThrown(set: Karak2Set, view: Karak2View, { purpose, dice, seat }: LuckAsked): readonly Unit[] {
  const ask = view.asks.at(-1);
  if (purpose === 'hero-die') return [];
  if (ask?.kind === 'fight')
    return purpose === 'again' &&
      (dice?.count ?? 0) === ask.units.length &&
      againOf(bends(set, view, seat), ask) !== 'hero'
      ? ask.units
      : [];
  return ask?.kind === 'muster' ? unitsLeft(set, view, seat, ask.held) : [];
}

const unitsLeft = (set: Karak2Set, view: Karak2View, seat: Seat, held: readonly number[]): Unit[] =>
  diceOf(set, view, seat).flatMap((count, kind) => new Array<Unit>(count - held[kind]).fill(UNITS[kind]));

export const Land = ({ land, gorges }: { readonly land: string; readonly gorges: readonly number[] }) => (
  <svg viewBox="-70 -70 140 140" width={SIZE} height={SIZE} aria-hidden="true">
    <LandTile tile={land} seed={5} />
    {gorges.map((edge) => (
      <Gorge key={edge} direction={edge} />
    ))}
  </svg>
);

export const ArmyOf = (props: { readonly army: Army; readonly strength: number }) => (
  <ArmyPicture {...props} size={SIZE} />
);
