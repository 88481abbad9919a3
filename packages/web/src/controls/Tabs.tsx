import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps<V extends string> {
  /** Null where none is open. */
  value: V | null;
  onChange: (value: V) => void;
  /** What the row of tabs is called by a screen reader. */
  label: string;
  tabs: readonly { value: V; label: ReactNode; content: ReactNode }[];
}

export function Tabs<V extends string>({ value, onChange, label, tabs }: TabsProps<V>) {
  return (
    <Base.Root value={value} onValueChange={(chosen) => onChange(chosen as V)}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className={styles.indicator} />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
