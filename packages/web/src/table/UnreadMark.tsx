import spoken from '../controls/spoken.module.css';
import { useLanguage } from '../kit/language/language.tsx';
import styles from './Aside.module.css';

/** How much was said that has not been seen. */
export function UnreadMark({ count }: { readonly count: number }) {
  const { m } = useLanguage();
  if (count === 0) return null;
  return (
    <>
      <span className={styles.unread} aria-hidden="true" data-testid="unread">
        {count}
      </span>
      <span className={spoken.spoken}>, {m.friends.unread({ count })}</span>
    </>
  );
}
