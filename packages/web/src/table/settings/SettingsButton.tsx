import { Suspense, useState } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { GearIcon } from '../../controls/icons.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { part } from '../../kit/later.ts';

// Fetched when somebody opens it: the front door does without.
const SettingsDialog = part(() => import('./SettingsDialog.tsx'));

export function SettingsButton() {
  const { m } = useLanguage();
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton label={m.settings.title} icon={<GearIcon />} onClick={() => setOpen(true)} />
      {open !== null && (
        <Suspense>
          <SettingsDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
