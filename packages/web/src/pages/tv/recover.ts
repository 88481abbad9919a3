/** Before the page is fetched anew: a little longer each time, for what breaks at once would break for ever. */
const WAIT_MS = 3_000;
const LONGEST_MS = 300_000;
/** How soon it is looked again whether the server is there. */
const LOOK_MS = 3_000;
/** A page that has run so long has come to itself. */
const SOUND_MS = 600_000;

interface Kept {
  /** How often it was fetched anew, one after the other. */
  readonly recovered?: number;
}
const kept = (): Kept => (history.state as Kept | null) ?? {};

let isRecovering = false;

/**
 * Nobody pulls a television's plug: whatever went wrong, the page is fetched anew where it is. Never before its server
 * is there to send it: a browser's own page of regret stays for ever.
 */
export function recover(): void {
  if (isRecovering) return;
  isRecovering = true;
  setTimeout(look, Math.min(LONGEST_MS, WAIT_MS * 2 ** (kept().recovered ?? 0)));
}

function look(): void {
  fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } })
    .then((reply) => {
      if (!reply.ok) throw new Error(String(reply.status));
      history.replaceState({ ...kept(), recovered: (kept().recovered ?? 0) + 1 }, '');
      location.reload();
    })
    .catch(() => setTimeout(look, LOOK_MS));
}

/** From now on whatever goes wrong anywhere is recovered from. */
export function watchOver(): void {
  addEventListener('error', ({ error }) => {
    // A file that did not come, or a browser that complains of itself, is nobody's mistake.
    if (error instanceof Error) recover();
  });
  addEventListener('unhandledrejection', recover);
  setTimeout(() => history.replaceState({ ...kept(), recovered: 0 }, ''), SOUND_MS);
}
