import { ChestToken, MonsterToken } from '../../art/karak/Token.tsx';
import styles from '../../table/board/GrowingBoard.module.css';
import type { Shown } from './passing.ts';
import { TILE } from './places.ts';
import { useSeen, useTable } from './seen.ts';

/** Tokens just out of the bag, held over the room they were drawn for. */
export function Drawn() {
  const strengths = useTable().box.set.tokens;
  const drawn = useSeen(({ view }) => drawnIn(view));
  const dungeon = useSeen(({ view }) => view.dungeon);
  if (drawn === null) return null;
  const { at, tokens } = drawn;
  return tokens.map((token, index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: two equal tokens differ in nothing else
      key={index}
      transform={`translate(${dungeon.x[at] * TILE + 50 + (index - (tokens.length - 1) / 2) * 84 - 38} ${dungeon.y[at] * TILE - 50})`}
    >
      <g className={styles.drawn}>
        <g transform="scale(.76)">
          {token === 'chest' ? (
            <ChestToken />
          ) : (
            <MonsterToken monster={token} strength={strengths[token].strength} />
          )}
        </g>
      </g>
    </g>
  ));
}

function drawnIn(view: Shown) {
  const ask = view.asks.at(-1);
  const drawn = view.drawn ?? (ask?.kind === 'fate' ? ask : null);
  return drawn === null ? null : { tokens: drawn.tokens, at: view.heroes[drawn.seat].at };
}
