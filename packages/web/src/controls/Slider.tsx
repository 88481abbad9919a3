import { Slider as BaseSlider } from '@base-ui/react/slider';
import styles from './Field.module.css';
import type { Labelled } from './TextField.tsx';

export interface SliderProps extends Labelled {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  /** The value as it is read out and shown: "70 %"; without it the label says all. */
  format?: Intl.NumberFormatOptions;
}

export function Slider({ label, hint, value, onChange, min = 0, max = 100, step = 1, format }: SliderProps) {
  return (
    <BaseSlider.Root
      className={styles.field}
      value={value}
      onValueChange={onChange}
      min={min}
      max={max}
      step={step}
      {...(format && { format })}
    >
      <span className={styles.row}>
        <BaseSlider.Label className={styles.label}>{label}</BaseSlider.Label>
        {format && <BaseSlider.Value className={styles.value} />}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
      <BaseSlider.Control className={styles.slide}>
        <BaseSlider.Track className={styles.track}>
          <BaseSlider.Indicator className={styles.filled} />
          <BaseSlider.Thumb className={styles.thumb} />
        </BaseSlider.Track>
      </BaseSlider.Control>
    </BaseSlider.Root>
  );
}
