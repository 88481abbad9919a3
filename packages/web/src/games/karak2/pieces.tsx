import {
  type Amulet,
  ARMIES,
  BUILDINGS,
  GOODS,
  type Hero,
  LANDS,
  type Reward,
  UNITS,
} from '@undercroft/karak2';
import { HeroPortrait } from '../../art/Hero.tsx';
import { ArmyPicture, GeneralToken } from '../../art/karak2/ArmyToken.tsx';
import { WorkPicture } from '../../art/karak2/City.tsx';
import { FightDie, UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Gorge, LandTile } from '../../art/karak2/Land.tsx';
import { PowerCard } from '../../table/box/PowerCard.tsx';
import { listIn, numberIn } from '../../table/box/piece.ts';
import type { DrawPiece, PieceProps } from '../../table/game/beside.ts';

const EDGES = [0, 1, 2, 3, 4, 5] as const;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Karak 2's components as they look in play. */
export const drawPiece: DrawPiece = ({ section, name, value, say }) => {
  if (section === 'powers') return <PowerCard name={name} say={say} />;
  if (section === 'heroes') return <HeroPortrait hero={name as Hero} seat={0} size={96} />;
  if (section === 'amulets') return <PiecePicture piece={name as Amulet} size={96} />;
  if (section === 'items') return <PiecePicture piece={name as Reward} size={96} />;
  const army = ARMIES.find((known) => known === name);
  if (section === 'armies' && army !== undefined) {
    const strength = isRecord(value.strength) ? numberIn(value.strength.B) : 0;
    return <ArmyPicture army={army} strength={strength} size={96} />;
  }
  if (section === 'dice') return <Faces name={name} faces={value.faces} />;
  if (section === 'supply') {
    return (
      <Row>
        {UNITS.filter((unit) => unit in value).map((unit) => (
          <span key={unit}>
            <UnitDie kind={unit} size={34} />
            {numberIn(value[unit])}
          </span>
        ))}
      </Row>
    );
  }
  const building = BUILDINGS.find((known) => known === name);
  if (section === 'city' || (section === 'buildings' && building !== undefined)) {
    return (
      <>
        <WorkPicture work={building ?? 'city'} seat={1} size={72} />
        <Goods counts={value.cost} />
      </>
    );
  }
  const unit = UNITS.find((known) => known === name);
  if (section === 'units' && unit !== undefined) {
    return (
      <>
        <UnitDie kind={unit} size={64} />
        <Goods counts={value.cost} />
      </>
    );
  }
  if (section === 'lands' && [...LANDS.first, ...LANDS.second].some((known) => known === name)) {
    const copies = Array.isArray(value.gorges) ? value.gorges : [];
    return (
      <>
        <Row>
          {copies.map((edges, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a copy is its number
            <Land key={copy} tile={name} gorges={edges} size={copies.length > 1 ? 54 : 96} />
          ))}
        </Row>
        <Goods counts={value.gives} />
      </>
    );
  }
  if (section === 'maw') return <Land tile="hells-maw" gorges={value.gorges} size={104} />;
  if (section === 'general') {
    const [praetorians = 0] = Array.isArray(value.praetorians) ? value.praetorians : [];
    return (
      <svg viewBox="-6 -22 112 132" width="96" aria-hidden="true">
        <GeneralToken strength={numberIn(value.strength)} praetorians={Math.min(9, numberIn(praetorians))} />
      </svg>
    );
  }
  return null;
};

const Row = ({ children }: { children: React.ReactNode }) => (
  <span style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>{children}</span>
);

function Faces({ name, faces }: { name: PieceProps['name']; faces: unknown }) {
  const kind = UNITS.find((unit) => unit === name) ?? 'hero';
  return (
    <span style={{ display: 'grid', gridTemplateColumns: 'repeat(3, auto)', gap: 3 }}>
      {(Array.isArray(faces) ? faces : []).map((face, at) => (
        <FightDie
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place on the die
          key={at}
          kind={kind}
          swords={numberIn(face)}
          skulls={face === 'skull' ? 1 : face === 'two-skulls' ? 2 : 0}
          size={36}
        />
      ))}
    </span>
  );
}

function Goods({ counts }: { counts: unknown }) {
  const list = Array.isArray(counts) ? counts : [];
  return (
    <Row>
      {GOODS.map((good, at) =>
        numberIn(list[at]) > 0 ? (
          <span key={good}>
            <GoodPicture good={good} size={22} />
            {numberIn(list[at])}
          </span>
        ) : null,
      )}
    </Row>
  );
}

function Land({ tile, gorges, size }: { tile: string; gorges: unknown; size: number }) {
  return (
    <svg viewBox="-70 -70 140 140" width={size} height={size} aria-hidden="true">
      <LandTile tile={tile} seed={5} />
      {listIn(gorges, EDGES).map((edge) => (
        <Gorge key={edge} direction={edge} />
      ))}
    </svg>
  );
}
