import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { CloseIcon } from '../controls/icons.tsx';
import { useLanguage } from '../kit/language/language.tsx';
import { newer } from '../kit/newer.ts';
import { route } from '../kit/route.ts';
import type { Route } from '../kit/routes.ts';
import { useStore } from '../kit/store.ts';
import styles from './Newer.module.css';

/** Whoever plays finishes on the page they began with, and is not told meanwhile. */
const AT_PLAY: readonly Route['at'][] = ['here', 'table', 'learn'];

/** Says softly that there is a newer house than the one that is shown. */
export function Newer() {
  const { m } = useLanguage();
  const isThere = useStore(newer);
  const { at } = useStore(route);
  const [isPutAway, setPutAway] = useState(false);
  if (!isThere || isPutAway || AT_PLAY.includes(at)) return null;
  return (
    <aside className={styles.newer} aria-label={m.newer.title} data-testid="newer">
      <span role="status">{m.newer.title}</span>
      <Button onClick={() => location.reload()}>{m.newer.fetch}</Button>
      <IconButton label={m.close} icon={<CloseIcon />} onClick={() => setPutAway(true)} />
    </aside>
  );
}
