import { Field } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import styles from './Field.module.css';

export interface Labelled {
  label: ReactNode;
  /** One plain sentence below the label. */
  hint?: ReactNode;
}

export interface TextFieldProps extends Labelled {
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and what is expected. */
  error?: string;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  type?: 'time';
}

export function TextField({ label, hint, value, onChange, error, ...input }: TextFieldProps) {
  return (
    <Field.Root className={styles.field} invalid={error !== undefined}>
      <Field.Label className={styles.label}>{label}</Field.Label>
      <Field.Control {...input} className={styles.box} value={value} onValueChange={onChange} />
      {hint && <Field.Description className={styles.hint}>{hint}</Field.Description>}
      {error && (
        <Field.Error className={styles.error} match>
          {error}
        </Field.Error>
      )}
    </Field.Root>
  );
}
