import type { GameName } from '@undercroft/games';
import { builtIn, isFields, sectionsOf } from '@undercroft/sets/workshop';
import { use } from 'react';
import { besideOf } from '../../games/beside.ts';
import { Lid } from '../../games/Lid.tsx';
import { openGame } from '../../games/open.ts';

export const openDrawings = (game: GameName) =>
  Promise.all([openGame(game, 'en'), besideOf(game).pieces(), besideOf(game).pictures()]);

/** Everything drawn of one game, by what it brings itself: its lid, its figures, its components, its rulebook's pictures. */
export function GamePieces({
  game,
  drawings,
}: {
  game: GameName;
  drawings: ReturnType<typeof openDrawings>;
}) {
  const [opened, draw, pictures] = use(drawings);
  const { Figure, Portrait } = opened.screen;
  const pieces = sectionsOf(opened.game, builtIn(opened.game)).flatMap(({ name: section, things }) =>
    things.map(({ path, name, value }) => ({
      key: path.join(),
      piece: { section, name, value: isFields(value) ? value : { '': value }, say: opened.say },
    })),
  );
  return (
    <>
      <div className="row">
        {[300, 150, 80].map((width) => (
          <div key={width} style={{ width }}>
            <Lid game={game} />
          </div>
        ))}
      </div>
      {[180, 90, 44].map((size) => (
        <div className="row" key={size}>
          {opened.game.figures.map((figure, look) => (
            <span key={figure} style={{ width: size }}>
              {Figure && <Figure figure={figure} look={look} />}
              <Portrait figure={figure} look={look} size={size} />
            </span>
          ))}
        </div>
      ))}
      {[1, 0.5, 0.25].map((zoom) => (
        <div className="row" key={zoom} style={{ zoom }} data-zoom={zoom < 0.5 ? 'far' : 'near'}>
          {pieces.map(({ key, piece }) => (
            <figure key={key}>
              {draw(piece)}
              <figcaption>{piece.name}</figcaption>
            </figure>
          ))}
        </div>
      ))}
      <div className="row">
        {Object.entries(pictures).map(([rule, Picture]) => (
          <figure key={rule}>
            <Picture />
            <figcaption>{rule}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
