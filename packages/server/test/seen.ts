import { changed, type View } from '@undercroft/kernel';
import type { News } from '@undercroft/protocol';

/** What a reader sees once news has come: the view it brought, or the one before with what has changed. */
export function seen(before: View | null, { view, changes }: News): View {
  if (view !== undefined) return view;
  if (before === null) throw new Error('what has changed was told to somebody who has never seen the table');
  return changes.reduce(
    (whole, change) => (change.changed ?? []).reduce<View>((now, step) => changed(now, step), whole),
    before,
  );
}
