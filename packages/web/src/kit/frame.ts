/**
 * Does something with the next picture, however often it is asked for before that. Whoever asks where things are, or how
 * they look, does so then: in between, everything that has changed would be styled and laid out once more.
 */
export function withNextFrame(deed: () => void) {
  let frame = 0;
  return {
    ask(): void {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        deed();
      });
    },
    stop(): void {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
