import { CURSES, goblin, OURS, POTIONS } from '@undercroft/goblin';
import { FoePicture } from '../art/goblin/Foe.tsx';
import { CardSign, EffectSign } from '../art/goblin/signs.tsx';
import { CurseSign, GearPicture, PotionPicture } from '../art/goblin/Things.tsx';
import { GoblinFigure, RigorFigure } from '../art/kragmortha/Figure.tsx';

export function Goblins() {
  return (
    <>
      <Foes />
      <Signs />
    </>
  );
}

/** Every foe, weapon, armour and potion of Karak: Goblin. */
function Foes() {
  return [96, 52].map((size) => (
    <div className="row" key={size}>
      {goblin.set.foes.map(({ name }) => (
        <FoePicture key={name} name={name} size={size} />
      ))}
      {Object.entries(OURS.gear).map(([name, { kind }]) => (
        <GearPicture key={name} name={name} kind={kind} size={size} />
      ))}
      {POTIONS.map((potion) => (
        <PotionPicture key={potion} potion={potion} size={size} />
      ))}
      {CURSES.map((curse) => (
        <CurseSign key={curse} curse={curse} size={size / 2} />
      ))}
    </div>
  ));
}

function Signs() {
  return [110, 44].map((width) => (
    <div className="row" key={width}>
      {[0, 8, 9, 10, 11, 12, 13, 14, 15].map((seat) => (
        <svg
          key={seat}
          viewBox="-24 -16 134 150"
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
