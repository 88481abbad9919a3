import type { Item } from '@undercroft/karak';
import { useState } from 'react';
import { Die, DieFace } from '../art/Die.tsx';
import { BagPicture, CurseMark, HitPoint, ItemPicture, TileBack } from '../art/karak/Pieces.tsx';
import { Button } from '../controls/Button.tsx';

const COUNTS: Readonly<Record<Item, string>> = {
  daggers: '+1',
  sword: '+2',
  axe: '+3',
  flames: '+1',
  'healing-portal': '',
  key: '',
  treasure: '1',
  ruby: '1½',
};
const items = Object.keys(COUNTS) as Item[];

export function Pieces() {
  const [throws, setThrows] = useState(0);
  return (
    <>
      <div className="row">
        {items.map((item) => (
          <ItemPicture key={item} item={item} size={72} counts={COUNTS[item]} />
        ))}
        {items.map((item) => (
          <ItemPicture key={item} item={item} size={36} />
        ))}
      </div>
      <div className="row">
        {[1, 2, 3, 4, 5].map((point) => (
          <HitPoint key={point} lost={point > 3} size={44} />
        ))}
        {[1, 2, 3, 4, 5].map((point) => (
          <HitPoint key={point} lost={point > 3} size={22} />
        ))}
        {[72, 32].map((size) => (
          <svg key={size} viewBox="0 0 100 100" width={size} aria-hidden="true">
            <CurseMark />
          </svg>
        ))}
        <BagPicture size={84} />
        <svg viewBox="0 0 100 100" width="84" aria-hidden="true">
          <TileBack />
        </svg>
      </div>
      <div className="row" style={{ gap: 32, padding: 16 }}>
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <Die
            key={`${value} ${throws}`}
            value={((value + throws * 5) % 6) + 1}
            size={64}
            rolled={throws > 0}
          />
        ))}
        {[1, 2, 3, 4, 5, 6].map((value) => (
          <DieFace key={value} value={value} size={28} />
        ))}
        <Button look="ember" onClick={() => setThrows(throws + 1)}>
          Roll
        </Button>
      </div>
    </>
  );
}
