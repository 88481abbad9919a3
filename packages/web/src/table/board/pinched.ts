/** What Safari tells of two fingers on a trackpad: how far apart they are by now, from 1 on. */
interface Gesture extends Event {
  readonly scale: number;
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Two fingers on a Mac's trackpad, which Safari alone tells in events of its own; it would zoom the page. Where there is
 * a touch screen the fingers are heard one by one, and only the page is kept from zooming. Ends with what it returns.
 */
export function pinched(
  board: HTMLElement,
  zoomBy: (factor: number, at: [number, number]) => void,
): () => void {
  let scale = 1;
  const hear = (event: Event) => {
    const { type, scale: now, clientX, clientY } = event as Gesture;
    event.preventDefault();
    if (type === 'gesturestart') scale = 1;
    if (navigator.maxTouchPoints > 0 || !(now > 0)) return;
    const { left, top } = board.getBoundingClientRect();
    if (now !== scale) zoomBy(now / scale, [clientX - left, clientY - top]);
    scale = now;
  };
  const types = ['gesturestart', 'gesturechange', 'gestureend'];
  for (const type of types) board.addEventListener(type, hear, { passive: false });
  return () => {
    for (const type of types) board.removeEventListener(type, hear);
  };
}
