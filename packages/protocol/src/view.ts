import { changed, type View } from '@undercroft/kernel/talk';
import type { News } from './replies.ts';

/** The view that news leads to; null where they go on from one that is not there. */
export function viewAfter(seen: { version: number; view: View } | null, news: News): View | null {
  if (news.view !== undefined) return news.view;
  const [first] = news.changes;
  if (seen === null || first === undefined || first.version !== seen.version + 1) return null;
  const steps = news.changes.flatMap(({ changed = [] }) => changed);
  return steps.reduce<View>((view, step) => changed(view, step), seen.view);
}
