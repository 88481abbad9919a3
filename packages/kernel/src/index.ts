/** The schema library, so that a game's code needs nothing but the kernel. */
export * as v from 'valibot';
export { best } from './best.ts';
export { branchOf } from './branch.ts';
export * from './chance.ts';
export { copy } from './copy.ts';
export * from './course.ts';
export { changed, type Difference, difference } from './difference.ts';
export { everyLuck } from './every-luck.ts';
export { followed, type KeptStep } from './followed.ts';
export type * from './game.ts';
export * from './match.ts';
export { migrate } from './migrate.ts';
export { type Mind, type Notice, winShares } from './mind.ts';
export * from './net.ts';
export * from './options.ts';
export * from './play.ts';
export { type Reckoned, reckoner } from './reckoned.ts';
export * from './record.ts';
export * from './reel.ts';
export * from './refused.ts';
export type { Scene } from './scene.ts';
export { checkSetFile, namedIn, SOURCES, type Source, source, type Variant } from './set-file.ts';
export type { OnShelf } from './shelf.ts';
export * from './table.ts';
export * from './told.ts';
export {
  comesToLight,
  componentsOf,
  type Hidden,
  imagine,
  type Still,
  viewOf,
  type WhoSees,
} from './who-sees.ts';
