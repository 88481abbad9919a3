import { HEROES } from '@undercroft/karak';
import { HeroFigure, HeroPortrait } from '../art/karak/Hero.tsx';
import { SeatMark, STANDEE_BOX } from '../art/seat.tsx';

export function Heroes() {
  return (
    <>
      {[180, 90, 44].map((width, row) => (
        <div className="row" key={width}>
          {HEROES.map((hero, at) => (
            <svg
              key={hero}
              viewBox={STANDEE_BOX}
              width={width}
              style={{ background: '#93856f' }}
              aria-hidden="true"
            >
              <HeroFigure hero={hero} seat={(at + row * 3) % 8} unconscious={row === 1 && at > 3} />
            </svg>
          ))}
        </div>
      ))}
      {[120, 56, 32].map((size) => (
        <div className="row" key={size}>
          {HEROES.map((hero, seat) => (
            <HeroPortrait key={hero} hero={hero} seat={seat} size={size} />
          ))}
        </div>
      ))}
      <div className="row">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((seat) => (
          <SeatMark key={seat} seat={seat} size={36} />
        ))}
      </div>
    </>
  );
}
