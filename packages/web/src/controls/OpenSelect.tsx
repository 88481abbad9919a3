import { Select as Base } from '@base-ui/react/select';
import { type Before, useAfter } from './before.ts';
import field from './Field.module.css';
import { CheckIcon, DownIcon } from './icons.tsx';
import styles from './Popup.module.css';
import type { SelectProps } from './Select.tsx';

interface OpenSelectProps extends SelectProps<string> {
  readonly before: Before;
}

export function OpenSelect({ label, value, onChange, options, before }: OpenSelectProps) {
  const { open, setOpen, trigger } = useAfter(before);
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      modal={false}
      open={open}
      onOpenChange={setOpen}
    >
      <Base.Label className={field.label}>{label}</Base.Label>
      <Base.Trigger className={field.box} ref={trigger}>
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
  );
}
