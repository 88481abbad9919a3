import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps<V extends string> {
  /** Null where none is open. */
  value: V | null;
  onChange: (value: V) => void;
  /** What the row of tabs is called by a screen reader. */
  label: string;
  tabs: readonly { value: V; label: ReactNode; content: ReactNode }[];
}

/** Where a key leads from a tab. */
const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

export function Tabs<V extends string>({ value, onChange, label, tabs }: TabsProps<V>) {
  const id = useId();
  const walk = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [];
    [...all].at(step(at) % tabs.length)?.focus();
  };
  const shown = tabs.find((tab) => tab.value === value);
  // Where not all have room, the open one is seen whole.
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[data-active]');
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - row.current.offsetLeft - 44;
  }, [value]);
  return (
    <div>
      <div role="tablist" aria-label={label} className={styles.list} ref={row}>
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}panel` : undefined}
            // The tab key stops once, at the open one.
            tabIndex={tab === (shown ?? tabs[0]) ? 0 : -1}
            data-active={tab === shown || undefined}
            className={styles.tab}
            onClick={() => onChange(tab.value)}
            onKeyDown={(event) => walk(event, at)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div
          key={shown.value}
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${shown.value}`}
          className={styles.panel}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}
