import type { Item, Monster } from '@undercroft/karak';
import { ITEMS } from '../art/karak/items.tsx';
import { ChestToken, ItemToken, MonsterToken } from '../art/karak/Token.tsx';

const STRENGTH: readonly (readonly [Monster, number])[] = [
  ['rat', 5],
  ['giant-spider', 6],
  ['mummy', 7],
  ['skeleton-turnkey', 8],
  ['skeleton-warrior', 9],
  ['skeleton-king', 10],
  ['fallen', 12],
  ['dragon', 15],
];
const items = Object.keys(ITEMS) as Item[];

export function Tokens() {
  return [130, 64, 36, 18].map((size) => (
    <div className="row" key={size} data-zoom={size < 30 ? 'far' : 'near'}>
      {STRENGTH.map(([monster, strength]) => (
        <svg key={monster} viewBox="-2 -2 104 108" width={size} aria-hidden="true">
          <MonsterToken monster={monster} strength={strength} />
        </svg>
      ))}
      {[false, true].map((open) => (
        <svg key={String(open)} viewBox="0 0 100 100" width={size} aria-hidden="true">
          <ChestToken open={open} />
        </svg>
      ))}
      {items.map((item) => (
        <svg key={item} viewBox="0 0 100 100" width={size * 0.8} aria-hidden="true">
          <ItemToken item={item} />
        </svg>
      ))}
    </div>
  ));
}
