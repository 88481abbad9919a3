import { Field } from '@base-ui/react/field';
import { emptyOf, type FieldShape, isFields, type Path, type Shape, wayOf } from '@undercroft/sets/workshop';
import { type ReactNode, use } from 'react';
import { Button } from '../../controls/Button.tsx';
import field from '../../controls/Field.module.css';
import { Switch } from '../../controls/fields.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon, MinusIcon, PlusIcon } from '../../controls/icons.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { At } from '../../table/box/at.ts';
import styles from '../../table/box/Workshop.module.css';

interface EditorProps {
  readonly shape: Shape;
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
  /** Undefined takes the field out. */
  readonly onChange: (path: Path, value: unknown) => void;
}

/** The control for one part of a component, made from what the schema says of it. */
export function FieldEditor(props: EditorProps): ReactNode {
  const { shape, value, path, label, onChange } = props;
  const at = use(At);
  const wrong = at.wrongAt(path);
  switch (shape.kind) {
    case 'number':
      return <Stepper {...props} least={shape.least} wrong={wrong} />;
    case 'text':
    case 'free':
      return (
        <TextField
          label={label}
          value={value === undefined ? '' : String(value)}
          {...(wrong !== undefined && { error: wrong })}
          onChange={(text) =>
            onChange(path, shape.kind === 'free' && /^-?\d+$/.test(text) ? Number(text) : text)
          }
        />
      );
    case 'flag':
      return <Switch label={label} checked={value === true} onChange={(on) => onChange(path, on)} />;
    case 'choice':
      return <OneOf {...props} values={shape.values} wrong={wrong} />;
    case 'named':
      return <OneOf {...props} values={namesOf(at.sections, shape)} wrong={wrong} />;
    case 'source':
      return null;
    case 'list':
      return <ListEditor {...props} shape={shape} wrong={wrong} />;
    case 'places':
      return (
        <Group label={label} wrong={wrong}>
          {shape.items.map((item, place) => (
            <FieldEditor
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={place}
              shape={item}
              value={Array.isArray(value) ? value[place] : undefined}
              path={[...path, place]}
              label={
                shape.names[place] === undefined
                  ? at.words.place({ number: place + 1 })
                  : at.label(shape.names[place])
              }
              onChange={onChange}
            />
          ))}
        </Group>
      );
    case 'fields':
      return (
        <Group label={label} wrong={wrong}>
          <FieldsEditor {...props} shape={shape} />
        </Group>
      );
    case 'kinds':
      return (
        <Group label={label} wrong={wrong}>
          <KindsEditor {...props} shape={shape} />
        </Group>
      );
    case 'things':
      return null;
  }
}

/** Field after field; what may be missing and is there no more is taken out. */
export function FieldsEditor({
  shape,
  value,
  path,
  onChange,
}: Omit<EditorProps, 'label' | 'shape'> & { readonly shape: Extract<Shape, { kind: 'fields' }> }) {
  const { label } = use(At);
  const values = isFields(value) ? value : {};
  const more =
    shape.rest === null ? [] : Object.keys(values).filter((name) => !Object.hasOwn(shape.fields, name));
  const rest = (shape.rest ?? { kind: 'free' }) as Shape;
  const all: [string, FieldShape][] = [
    ...Object.entries(shape.fields),
    ...more.map((name): [string, FieldShape] => [name, { shape: rest, optional: false }]),
  ];
  // Names and marks have fields of their own.
  const shown = all.filter(
    ([name, { shape }]) =>
      name !== 'source' && !(name === 'id' && shape.kind === 'text' && path.length === 2),
  );
  return shown.map(([name, inner]) => (
    <FieldEditor
      key={name}
      shape={inner.shape}
      value={values[name]}
      path={[...path, name]}
      label={label(name)}
      onChange={(at, now) => onChange(at, inner.optional && isNothing(inner.shape, now) ? undefined : now)}
    />
  ));
}

/** What it is first, then what such a thing has; another word brings other fields, with as much in them as fits. */
export function KindsEditor({
  shape,
  value,
  path,
  onChange,
}: Omit<EditorProps, 'label' | 'shape'> & { readonly shape: Extract<Shape, { kind: 'kinds' }> }) {
  const { label, wrongAt } = use(At);
  const { by, ways } = shape;
  const way = wayOf(shape, value);
  const turn = (word: unknown) => {
    const other = ways[String(word)];
    if (other === undefined) return;
    const before = Object.entries(isFields(value) ? value : {}).filter(([name]) => name === 'source');
    onChange(path, { [by]: word, ...(emptyOf(other) as object), ...Object.fromEntries(before) });
  };
  return (
    <>
      <OneOf
        shape={shape}
        value={isFields(value) ? value[by] : undefined}
        path={[...path, by]}
        label={label(by)}
        values={Object.keys(ways)}
        wrong={wrongAt([...path, by])}
        onChange={(_, word) => turn(word)}
      />
      {way !== undefined && <FieldsEditor shape={way} value={value} path={path} onChange={onChange} />}
    </>
  );
}

const isNothing = (shape: Shape, value: unknown): boolean =>
  value === '' ||
  (shape.kind === 'number' && value === 0) ||
  (shape.kind === 'list' && Array.isArray(value) && value.length === 0);

function Group({
  label,
  wrong,
  children,
}: {
  label: string;
  wrong: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend className={field.label}>{label}</legend>
      {wrong !== undefined && <p className={field.error}>{wrong}</p>}
      <div className={styles.inner}>{children}</div>
    </fieldset>
  );
}

/** A number to be typed or counted up and down. */
function Stepper({
  value,
  path,
  label,
  least,
  wrong,
  onChange,
}: EditorProps & { readonly least: number; readonly wrong: string | undefined }) {
  const { words } = use(At);
  const now = typeof value === 'number' ? value : least;
  return (
    <Field.Root className={field.field} invalid={wrong !== undefined}>
      <Field.Label className={field.label}>{label}</Field.Label>
      <span className={styles.stepper}>
        <IconButton
          label={words.less1({ what: label })}
          icon={<MinusIcon />}
          disabled={now <= least}
          onClick={() => onChange(path, now - 1)}
        />
        <Field.Control
          className={field.box}
          inputMode="numeric"
          value={value === undefined ? String(least) : String(value)}
          onValueChange={(text) => onChange(path, /^-?\d+$/.test(text.trim()) ? Number(text) : text)}
        />
        <IconButton
          label={words.more1({ what: label })}
          icon={<PlusIcon />}
          onClick={() => onChange(path, now + 1)}
        />
      </span>
      {wrong !== undefined && (
        <Field.Error className={field.error} match>
          {wrong}
        </Field.Error>
      )}
    </Field.Root>
  );
}

function OneOf({
  value,
  path,
  label,
  values,
  wrong,
  onChange,
}: EditorProps & { readonly values: readonly (string | number)[]; readonly wrong: string | undefined }) {
  const at = use(At);
  const now = value === undefined ? '' : String(value);
  const known = values.some((one) => String(one) === now);
  return (
    <div className={field.field}>
      <Select
        label={label}
        value={now}
        onChange={(text) => onChange(path, values.find((one) => String(one) === text) ?? text)}
        options={[
          ...(known ? [] : [{ value: now, label: now === '' ? '…' : at.value(now) }]),
          ...values.map((one) => ({ value: String(one), label: at.value(one) })),
        ]}
      />
      {wrong !== undefined && <p className={field.error}>{wrong}</p>}
    </div>
  );
}

/** A few of a few is switched on and off; anything else is a list. */
function ListEditor({
  shape,
  value,
  path,
  label,
  wrong,
  onChange,
}: EditorProps & {
  readonly shape: Extract<Shape, { kind: 'list' }>;
  readonly wrong: string | undefined;
}) {
  const at = use(At);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item } = shape;
  const each = item.kind === 'named' ? namesOf(at.sections, item) : item.kind === 'choice' ? item.values : [];
  if (shape.once || (item.kind === 'choice' && shape.most === each.length && shape.least === 0)) {
    // What is there and cannot be stays to be taken away.
    const odd = items.filter((one) => !each.includes(one as string)).map(String);
    return (
      <Group label={label} wrong={wrong}>
        <div className={styles.chips}>
          {[...each, ...odd].map((one) => {
            const on = items.includes(one);
            return (
              <button
                key={one}
                type="button"
                className={styles.chip}
                aria-pressed={on}
                onClick={() => {
                  const now = on ? items.filter((other) => other !== one) : [...items, one];
                  onChange(path, now);
                }}
              >
                {at.value(one)}
              </button>
            );
          })}
        </div>
      </Group>
    );
  }
  const fixed = shape.least === shape.most && items.length === shape.most;
  return (
    <Group label={label} wrong={wrong}>
      {items.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in a list is its number
        <div key={place} className={styles.item}>
          <FieldEditor
            shape={item}
            value={one}
            path={[...path, place]}
            label={at.words.place({ number: place + 1 })}
            onChange={onChange}
          />
          {!fixed && (
            <IconButton
              label={at.words.removeItem({ item: at.words.place({ number: place + 1 }) })}
              icon={<CloseIcon />}
              onClick={() => onChange(path, items.toSpliced(place, 1))}
            />
          )}
        </div>
      ))}
      {!fixed && items.length < shape.most && (
        <Button
          look="quiet"
          icon={<PlusIcon />}
          onClick={() => onChange(path, [...items, items.at(-1) ?? firstOf(item, at.sections)])}
        >
          {at.words.addItem}
        </Button>
      )}
    </Group>
  );
}

type Sections = Parameters<typeof namesOf>[0];

/** What a list begins with: the first thing it may name, or the least that fits. */
const firstOf = (shape: Shape, sections: Sections): unknown =>
  shape.kind === 'named' ? (namesOf(sections, shape)[0] ?? '') : emptyOf(shape);

const namesOf = (
  sections: readonly { readonly name: string; readonly things: readonly { readonly name: string }[] }[],
  { sections: wanted, also }: Extract<Shape, { kind: 'named' }>,
): string[] => [
  ...also,
  ...sections
    .filter(({ name }) => wanted.includes(name))
    .flatMap(({ things }) => things.map(({ name }) => name)),
];
