import type { ReactNode } from 'react';
import { useLanguage } from '../kit/language/language.tsx';
import { go } from '../kit/route.ts';
import { Heading } from './Heading.tsx';
import { IconButton } from './IconButton.tsx';
import { BackIcon } from './icons.tsx';
import styles from './Page.module.css';

interface PageHeadProps {
  readonly title: string;
  /** Where the way back leads; home, if nothing else is said. Null where there is none. */
  readonly back?: { readonly label: string; readonly go: () => void } | null;
  /** What else can be done with the whole page. */
  readonly actions?: ReactNode;
}

interface PageProps extends PageHeadProps {
  /** The game it is about, whose colours it wears. */
  readonly game?: string;
  /** Much lies beside each other. */
  readonly wide?: boolean;
  /** Said before anything else. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a page: the way back, its title, and what it is about. */
export function Page({ game, wide, above, children, ...head }: PageProps) {
  return (
    <main className={styles.page} data-game={game} data-wide={wide || undefined}>
      {above}
      <PageHead {...head} />
      {children}
    </main>
  );
}

export function PageHead({ title, back, actions }: PageHeadProps) {
  const { m } = useLanguage();
  const way = back === undefined ? { label: m.home, go: () => go({ at: 'door' }) } : back;
  return (
    <header className={styles.head}>
      {way !== null && <IconButton label={way.label} icon={<BackIcon />} onClick={way.go} />}
      <Heading>{title}</Heading>
      {actions}
    </header>
  );
}
