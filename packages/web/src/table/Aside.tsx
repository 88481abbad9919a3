import { memo, type ReactNode } from 'react';
import { Drawer } from '../controls/Drawer.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { DownIcon } from '../controls/icons.tsx';
import { Tabs } from '../controls/Tabs.tsx';
import { useLanguage } from '../kit/language/language.tsx';
import { SMALL, useMedia } from '../kit/media.ts';
import { settings } from '../kit/settings.ts';
import { usePart } from '../kit/store.ts';
import styles from './Aside.module.css';

interface SideProps<V extends string> {
  readonly tabs: readonly { readonly value: V; readonly label: ReactNode; readonly content: ReactNode }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** On a narrow screen it is a drawer. */
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

function AtTheSide<V extends string>({ tabs, value, onChange, open, onOpenChange }: SideProps<V>) {
  const { m } = useLanguage();
  const narrow = useMedia(SMALL);
  const folded = usePart(settings, 'folded') && !narrow;
  const choose = (chosen: V) => {
    settings.change({ folded: false });
    onChange(chosen);
  };
  const content = <Tabs value={folded ? null : value} onChange={choose} label={m.table.more} tabs={tabs} />;
  if (!narrow) {
    return (
      <aside className={styles.side} data-folded={folded || undefined}>
        {content}
        <span className={styles.fold}>
          <IconButton
            label={folded ? m.table.unfold : m.table.fold}
            icon={<DownIcon />}
            aria-expanded={!folded}
            onClick={() => settings.change({ folded: !folded })}
          />
        </span>
      </aside>
    );
  }
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={tabs.find((tab) => tab.value === value)?.label ?? ''}
      side="right"
    >
      <div className={styles.drawer}>{content}</div>
    </Drawer>
  );
}

/** Log, rules and talk: beside the board where there is room, else a drawer. */
export const Aside = memo(AtTheSide) as typeof AtTheSide;
