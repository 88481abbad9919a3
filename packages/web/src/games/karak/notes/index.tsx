import type { Karak, TileKind } from '@undercroft/karak';
import type { ReactNode } from 'react';
import { CurseMark, HitPoint, ItemPicture } from '../../../art/karak/Pieces.tsx';
import { Tile } from '../../../art/karak/Tile.tsx';
import { ChestToken, MonsterToken } from '../../../art/karak/Token.tsx';
import { learnt } from '../../../kit/language/learnt.ts';
import type { GameNotes } from '../../../table/game/beside.ts';
import type { Notes } from './en.ts';

const Hundred = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 100 100" width={48} height={48} aria-hidden="true">
    {children}
  </svg>
);

const Floor = ({ kind }: { kind: TileKind }) => (
  <Hundred>
    <Tile kind={kind} doors={15} />
  </Hundred>
);

/** What is worth a sentence the first time. */
export const notes: GameNotes<Karak, keyof Notes> = {
  words: learnt<Notes>(import.meta.glob('./??.{ts,json}')),
  list: {
    cursed: {
      rule: 'K-51',
      met: ({ kind }) => kind === 'cursed',
      picture: (
        <Hundred>
          <CurseMark />
        </Hundred>
      ),
    },
    gate: {
      rule: 'K-24',
      met: (event) => event.kind === 'laid' && event.tileKind === 'gate',
      picture: <Floor kind="gate" />,
    },
    fountain: {
      rule: 'K-25',
      met: (event) => event.kind === 'laid' && event.tileKind === 'fountain',
      picture: <Floor kind="fountain" />,
    },
    chest: {
      rule: 'K-46',
      met: (event) => event.kind === 'placed' && event.token === 'chest',
      picture: (
        <Hundred>
          <ChestToken />
        </Hundred>
      ),
    },
    fainted: { rule: 'K-54', met: ({ kind }) => kind === 'fainted', picture: <HitPoint lost size={44} /> },
    left: { rule: 'K-38', met: ({ kind }) => kind === 'left', picture: <ItemPicture item="sword" /> },
    dragon: {
      rule: 'K-75',
      met: (event) => event.kind === 'placed' && event.token === 'dragon',
      picture: (
        <Hundred>
          <MonsterToken monster="dragon" strength={15} />
        </Hundred>
      ),
    },
  },
};
