import type { Match } from '@undercroft/kernel';

/** A match, or the server's record of one, which holds what is needed to check its luck too. */
type Shared = Match | { readonly match: Match };

function fileOf(shared: Shared): File {
  const { game } = 'match' in shared ? shared.match : shared;
  const name = `${game}-${new Date().toISOString().slice(0, 10)}.json`;
  return new File([`${JSON.stringify(shared)}\n`], name, { type: 'application/json' });
}

/** Hands the match over as a file that anyone can replay. */
function save(shared: Shared): void {
  const file = fileOf(shared);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Gives the match to somebody else: the device's own way to share it where there is one, else as a download. */
export async function shareMatch(shared: Shared): Promise<void> {
  const files = { files: [fileOf(shared)] };
  if (!navigator.canShare?.(files)) return save(shared);
  try {
    await navigator.share(files);
  } catch (error) {
    // Closing the device's own dialog is no mistake; anything else is a reason to download it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) save(shared);
  }
}
