import type { Kragmortha } from '@undercroft/kragmortha';
import { TokenPicture, TomePicture } from '../../../art/kragmortha/Card.tsx';
import { GoblinPortrait, RigorFigure } from '../../../art/kragmortha/Figure.tsx';
import { LookPicture } from '../../../art/kragmortha/signs.tsx';
import { learnt } from '../../../kit/language/learnt.ts';
import type { GameNotes } from '../../../table/game/beside.ts';
import type { Notes } from './en.ts';

const RIGOR = (
  <svg viewBox="-4 -40 108 144" width={40} height={52} aria-hidden="true">
    <RigorFigure />
  </svg>
);

/** What is worth a sentence the first time. */
export const notes: GameNotes<Kragmortha, keyof Notes> = {
  words: learnt<Notes>(import.meta.glob('./??.{ts,json}')),
  list: {
    pushed: {
      rule: 'M-25',
      met: ({ kind }) => kind === 'pushed',
      picture: <GoblinPortrait seat={1} size={48} />,
    },
    chain: {
      rule: 'M-27',
      met: ({ kind }, before) => kind === 'pushed' && before?.kind === 'pushed',
      picture: (
        <>
          <GoblinPortrait seat={1} size={40} />
          <GoblinPortrait seat={2} size={40} />
        </>
      ),
    },
    met: { rule: 'M-33', met: ({ kind }) => kind === 'met', picture: RIGOR },
    look: { rule: 'M-53', met: ({ kind }) => kind === 'look', picture: <LookPicture of="head" size={44} /> },
    token: {
      rule: 'M-43',
      met: ({ kind }) => kind === 'token',
      picture: <TokenPicture token="trap" size={44} />,
    },
    tome: {
      rule: 'M-62',
      met: ({ kind }) => kind === 'tome',
      picture: <TomePicture symbols={1} size={48} />,
    },
    jumped: { rule: 'M-51', met: ({ kind }) => kind === 'jumped', picture: RIGOR },
  },
};
