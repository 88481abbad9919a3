import type { Match } from '@undercroft/kernel';

const fileOf = (match: Match): File =>
  new File([`${JSON.stringify(match)}\n`], `${match.game}-${new Date().toISOString().slice(0, 10)}.json`, {
    type: 'application/json',
  });

/** Hands the match over as a file that anyone can replay. */
function saveMatch(match: Match): void {
  const file = fileOf(match);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Gives the match to somebody else: the device's own way to share it where there is one, else as a download. */
export async function shareMatch(match: Match): Promise<void> {
  const files = { files: [fileOf(match)] };
  if (!navigator.canShare?.(files)) return saveMatch(match);
  try {
    await navigator.share(files);
  } catch (error) {
    // Closing the device's own dialog is no mistake; anything else is a reason to download it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveMatch(match);
  }
}
