import {
  type Karak,
  oddsAgainst,
  pointsOf,
  SHAPES,
  type Shape,
  type TileKind,
  tokensOf,
} from '@undercroft/karak';
import { scene } from '@undercroft/karak/scene';
import type { GameBench } from '../../../table/game/beside.ts';
import { counted } from '../../../table/laying/counted.ts';
import { stateOf } from '../../../table/laying/stateOf.ts';
import { TilePicture, TokenPicture } from '../told.tsx';
import { wordsOf } from '../words/index.ts';
import { amongMonsters, asItLies, bagOf, bare, inWords, type Laid, stackOf } from './laid.ts';
import { HeroPart, Tapped } from './Tapped.tsx';

const figures = ({ heroes }: Laid) => heroes.map(({ hero }) => hero);

/** Karak laid as it lies before people. */
export const bench: GameBench<Karak, Laid> = {
  bare,
  asItLies,
  figures,
  wrong(box, laid, say) {
    const hero = amongMonsters(box, laid);
    return hero === null ? null : wordsOf(say.language).bench.fighting({ hero: say.name(hero) });
  },
  left: (box, laid, say) => [
    ...counted(stackOf(box, laid)).map(({ one, count }) => {
      const [kind, shape] = one.split('-') as [TileKind, Shape];
      const label = `${say.called(kind)}: ${wordsOf(say.language).bench.shapes[shape]}`;
      return { label, count, picture: <TilePicture kind={kind} doors={SHAPES[shape]} /> };
    }),
    ...counted(bagOf(box, laid)).map(({ one, count }) => ({
      ...{ label: say.called(one), count },
      picture: <TokenPicture token={one} set={box.set} />,
    })),
  ],
  state: (box, laid) => stateOf(box, scene, figures(laid), inWords(box, laid)),
  Bench: Tapped,
  Hero: HeroPart,
  points: (box, { heroes }, seat) => pointsOf(heroes[seat], box.set),
  foes: (box, state, seat, say) =>
    tokensOf(box.set)
      .filter((token) => token !== 'chest')
      .map((token) => ({
        label: say.called(token),
        picture: <TokenPicture token={token} set={box.set} />,
        win: oddsAgainst(box, state, seat, token, false).plain.win,
      })),
};
