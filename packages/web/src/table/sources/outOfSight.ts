import { betweenTabs } from '../../kit/tabs.ts';

/** Over plain HTTP a browser has six lines to a host. So many tabs out of sight keep theirs; those in sight need some. */
const KEPT = 3;

/** What a tab tells the others of this browser. */
interface Word {
  readonly tab: number;
  readonly inSight: boolean;
}

/**
 * Nobody looks at this tab any more. It lets go of its line once so many others have gone out of sight after it; what
 * is returned says that somebody looks again. Works over plain HTTP, where there are no locks between tabs.
 */
export function outOfSight(letGo: () => void): () => void {
  const tab = Math.random();
  const tabs = betweenTabs('undercroft.out-of-sight');
  if (tabs === null) return () => {};
  const later = new Set<number>();
  tabs.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.inSight) later.delete(data.tab);
    else later.add(data.tab);
    if (later.size < KEPT) return;
    tabs.onmessage = null;
    letGo();
  };
  tabs.postMessage({ tab, inSight: false } satisfies Word);
  const inSight = () => {
    removeEventListener('pagehide', inSight);
    tabs.postMessage({ tab, inSight: true } satisfies Word);
    tabs.close();
  };
  addEventListener('pagehide', inSight);
  return inSight;
}
