import { copyText } from '../../kit/copy.ts';

/** Gives a text to somebody else: the device's own way where there is one, else the clipboard. True where it was copied. */
export async function shareText(text: string): Promise<boolean> {
  if (navigator.share === undefined) return copyText(text);
  try {
    await navigator.share({ text });
    return false;
  } catch (error) {
    // Closing the device's own dialog is no mistake.
    return error instanceof DOMException && error.name === 'AbortError' ? false : copyText(text);
  }
}
