import { readSetText } from '@undercroft/sets/workshop';
import { use, useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import {
  BookIcon,
  CloseIcon,
  EyeIcon,
  LinkIcon,
  MoreIcon,
  PaperIcon,
  PeopleIcon,
  PlusIcon,
  SaveIcon,
} from '../../controls/icons.tsx';
import { Menu } from '../../controls/Menu.tsx';
import { toast } from '../../controls/Toast.tsx';
import { copyText } from '../../kit/copy.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { At } from '../../table/box/at.ts';
import type { Bench } from '../../table/box/bench.ts';
import { forgetSet, type KeptSet } from '../../table/box/ownSets.ts';
import { saveSet, setLinkOf } from './files.ts';

interface FileMenuProps {
  readonly bench: Bench;
  readonly data: KeptSet['data'];
  readonly onText: (text: string) => void;
  readonly onCompare: () => void;
  readonly onPaper: () => void;
  readonly onPublish: () => void;
}

/** Many times what any set needs. */
const MOST_BYTES = 1_000_000;

/** The set as a file and as a link. */
export function FileMenu({ bench, data, onText, onCompare, onPaper, onPublish }: FileMenuProps) {
  const { m } = useLanguage();
  const { game, words, said } = use(At);
  const input = useRef<HTMLInputElement>(null);
  const [sure, setSure] = useState(false);

  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) return toast(words.badFile, { harm: true, text: words.tooLarge });
    const text = await file.text();
    const { data: inside, mistakes } = readSetText(game, text);
    // A set with mistakes may be mended here; what is no set at all may not.
    if (inside === null) {
      const [{ line, text: wrong }] = mistakes;
      const why = said(wrong).text;
      return toast(words.badFile, { harm: true, text: words.badFileText({ line, text: why }) });
    }
    onText(text);
  };
  const share = async () => {
    const copied = await copyText(await setLinkOf(game.name, bench.text));
    toast(copied ? words.copied : words.notCopied, { harm: !copied });
  };
  const forget = async () => {
    await forgetSet(bench.id);
    toast(words.forgotten);
    go({ at: 'workshop', game: null, id: null, packed: null });
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".yaml,.yml,.json,application/yaml,application/json"
        hidden
        aria-label={words.openFile}
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Menu
        trigger={<IconButton label={words.more} icon={<MoreIcon />} />}
        items={[
          { label: words.openFile, icon: <BookIcon />, onSelect: () => input.current?.click() },
          {
            label: words.saveFile,
            icon: <SaveIcon />,
            onSelect: () => void saveSet(game.name, data?.variant?.name, bench.text, m),
          },
          { label: words.share, icon: <LinkIcon />, onSelect: () => void share() },
          { label: words.shared.publish, icon: <PeopleIcon />, onSelect: onPublish },
          { label: words.paper.title, icon: <PaperIcon />, onSelect: onPaper },
          { label: words.compare, icon: <EyeIcon />, onSelect: onCompare },
          'line',
          {
            label: words.newSet,
            icon: <PlusIcon />,
            onSelect: () => go({ at: 'workshop', game: game.name, id: 'new', packed: null }),
          },
          {
            label: words.newExpansion,
            icon: <PlusIcon />,
            onSelect: () => go({ at: 'workshop', game: game.name, id: 'expansion', packed: null }),
          },
          { label: words.forget, icon: <CloseIcon />, harm: true, onSelect: () => setSure(true) },
        ]}
      />
      <Dialog
        open={sure}
        onOpenChange={setSure}
        title={words.forget}
        description={words.forgetSure}
        actions={<Button onClick={() => void forget()}>{words.forget}</Button>}
      />
    </>
  );
}
