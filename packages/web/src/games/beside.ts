import type {
  Beside,
  DrawPiece,
  GameAbout,
  GameBench,
  GameNotes,
  GamePaper,
  GameTold,
  RulePictures,
} from '../table/game/beside.ts';
import type { GameEars } from '../table/game/ears.ts';

const ABOUT = import.meta.glob<GameAbout>('./*/about/index.ts', { import: 'about' });
const EARS = import.meta.glob<GameEars>('./*/ears/index.ts', { import: 'ears' });
const NOTES = import.meta.glob<GameNotes>('./*/notes/index.tsx', { import: 'notes' });
const PICTURES = import.meta.glob<RulePictures>('./*/rulePictures.tsx', { import: 'pictures' });
const TOLD = import.meta.glob<GameTold>('./*/told.tsx', { import: 'boxOnTable' });
const BENCH = import.meta.glob<GameBench>('./*/bench/index.tsx', { import: 'bench' });
const PAPER = import.meta.glob<GamePaper>('./*/paper.tsx', { import: 'paper' });
const PIECES = import.meta.glob<DrawPiece>('./*/pieces.tsx', { import: 'drawPiece' });

/** What lies in a game's folder beside its screen; a game that lacks something is told of and drawn plainly. */
export const besideOf = (game: string): Beside => ({
  about: async () => (await ABOUT[`./${game}/about/index.ts`]?.()) ?? null,
  ears: async () => (await EARS[`./${game}/ears/index.ts`]?.()) ?? null,
  notes: async () => (await NOTES[`./${game}/notes/index.tsx`]?.()) ?? null,
  pictures: async () => (await PICTURES[`./${game}/rulePictures.tsx`]?.()) ?? {},
  pieces: async () => (await PIECES[`./${game}/pieces.tsx`]?.()) ?? (() => null),
  paper: async () => (await PAPER[`./${game}/paper.tsx`]?.()) ?? null,
  isTold: `./${game}/told.tsx` in TOLD,
  told: async () => (await TOLD[`./${game}/told.tsx`]?.()) ?? null,
  isLaid: `./${game}/bench/index.tsx` in BENCH,
  bench: async () => (await BENCH[`./${game}/bench/index.tsx`]?.()) ?? null,
});
