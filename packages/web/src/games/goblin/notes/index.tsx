import type { Goblin } from '@undercroft/goblin';
import {
  CardBack,
  CurseSign,
  GearPicture,
  KeyPicture,
  MerchantPicture,
} from '../../../art/goblin/Things.tsx';
import { HitPoint } from '../../../art/karak/Pieces.tsx';
import { learnt } from '../../../kit/language/learnt.ts';
import type { GameNotes } from '../../../table/game/beside.ts';
import type { Notes } from './en.ts';

/** What is worth a sentence the first time. */
export const notes: GameNotes<Goblin, keyof Notes> = {
  words: learnt<Notes>(import.meta.glob('./??.{ts,json}')),
  list: {
    key: { rule: 'G-23', met: ({ kind }) => kind === 'key', picture: <KeyPicture size={44} /> },
    curse: {
      rule: 'G-43',
      met: (event, _, { box }) =>
        event.kind === 'fight' &&
        box.set.foes.some(({ name, curses }) => name === event.foe && curses.length > 0),
      picture: <CurseSign curse="attack" size={44} />,
    },
    'knocked-out': {
      rule: 'G-37',
      met: ({ kind }) => kind === 'knocked-out',
      picture: <HitPoint lost size={44} />,
    },
    equipment: {
      rule: 'G-50',
      met: ({ kind }) => kind === 'put-on',
      picture: <GearPicture name="" kind="weapon" size={44} />,
    },
    merchant: {
      rule: 'G-53',
      met: ({ kind }) => kind === 'merchant',
      picture: <MerchantPicture size={48} />,
    },
    reshuffled: { rule: 'G-17', met: ({ kind }) => kind === 'reshuffled', picture: <CardBack size={40} /> },
  },
};
