import { Button } from '../../controls/Button.tsx';
import { SaveIcon } from '../../controls/icons.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { Store, useStore } from '../../kit/store.ts';

/** Chromium's way to offer an installation; other browsers have their own menu for it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offered = new Store<InstallPrompt | null>(null);

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offered.set(event as InstallPrompt);
});
addEventListener('appinstalled', () => offered.set(null));

/** Puts the house on the home screen, where the browser can. */
export function Install() {
  const { m } = useLanguage();
  const prompt = useStore(offered);
  if (prompt === null) return null;
  return (
    <Button look="quiet" icon={<SaveIcon />} onClick={() => void prompt.prompt()}>
      {m.door.install}
    </Button>
  );
}
