import type { Beside, DrawPiece, GameAbout, GameNotes, RulePictures } from '../table/game/beside.ts';

const ABOUT = import.meta.glob<GameAbout>('./*/about/index.ts', { import: 'about' });
const NOTES = import.meta.glob<GameNotes>('./*/notes/index.tsx', { import: 'notes' });
const PICTURES = import.meta.glob<RulePictures>('./*/rulePictures.tsx', { import: 'pictures' });
const PIECES = import.meta.glob<DrawPiece>('./*/pieces.tsx', { import: 'drawPiece' });

/** What lies in a game's folder beside its screen; a game that lacks something is told of and drawn plainly. */
export const besideOf = (game: string): Beside => ({
  about: async () => (await ABOUT[`./${game}/about/index.ts`]?.()) ?? null,
  notes: async () => (await NOTES[`./${game}/notes/index.tsx`]?.()) ?? null,
  pictures: async () => (await PICTURES[`./${game}/rulePictures.tsx`]?.()) ?? {},
  pieces: async () => (await PIECES[`./${game}/pieces.tsx`]?.()) ?? (() => null),
});
