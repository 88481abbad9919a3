import { isFields, type Path, sayPath } from '@undercroft/sets/workshop';
import { use, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/icons.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { At } from './at.ts';
import { isInBox } from './bench.ts';
import { Options } from './Options.tsx';
import type { KeptSet, OwnSetData } from './ownSets.ts';
import { Piece } from './Piece.tsx';
import styles from './Workshop.module.css';

/** What a set says about itself: its name, who made it, and the picture that stands for it. */
export function AboutSet({ data, onOpen }: { data: KeptSet['data']; onOpen?: () => void }) {
  const { words, say, game } = use(At);
  const { name, description, options = {} } = data?.variant ?? {};
  const changed = Object.entries(options).map(
    ([option, value]) => `${say.option(option)}: ${say.optionValue(option, value)}`,
  );
  return (
    <Panel of="leather" className={styles.about}>
      <SetPicture data={data} />
      <div>
        <strong>{name || (data !== null && isInBox(game, data) ? words.inBox : words.unnamed)}</strong>
        <SetsIn data={data} />
        {description && <p>{description}</p>}
        {changed.length > 0 && <p className={styles.note}>{changed.join(' · ')}</p>}
      </div>
      {onOpen !== undefined && <Button onClick={onOpen}>{words.about}</Button>}
    </Panel>
  );
}

/** Whose a set is, by which licence and what became of it; of one put together, all that had a part in it. */
export function SetsIn({ data }: { data: KeptSet['data'] }) {
  const { words } = use(At);
  const { expansions = [], ...itself } = data?.variant ?? {};
  const made = ({ author, licence }: NonNullable<OwnSetData['variant']>) =>
    [author && words.by({ name: author }), licence].filter(Boolean).join(' · ');
  const history = itself.history ?? [];
  // An expansion by itself is what its name says already.
  const isOne = expansions.length === 1 && expansions[0].name === itself.name;
  return (
    <>
      {made(itself) !== '' && <p className={styles.note}>{made(itself)}</p>}
      {expansions.length > 0 && !isOne && (
        <ul className={styles.note} aria-label={words.expansions} data-region="expansions-in">
          {expansions.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be called alike, and nothing changes their order
            <li key={at}>
              {[`+ ${one.name || words.unnamedExpansion}`, made(one)].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {history.length > 0 && (
        <details className={styles.note}>
          <summary>{words.history}</summary>
          <ol>
            {history.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change its order
              <li key={at}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </>
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
  const change = (field: string, wish: unknown) => {
    const now = Array.isArray(wish) && wish.length === 0 ? '' : wish;
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
          label={words.licence}
          hint={words.licenceHint}
          value={variant.licence ?? ''}
          maxLength={100}
          onChange={(text) => change('licence', text)}
        />
        <History lines={variant.history ?? []} onChange={(lines) => change('history', lines)} />
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

/** What became of a set, line by line, the latest last. */
function History({
  lines,
  onChange,
}: {
  lines: readonly string[];
  onChange: (lines: readonly string[]) => void;
}) {
  const { words } = use(At);
  const [line, setLine] = useState('');
  const write = () => {
    if (line.trim() === '') return;
    onChange([...lines, line.trim()].slice(-MOST_LINES));
    setLine('');
  };
  return (
    <div className={styles.editor}>
      {lines.length > 0 && (
        <ol aria-label={words.history}>
          {lines.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
            <li key={at} className={styles.line}>
              {one}
              <IconButton
                label={words.removeItem({ item: one })}
                icon={<CloseIcon />}
                onClick={() => onChange(lines.toSpliced(at, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          write();
        }}
      >
        <TextField label={words.whatChanged} value={line} maxLength={100} onChange={setLine} />
        <Button type="submit">{words.addItem}</Button>
      </form>
    </div>
  );
}

const MOST_LINES = 50;
