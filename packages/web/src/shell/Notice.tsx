import type { Reply, Notice as Told } from '@undercroft/protocol';
import { useEffect, useState } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { CloseIcon } from '../controls/icons.tsx';
import { BASE } from '../kit/base.ts';
import { dated } from '../kit/language/dated.ts';
import { useLanguage } from '../kit/language/language.tsx';
import { inTab } from '../kit/memory.ts';
import { hearBuild } from '../kit/newer.ts';
import styles from './Notice.module.css';

const LOOK_EVERY_MS = 60_000;
/** The notice that was read and put away, for as long as this tab is open. */
const READ = 'undercroft.notice-read';

/** What those who run the server say to everybody, above whatever is shown. */
export function Notice() {
  const { m, language } = useLanguage();
  const [told, setTold] = useState<Told | null>(null);
  const [read, setRead] = useState(() => inTab.text(READ));
  useEffect(() => {
    const look = () => {
      if (document.hidden || !navigator.onLine) return;
      notice().then(setTold, () => {
        // The house can be played in without a server.
      });
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  if (told === null || told.text === read) return null;
  return (
    <aside className={styles.notice} aria-label={m.notice.title} data-testid="notice">
      <span role="status">
        <strong>{told.text}</strong>{' '}
        {told.until !== null && <small>{m.notice.until({ when: dated(language, told.until) })}</small>}
      </span>
      <IconButton
        label={m.close}
        icon={<CloseIcon />}
        onClick={() => {
          inTab.keep(READ, told.text);
          setRead(told.text);
        }}
      />
    </aside>
  );
}

async function notice(): Promise<Told | null> {
  const response = await fetch(`${BASE}/api/notice`);
  if (!response.ok) return null;
  const { notice, build }: Reply<'GET /notice'> = await response.json();
  hearBuild(build);
  return notice;
}
