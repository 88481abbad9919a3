import { FileButton } from '../../controls/FileButton.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';

/** A match from disk, to watch. */
export function OpenFile() {
  const { m } = useLanguage();
  const open = async (file: File) => {
    try {
      const { openFile } = await import('../../table/sources/matches.ts');
      await openFile(file);
      go({ at: 'replay', source: 'file', id: '' });
    } catch {
      toast(m.door.badFile, { harm: true });
    }
  };
  return <FileButton look="quiet" label={m.door.openFile} accept="application/json,.json" onFile={open} />;
}
