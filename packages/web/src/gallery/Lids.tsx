import { GAME_NAMES } from '@undercroft/games';
import { Lid } from '../art/Lid.tsx';

export function Lids() {
  return [300, 150, 80].map((width) => (
    <div className="row" key={width}>
      {GAME_NAMES.map((game) => (
        <div key={game} style={{ width }}>
          <Lid game={game} />
        </div>
      ))}
    </div>
  ));
}
