import { memo, type ReactNode } from 'react';
import { SMALL, useMedia } from '../app/media.ts';
import { Drawer } from '../controls/Drawer.tsx';
import { Tabs } from '../controls/Tabs.tsx';
import { useLanguage } from '../language/language.tsx';
import styles from './Side.module.css';

interface SideProps<V extends string> {
  readonly tabs: readonly { readonly value: V; readonly label: string; readonly content: ReactNode }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** On a narrow screen it is a drawer. */
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function AtTheSide<V extends string>({ tabs, value, onChange, open, onOpenChange }: SideProps<V>) {
  const { m } = useLanguage();
  const narrow = useMedia(SMALL);
  const content = <Tabs value={value} onChange={onChange} label={m.table.more} tabs={tabs} />;
  if (!narrow) return <aside className={styles.side}>{content}</aside>;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={tabs.find((tab) => tab.value === value)?.label ?? ''}
      closeLabel={m.close}
      side="right"
    >
      <div className={styles.drawer}>{content}</div>
    </Drawer>
  );
}

/** Log, rules and talk: beside the board where there is room, else a drawer. */
export const Side = memo(AtTheSide) as typeof AtTheSide;
