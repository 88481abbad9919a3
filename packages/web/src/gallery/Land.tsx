import { ARMIES, BUILDINGS, GOODS, HEROES, KARAK2_SET, LANDS, UNITS } from '@undercroft/karak2';
import { ArmyFigure, ArmyPicture, GeneralToken } from '../art/karak2/ArmyToken.tsx';
import { ExploreGlow, HexBack, HexGlow, PlagueCloud } from '../art/karak2/Board.tsx';
import { City, WorkPicture } from '../art/karak2/City.tsx';
import { FightDie, UnitDie } from '../art/karak2/Dice.tsx';
import { GoodPicture } from '../art/karak2/goods.tsx';
import { HeroFigure, HeroPortrait } from '../art/karak2/Hero.tsx';
import { PIECES, type Piece, PiecePicture } from '../art/karak2/items.tsx';
import { Gorge, LandTile } from '../art/karak2/Land.tsx';
import { FalconSign, FameSign, RideSign } from '../art/karak2/signs.tsx';
import { STANDEE_BOX } from '../art/seat.tsx';

const TILES = ['castle', 'start-forest', 'start-farm', ...LANDS.first, ...LANDS.second, 'hells-maw'];
const AROUND = '-74 -74 148 148';

/** Everything drawn for Karak 2. */
export function Land() {
  return (
    <>
      {[150, 80].map((width) => (
        <div className="row" key={width}>
          {TILES.map((tile, index) => (
            <svg key={tile} viewBox={AROUND} width={width} aria-hidden="true">
              <LandTile tile={tile} seed={index} />
              {index % 3 === 0 && <Gorge direction={index % 6} />}
            </svg>
          ))}
          <svg viewBox={AROUND} width={width} aria-hidden="true">
            <LandTile tile="forest-1" seed={1} />
            <HexGlow />
          </svg>
          <svg viewBox={AROUND} width={width} aria-hidden="true">
            <ExploreGlow from={0} />
          </svg>
          <svg viewBox={AROUND} width={width} aria-hidden="true">
            <HexBack level={2} />
          </svg>
        </div>
      ))}
      {[110, 56].map((size) => (
        <div className="row" key={size}>
          {ARMIES.map((army) => (
            <ArmyPicture key={army} army={army} strength={KARAK2_SET.armies[army].strength.B} size={size} />
          ))}
          {ARMIES.map((army) => (
            <svg
              key={army}
              viewBox="-14 -12 126 128"
              width={size}
              style={{ background: '#41633c' }}
              aria-hidden="true"
            >
              <ArmyFigure army={army} strength={KARAK2_SET.armies[army].strength.B} />
            </svg>
          ))}
          <svg viewBox="-6 -22 112 132" width={size} aria-hidden="true">
            <GeneralToken strength={15} praetorians={5} />
          </svg>
        </div>
      ))}
      <div className="row">
        {HEROES.map((hero, seat) => (
          <svg
            key={hero}
            viewBox={STANDEE_BOX}
            width="130"
            style={{ background: '#5b6a4a' }}
            aria-hidden="true"
          >
            <HeroFigure hero={hero} seat={seat} unconscious={false} />
          </svg>
        ))}
        {HEROES.map((hero, seat) => (
          <HeroPortrait key={hero} hero={hero} seat={seat} size={72} />
        ))}
      </div>
      <div className="row">
        {['000000', '101010', '111111'].map((built, seat) => (
          <svg key={built} viewBox={AROUND} width="130" style={{ background: '#5b6a4a' }} aria-hidden="true">
            <City seat={seat} built={built} />
            {seat === 2 && <PlagueCloud />}
          </svg>
        ))}
        {BUILDINGS.map((work) => (
          <WorkPicture key={work} work={work} seat={1} size={64} />
        ))}
        {GOODS.map((good) => (
          <GoodPicture key={good} good={good} size={48} />
        ))}
        <RideSign size={48} />
        <FalconSign size={48} />
        <FameSign size={48} />
      </div>
      <div className="row">
        {(Object.keys(PIECES) as Piece[]).map((piece) => (
          <PiecePicture key={piece} piece={piece} size={56} />
        ))}
      </div>
      <div className="row">
        {(['hero', ...UNITS] as const).map((kind, index) => (
          <span key={kind}>
            <UnitDie kind={kind} size={56} />
            <FightDie kind={kind} swords={index % 4} skulls={0} />
            <FightDie kind={kind} swords={0} skulls={1 + (index % 2)} />
          </span>
        ))}
      </div>
    </>
  );
}
