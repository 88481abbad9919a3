import type { BrowserContext, Page } from 'playwright-core';

/** What React has drawn since it was last asked, one drawing after the other: each part by the mark it leaves in the page. */
type Drawings = readonly (readonly string[])[];

/** Counts from the first page of a context on. React tells whoever stands where its own tools would. */
export const countDrawings = (context: BrowserContext): Promise<unknown> => context.addInitScript(watch);

export const drawingsOf = (page: Page): Promise<Drawings> =>
  page.evaluate(() => {
    const counting = globalThis as unknown as { drawings: string[][] };
    return counting.drawings.splice(0);
  });

/** Runs in the page. */
function watch(): void {
  interface Fiber {
    readonly tag: number;
    readonly flags: number;
    readonly alternate: Fiber | null;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly stateNode: unknown;
  }
  const drawings: string[][] = [];
  /** Functions, and functions that compare what they are given. */
  const PARTS = [0, 11, 14, 15];
  const DREW = 1;
  const markOf = (fiber: Fiber | null): string => {
    for (let at = fiber; at !== null; at = at.child) {
      const node = at.stateNode;
      if (!(node instanceof Element)) continue;
      const { region, place, testid, area } = (node as HTMLElement).dataset;
      return region ?? place ?? testid ?? area ?? node.localName;
    }
    return '';
  };
  const visit = (fiber: Fiber, parts: string[]) => {
    const before = fiber.alternate;
    if (PARTS.includes(fiber.tag) && (fiber.flags & DREW) === DREW) parts.push(markOf(fiber));
    // What lies below has been looked at only where it was made anew.
    if (before !== null && before.child === fiber.child) return;
    for (let child = fiber.child; child !== null; child = child.sibling) visit(child, parts);
  };
  Object.assign(globalThis, {
    drawings,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot(_: number, root: { readonly current: Fiber }) {
        const parts: string[] = [];
        visit(root.current, parts);
        drawings.push(parts);
      },
    },
  });
}
