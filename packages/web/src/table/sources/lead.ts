import { betweenTabs } from '../../kit/tabs.ts';

/** A tab that has just opened a table of this device. */
interface Opening {
  readonly id: string;
  readonly at: number;
  /** Decides between two that opened it in the same millisecond. */
  readonly lot: number;
}

/**
 * The tab that opened a table last leads it; the others hear of it and give way. Works wherever the house is
 * reached, also over plain HTTP, where there are no locks between tabs.
 */
export function leadTable(id: string, giveWay: () => void): void {
  const mine: Opening = { id, at: Date.now(), lot: Math.random() };
  const tabs = betweenTabs('undercroft.tables');
  if (tabs === null) return;
  tabs.onmessage = ({ data: theirs }: MessageEvent<Opening>) => {
    const isLater = theirs.at > mine.at || (theirs.at === mine.at && theirs.lot > mine.lot);
    if (theirs.id !== id || !isLater) return;
    tabs.close();
    giveWay();
  };
  tabs.postMessage(mine);
}
