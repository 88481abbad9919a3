import { Select as Base } from '@base-ui/react/select';
import type { ReactNode } from 'react';
import field from './Field.module.css';
import { CheckIcon, DownIcon } from './icons.tsx';
import styles from './Popup.module.css';

export interface SelectProps<V extends string> {
  label: ReactNode;
  value: V;
  onChange: (value: V) => void;
  /** A hint is read where one chooses, and not once it is chosen. */
  options: readonly { value: V; label: ReactNode; hint?: string }[];
}

export function Select<V extends string>({ label, value, onChange, options }: SelectProps<V>) {
  return (
    <div className={field.field}>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(chosen) => chosen !== null && onChange(chosen)}
        modal={false}
      >
        <Base.Label className={field.label}>{label}</Base.Label>
        <Base.Trigger className={field.box}>
          <Base.Value />
          <Base.Icon>
            <DownIcon />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className={styles.positioner}
            sideOffset={6}
            alignItemWithTrigger={false}
            collisionPadding={8}
          >
            <Base.Popup className={styles.popup}>
              <Base.List>
                {options.map((option) => (
                  <Base.Item key={option.value} value={option.value} className={styles.item}>
                    <span>
                      <Base.ItemText>{option.label}</Base.ItemText>
                      {option.hint !== undefined && <small className={styles.hint}>{option.hint}</small>}
                    </span>
                    <Base.ItemIndicator className={styles.mark}>
                      <CheckIcon />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}
