import type { Karak2 } from '@undercroft/karak2';
import { HitPoint } from '../../../art/karak/Pieces.tsx';
import { GeneralPicture } from '../../../art/karak2/ArmyToken.tsx';
import { WorkPicture } from '../../../art/karak2/City.tsx';
import { GoodPicture } from '../../../art/karak2/goods.tsx';
import { PiecePicture } from '../../../art/karak2/items.tsx';
import { FameSign } from '../../../art/karak2/signs.tsx';
import { learnt } from '../../../kit/language/learnt.ts';
import type { GameNotes } from '../../../table/game/beside.ts';
import type { Notes } from './en.ts';

/** What is worth a sentence the first time. */
export const notes: GameNotes<Karak2, keyof Notes> = {
  words: learnt<Notes>(import.meta.glob('./??.{ts,json}')),
  list: {
    plague: {
      rule: 'K2-75',
      met: ({ kind }) => kind === 'plague',
      picture: <PiecePicture piece="plague" size={48} />,
    },
    misery: {
      rule: 'K2-74',
      met: ({ kind }) => kind === 'misery',
      picture: <GoodPicture good="stone" size={44} />,
    },
    plunder: {
      rule: 'K2-85',
      met: (event) => event.kind === 'gained' && event.by === 'plunder',
      picture: <GoodPicture good="food" size={44} />,
    },
    city: {
      rule: 'K2-43',
      met: (event) => event.kind === 'built' && event.building === 'city',
      picture: <WorkPicture work="city" size={48} />,
    },
    general: {
      rule: 'K2-102',
      met: ({ kind }) => kind === 'general',
      picture: <GeneralPicture size={48} />,
    },
    fame: { rule: 'K2-33', met: ({ kind }) => kind === 'fame', picture: <FameSign size={44} /> },
    portal: {
      rule: 'K2-50',
      met: (event) => event.kind === 'built' && event.building === 'portal',
      picture: <WorkPicture work="portal" size={48} />,
    },
    fainted: { rule: 'K2-40', met: ({ kind }) => kind === 'fainted', picture: <HitPoint lost size={44} /> },
  },
};
