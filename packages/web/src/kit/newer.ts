import { Store } from './store.ts';

/** When this page was built, and what from: '2026-11-18T01:12:00.000Z-6b1f…', as the server that sent it says. */
const BUILD = typeof document === 'undefined' ? undefined : document.documentElement.dataset.build;

/** What it was built from; the same may be built twice. */
const contentOf = (build: string): string => build.slice(build.lastIndexOf('-'));

/** Somebody has heard of a build that is newer than this page. */
export const newer = new Store(false);

/** A server says which build it sends. While servers are replaced one after the other, it may be an older one. */
export function hearBuild(build: string | null): void {
  if (build === null || BUILD === undefined) return;
  if (build > BUILD && contentOf(build) !== contentOf(BUILD)) newer.set(true);
}
