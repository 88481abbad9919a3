import {
  type Component,
  isFields,
  isNamed,
  isPrinted,
  type OwnName,
  type Path,
  type Section,
} from '@undercroft/sets/workshop';
import { use } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Switch } from '../../controls/fields.tsx';
import { BackIcon, CloseIcon, ForwardIcon, UndoIcon } from '../../controls/icons.tsx';
import { Select } from '../../controls/Select.tsx';
import { At } from '../../table/box/at.ts';
import { Piece } from '../../table/box/Piece.tsx';
import styles from '../../table/box/Workshop.module.css';
import { FieldEditor, FieldsEditor, KindsEditor } from './FieldEditor.tsx';
import { Names } from './Names.tsx';

/** What may be done to a thing; each is one step to be undone. */
export interface ThingDeeds {
  figure(thing: Component, path: Path, value: unknown): void;
  mark(thing: Component, mark: string): void;
  /** What it is called; `shown` is the name in the reader's language. */
  name(thing: Component, names: OwnName, shown: string): void;
  /** Takes it out of the file; null where it is not there to be taken out. */
  readonly remove: ((thing: Component) => void) | null;
  /** Whether the file says it itself, so that it can be marked; an expansion does not say what only the box has. */
  readonly isOwn: boolean;
  /** As it is in the box; null where the box has none. */
  readonly restore: ((thing: Component) => void) | null;
  step(by: 1 | -1): void;
}

/** One component, with a control for everything that is printed on it. */
export function ThingEditor({
  section,
  thing,
  deeds,
}: {
  section: Section;
  thing: Component;
  deeds: ThingDeeds;
}) {
  const at = use(At);
  const { words } = at;
  const { shape, path, value } = thing;
  const change = (where: Path, now: unknown) => deeds.figure(thing, where, now);
  const wrong = at.wrongAt(path);
  return (
    <div className={styles.editor}>
      <div className={styles.shown}>
        <Piece section={section.name} thing={thing} />
      </div>
      {wrong !== undefined && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
      {(isNamed(section, thing) || (path.length === 2 && at.say.knows(thing.name))) && (
        <Names
          key={`${thing.name} ${at.value(thing.name)}`}
          thing={thing}
          onName={(names, shown) => deeds.name(thing, names, shown)}
        />
      )}
      {shape.kind === 'fields' ? (
        <FieldsEditor shape={shape} value={value} path={path} onChange={change} />
      ) : shape.kind === 'kinds' ? (
        <KindsEditor shape={shape} value={value} path={path} onChange={change} />
      ) : (
        <FieldEditor shape={shape} value={value} path={path} label={at.value(thing.name)} onChange={change} />
      )}
      {thing.marked && deeds.isOwn && (
        <>
          <Switch
            label={words.thisIsPrinted}
            hint={words.thisIsPrintedHint}
            checked={isPrinted(thing)}
            onChange={(on) => deeds.mark(thing, on ? 'public' : 'mine')}
          />
          <Select
            label={words.mark}
            value={thing.marks[0] ?? 'mine'}
            onChange={(mark) => deeds.mark(thing, mark)}
            options={Object.entries(words.marks).map(([mark, label]) => ({ value: mark, label }))}
          />
          {isFields(isFields(value) ? value.source : null) && (
            <p className={styles.note}>{thing.marks.map((mark) => words.marks[mark] ?? mark).join(', ')}</p>
          )}
        </>
      )}
      <div className={styles.deeds}>
        {deeds.restore !== null && (
          <Button look="quiet" icon={<UndoIcon />} onClick={() => deeds.restore?.(thing)}>
            {words.restore}
          </Button>
        )}
        {section.more !== null && deeds.remove !== null && (
          <Button look="quiet" icon={<CloseIcon />} onClick={() => deeds.remove?.(thing)}>
            {words.remove}
          </Button>
        )}
      </div>
      <div className={styles.steps}>
        <Button icon={<BackIcon />} onClick={() => deeds.step(-1)}>
          {words.previous}
        </Button>
        <Button look="ember" icon={<ForwardIcon />} onClick={() => deeds.step(1)}>
          {words.next}
        </Button>
      </div>
    </div>
  );
}
