import { ARMIES, type Karak2, oddsAgainst, pointsOf, printed } from '@undercroft/karak2';
import { scene } from '@undercroft/karak2/scene';
import type { GameBench } from '../../../table/game/beside.ts';
import { counted } from '../../../table/laying/counted.ts';
import { stateOf } from '../../../table/laying/stateOf.ts';
import { ArmyOf, Land, landOf } from '../told.tsx';
import { wordsOf } from '../words/index.ts';
import { amongEnemies, asItLies, bagOf, bare, inWords, type Laid, overfull, stackOf } from './laid.ts';
import { HeroPart, Tapped } from './Tapped.tsx';

const figures = ({ heroes }: Laid) => heroes.map(({ hero }) => hero);

/** Karak 2 laid as it lies before people. */
export const bench: GameBench<Karak2, Laid> = {
  bare,
  asItLies,
  figures,
  wrong(box, laid, say) {
    const [fighting, units] = [amongEnemies(laid), overfull(box, laid)];
    if (fighting !== null) return wordsOf(say.language).bench.fighting({ hero: say.name(fighting) });
    return units === null ? null : wordsOf(say.language).bench.overfull({ hero: say.name(units) });
  },
  left: (box, laid, say) => [
    ...counted(stackOf(box, laid).map(landOf)).map(({ one, count }) => ({
      ...{ label: say.called(one), count },
      picture: <Land land={one} gorges={[]} />,
    })),
    ...counted(bagOf(box, laid)).map(({ one, count }) => ({
      ...{ label: say.called(one), count },
      picture: <ArmyOf army={one} strength={printed(box).strength[one]} />,
    })),
  ],
  state: (box, laid) => stateOf(box, scene, figures(laid), inWords(box, laid)),
  Bench: Tapped,
  Hero: HeroPart,
  points: (_box, state, seat) => pointsOf(state, seat),
  foes: (box, state, seat, say) =>
    ARMIES.map((army) => {
      const strength = printed(box).strength[army];
      return {
        label: say.called(army),
        picture: <ArmyOf army={army} strength={strength} />,
        win: oddsAgainst(box, state, seat, { strength, general: false }).win,
      };
    }),
};
