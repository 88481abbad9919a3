import { CardSign, EffectSign } from '../art/goblin/signs.tsx';
import { GoblinFigure, RigorFigure } from '../art/kragmortha/Figure.tsx';

export function Goblins() {
  return [110, 44].map((width) => (
    <div className="row" key={width}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((seat) => (
        <svg
          key={seat}
          viewBox="-10 -4 120 140"
          width={width}
          style={{ background: '#4a3a5e' }}
          aria-hidden="true"
        >
          <GoblinFigure seat={seat} />
        </svg>
      ))}
      <svg viewBox="-10 -4 120 140" width={width} style={{ background: '#4a3a5e' }} aria-hidden="true">
        <RigorFigure />
      </svg>
      {(['blue', 'red', 'green', 'yellow'] as const).map((colour) => (
        <CardSign key={colour} colour={colour} size={width / 2} />
      ))}
      {(['attack', 'defence', 'draw', 'heal'] as const).map((effect) => (
        <EffectSign key={effect} effect={effect} size={width / 2} />
      ))}
    </div>
  ));
}
