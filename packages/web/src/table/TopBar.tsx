import { memo } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { BackIcon, LogIcon, MenuIcon, MuteIcon, SoundIcon } from '../controls/icons.tsx';
import { Menu } from '../controls/Menu.tsx';
import { useLanguage } from '../kit/language/language.tsx';
import { go } from '../kit/route.ts';
import { settings } from '../kit/settings.ts';
import { useStore } from '../kit/store.ts';
import { SettingsButton } from './settings/SettingsButton.tsx';
import styles from './Table.module.css';
import { UnreadMark } from './UnreadMark.tsx';

interface TopBarProps {
  readonly title: string;
  /** How to win, in a line. */
  readonly goal: string | null;
  readonly menu: readonly {
    readonly label: string;
    readonly onSelect: () => void;
    readonly harm?: boolean;
  }[];
  readonly onSide: () => void;
  /** How much was said that has not been seen. */
  readonly unread: number;
}

export const TopBar = memo(function TopBar({ title, goal, menu, onSide, unread }: TopBarProps) {
  const { m } = useLanguage();
  const { muted } = useStore(settings);
  return (
    <header className={styles.top}>
      <IconButton label={m.table.leave} icon={<BackIcon />} onClick={() => go({ at: 'door' })} />
      <h1 className={styles.title}>{title}</h1>
      {goal !== null && <p className={styles.goal}>{goal}</p>}
      <IconButton
        label={m.settings.sound}
        icon={muted ? <MuteIcon /> : <SoundIcon />}
        aria-pressed={!muted}
        onClick={() => settings.change({ muted: !muted })}
      />
      <SettingsButton />
      <span className={styles.narrow}>
        <IconButton
          label={`${m.table.log}, ${m.table.rules}`}
          icon={
            <>
              <LogIcon />
              <UnreadMark count={unread} />
            </>
          }
          onClick={onSide}
        />
      </span>
      {menu.length > 0 && (
        <Menu
          trigger={<IconButton label={m.table.menu} icon={<MenuIcon />} />}
          items={menu.map(({ harm = false, ...item }) => ({ ...item, harm }))}
        />
      )}
    </header>
  );
});
