/** A line between the tabs of this browser; none where site data is blocked so far that they may not even talk. */
export function betweenTabs(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
