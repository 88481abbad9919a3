import type { Match } from '@undercroft/kernel';
import { toast } from '../../controls/Toast.tsx';
import type { Messages } from '../../kit/language/en.ts';

/** A match, or the server's record of one, which holds what is needed to check its luck too. */
type Shared = Match | { readonly match: Match };

function fileOf(shared: Shared): File {
  const { game } = 'match' in shared ? shared.match : shared;
  const name = `${game}-${new Date().toISOString().slice(0, 10)}.json`;
  return new File([`${JSON.stringify(shared)}\n`], name, { type: 'application/json' });
}

/** Hands a file over to whoever sits here. */
function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Gives a file to somebody else: the device's own way to share it where there is one, else as a download. Browsers may
 * download without showing anything, so it is said.
 */
export async function shareFile(file: File, m: Messages): Promise<void> {
  const download = () => {
    save(file);
    toast(m.end.saved({ name: file.name }));
  };
  const files = { files: [file] };
  if (!navigator.canShare?.(files)) return download();
  try {
    await navigator.share(files);
    toast(m.end.shared);
  } catch (error) {
    // Closing the device's own dialog is no mistake; anything else is a reason to download it.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download();
  }
}

/** Gives the match to somebody else, as a file that anyone can replay. */
export const shareMatch = (shared: Shared, m: Messages): Promise<void> => shareFile(fileOf(shared), m);
