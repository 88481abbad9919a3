import { useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';

/** A match from disk, to watch. */
export function OpenFile() {
  const { m } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const { openFile } = await import('../../table/sources/matches.ts');
      await openFile(file);
      go({ at: 'replay', source: 'file', id: '' });
    } catch {
      toast(m.door.badFile, { harm: true });
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={m.door.openFile}
        onChange={(event) => void open(event.currentTarget.files?.[0])}
      />
      <Button look="quiet" onClick={() => input.current?.click()}>
        {m.door.openFile}
      </Button>
    </>
  );
}
