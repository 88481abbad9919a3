import { type GameName, Lid } from '../art/Lid.tsx';

const games: readonly GameName[] = ['karak', 'karak2', 'goblin', 'kragmortha'];

export function Lids() {
  return [300, 150, 80].map((width) => (
    <div className="row" key={width}>
      {games.map((game) => (
        <div key={game} style={{ width }}>
          <Lid game={game} />
        </div>
      ))}
    </div>
  ));
}
