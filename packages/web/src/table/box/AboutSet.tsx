import { isFields, type Path, sayPath } from '@undercroft/sets/workshop';
import { use } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { At } from './at.ts';
import { isInBox } from './bench.ts';
import { Options } from './Options.tsx';
import type { KeptSet } from './ownSets.ts';
import { Piece } from './Piece.tsx';
import styles from './Workshop.module.css';

/** What a set says about itself: its name, who made it, and the picture that stands for it. */
export function AboutSet({ data, onOpen }: { data: KeptSet['data']; onOpen?: () => void }) {
  const { words, say, game } = use(At);
  const { name, author, description, options = {} } = data?.variant ?? {};
  const changed = Object.entries(options).map(
    ([option, value]) => `${say.option(option)}: ${say.optionValue(option, value)}`,
  );
  return (
    <Panel of="leather" className={styles.about}>
      <SetPicture data={data} />
      <div>
        <strong>{name || (data !== null && isInBox(game, data) ? words.inBox : words.unnamed)}</strong>
        {author && <p className={styles.note}>{words.by({ name: author })}</p>}
        {description && <p>{description}</p>}
        {changed.length > 0 && <p className={styles.note}>{changed.join(' · ')}</p>}
      </div>
      {onOpen !== undefined && <Button onClick={onOpen}>{words.about}</Button>}
    </Panel>
  );
}

/** The component that stands for the whole set. */
function SetPicture({ data }: { data: KeptSet['data'] }) {
  const { sections } = use(At);
  const wanted = data?.variant?.picture;
  const all = sections.flatMap((section) => section.things.map((thing) => ({ section, thing })));
  const found = all.find(({ thing }) => sayPath(thing.path) === wanted);
  return found === undefined ? <span /> : <Piece section={found.section.name} thing={found.thing} />;
}

interface AboutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly data: KeptSet['data'];
  /** Undefined takes a field out. */
  readonly onChange: (path: Path, value: unknown) => void;
}

/** Name, author, description, picture, and what a table agrees on that plays with it. */
export function AboutDialog({ open, onClose, data, onChange }: AboutDialogProps) {
  const { words, game, say, sections, value } = use(At);
  const variant = data?.variant ?? {};
  const change = (field: string, now: unknown) => {
    const before = isFields(data?.variant) ? data.variant : {};
    const { [field as keyof typeof before]: _, ...rest } = before;
    const wanted = now === '' ? rest : { ...rest, [field]: now };
    if (Object.keys(wanted).length === 0) onChange(['variant'], undefined);
    else if (data?.variant === undefined || now === '') onChange(['variant'], wanted);
    else onChange(['variant', field], now);
  };
  const pictures = sections
    .filter(({ name }) => name !== '')
    .flatMap((section) =>
      section.things.map((thing) => ({
        value: sayPath(thing.path),
        label: `${words.sections[section.name] ?? section.name}: ${value(thing.name)}`,
      })),
    );
  return (
    <Dialog open={open} onOpenChange={(now) => now || onClose()} title={words.about}>
      <div className={styles.editor}>
        <TextField
          label={words.name}
          value={variant.name ?? ''}
          maxLength={100}
          onChange={(text) => change('name', text)}
        />
        <TextField
          label={words.author}
          value={variant.author ?? ''}
          maxLength={100}
          onChange={(text) => change('author', text)}
        />
        <TextField
          label={words.description}
          value={variant.description ?? ''}
          maxLength={1000}
          onChange={(text) => change('description', text)}
        />
        <Select
          label={words.picture}
          value={variant.picture ?? ''}
          onChange={(picture) => change('picture', picture)}
          options={[{ value: '', label: words.noPicture }, ...pictures]}
        />
        <Options
          rules={game}
          say={say}
          options={variant.options ?? {}}
          onChange={(options) => {
            const own = Object.entries(options).filter(
              ([name, chosen]) => chosen !== game.options[name]?.values[0],
            );
            change('options', own.length === 0 ? '' : Object.fromEntries(own));
          }}
        />
      </div>
    </Dialog>
  );
}
