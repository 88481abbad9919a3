/** The schema library, so that a game's code needs nothing but the kernel. */
export * as v from 'valibot';
export { best } from './best.ts';
export * from './chance.ts';
export { copy } from './copy.ts';
export * from './course.ts';
export { changed, type Difference } from './difference.ts';
export type * from './game.ts';
export * from './match.ts';
export * from './options.ts';
export * from './play.ts';
export * from './record.ts';
export * from './reel.ts';
export * from './refused.ts';
export * from './table.ts';
export * from './told.ts';
export { componentsOf, type Hidden, imagine, type Still, viewOf, type WhoSees } from './who-sees.ts';
