import { type ReactNode, Suspense, useId } from 'react';
import { hurried } from '../kit/later.ts';
import { useBefore } from './before.ts';
import field from './Field.module.css';
import { DownIcon } from './icons.tsx';

const { Part, hurry } = hurried(async () => (await import('./OpenSelect.tsx')).OpenSelect);

export interface SelectProps<V extends string> {
  label: ReactNode;
  value: V;
  onChange: (value: V) => void;
  /** A hint is read where one chooses, and not once it is chosen. */
  options: readonly { value: V; label: ReactNode; hint?: string }[];
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { label, value, onChange, options } = props;
  const { before, handlers } = useBefore(hurry);
  const id = useId();
  return (
    <div className={field.field}>
      <Suspense
        fallback={
          <>
            <div className={field.label} id={id}>
              {label}
            </div>
            <button
              type="button"
              role="combobox"
              aria-labelledby={id}
              aria-haspopup="listbox"
              aria-expanded={false}
              className={field.box}
              {...handlers}
            >
              <span>{options.find((option) => option.value === value)?.label}</span>
              <span aria-hidden="true">
                <DownIcon />
              </span>
            </button>
          </>
        }
      >
        <Part
          label={label}
          value={value}
          // What is chosen is one of these.
          onChange={(chosen) => onChange(chosen as V)}
          options={options}
          before={before}
        />
      </Suspense>
    </div>
  );
}
