import { Field } from '@base-ui/react/field';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import type { Labelled } from './TextField.tsx';

export interface SwitchProps extends Labelled {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  return (
    <Field.Root disabled={disabled}>
      <Field.Label className={styles.row}>
        <span className={styles.field}>
          <span className={styles.label}>{label}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        <BaseSwitch.Root className={styles.switch} checked={checked} onCheckedChange={onChange}>
          <BaseSwitch.Thumb className={styles.knob} />
        </BaseSwitch.Root>
      </Field.Label>
    </Field.Root>
  );
}

export interface ChoiceProps<V extends string> extends Labelled {
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: ReactNode; hint?: ReactNode }[];
}

/** A few ways to do it, each explained: table options, difficulty. */
export function Choice<V extends string>({ label, hint, value, onChange, options }: ChoiceProps<V>) {
  const id = useId();
  return (
    <div className={styles.field}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
      <RadioGroup
        className={styles.choices}
        aria-labelledby={id}
        value={value}
        onValueChange={(chosen) => onChange(chosen as V)}
      >
        {options.map((option) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is a control of Base UI
          <label key={option.value} className={styles.choice}>
            <Radio.Root className={styles.radio} value={option.value}>
              <Radio.Indicator className={styles.dot} />
            </Radio.Root>
            <span className={styles.field}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </RadioGroup>
    </div>
  );
}
