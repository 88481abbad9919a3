import { type Settings, settings } from './settings.ts';

const ASKED = '(prefers-contrast: more)';

/** Whether colours are to be as far apart as they can: chosen, else as the device asks. */
const isStrong = ({ contrast }: Settings): boolean =>
  contrast === 'device' ? matchMedia(ASKED).matches : contrast === 'strong';

/** Sheets ask the page itself: `data-contrast` is there while contrast is strong. */
export function followContrast(): void {
  const mark = () => document.documentElement.toggleAttribute('data-contrast', isStrong(settings.value));
  settings.subscribe(mark);
  matchMedia(ASKED).addEventListener('change', mark);
  mark();
}
