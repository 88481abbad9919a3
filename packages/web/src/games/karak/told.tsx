import {
  DIRECTIONS,
  type Direction,
  DOORS,
  fullBag,
  fullStack,
  type Karak,
  type KarakAsk,
  kindOf,
  type TileName,
  type Token,
  usefulAnswers,
  waysToLay,
} from '@undercroft/karak';
import { TileBack } from '../../art/karak/Pieces.tsx';
import { Tile } from '../../art/karak/Tile.tsx';
import { ChestToken, MonsterToken } from '../../art/karak/Token.tsx';
import type { GameTold, Offer } from '../../table/game/beside.ts';
import type { LuckAsked } from '../../table/sources/client.ts';
import type { AtKarak } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** Karak with the box on the table. */
export const boxOnTable: GameTold<Karak> = {
  // A throw that changes nothing is no way on.
  atOnce: ({ box, view, ask }, answer) =>
    answer === 'fight' ||
    (answer === 'reroll' && ask?.kind === 'fight' && usefulAnswers(box, view, ask).includes(answer)),

  offers: (at, luck, thing) =>
    luck.purpose === 'tiles' ? tiles(at, luck, thing as TileName) : [token(at, thing as Token)],

  which: ({ say }, { purpose }) => (purpose === 'tiles' ? wordsOf(say.language).goesHere : null),

  layOut({ set }, say) {
    const bag = fullBag(set);
    return [
      { label: say.called('start'), count: 1, picture: <TilePicture kind="start" doors={15} /> },
      {
        label: wordsOf(say.language).stack,
        count: fullStack(set).length,
        picture: (
          <svg viewBox="0 0 100 100" width="56" aria-hidden="true">
            <TileBack />
          </svg>
        ),
      },
      ...[...new Set(bag)].map((one) => ({
        label: say.called(one),
        count: bag.filter((other) => other === one).length,
        picture: <TokenPicture token={one} set={set} />,
      })),
    ];
  },
};

/** A tile in each way in which it may lie there: whoever sees it knows both. */
function tiles({ view, say, names }: AtKarak, { seat, answer }: LuckAsked, tile: TileName): Offer[] {
  const { at } = view.heroes[seat];
  const direction = typeof answer === 'object' && 'step' in answer ? answer.step : null;
  const toward = DIRECTIONS.indexOf(direction as Direction);
  const kind = kindOf(tile);
  const ways = waysToLay(view.dungeon, at, toward, tile);
  return ways.map((doors) => {
    const lay = { lay: DOORS[doors] };
    const ask: KarakAsk = { kind: 'lay', seat, steps: 0, tile, direction: DIRECTIONS[toward] };
    return {
      label: `${say.called(kind)}: ${say.answer(lay, ask, view, names)}`,
      picture: <TilePicture kind={kind} doors={doors} />,
      lies: ways.length > 1 ? lay : null,
    };
  });
}

const token = ({ box, say }: AtKarak, thing: Token): Offer => ({
  label: say.called(thing),
  picture: <TokenPicture token={thing} set={box.set} />,
  lies: null,
});

export const TilePicture = (props: Parameters<typeof Tile>[0]) => (
  <svg viewBox="0 0 100 100" width="48" height="48" aria-hidden="true">
    <Tile {...props} />
  </svg>
);

export const TokenPicture = ({ token, set }: { readonly token: Token; readonly set: Karak['set'] }) => (
  <svg viewBox="-2 -2 104 108" width="56" aria-hidden="true">
    {token === 'chest' ? (
      <ChestToken />
    ) : (
      <MonsterToken monster={token} strength={set.tokens[token].strength} />
    )}
  </svg>
);
