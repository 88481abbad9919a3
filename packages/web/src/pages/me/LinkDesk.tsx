import { Button } from '../../controls/Button.tsx';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { ShareLink } from './Invitation.tsx';
import styles from './Me.module.css';
import { useCircleWords } from './words/circles/index.ts';

interface LinkDeskProps {
  readonly link: { readonly code: string; readonly expiresAt: string } | null;
  readonly title: string;
  readonly onMake: () => Promise<void>;
  readonly onDrop: () => Promise<void>;
}

/** A link to send to others: made, shown, withdrawn. */
export function LinkDesk({ link, title, onMake, onDrop }: LinkDeskProps) {
  const words = useCircleWords();
  const { language } = useLanguage();
  return (
    <>
      {link !== null && (
        <ShareLink path={`/with/${link.code}`} title={title}>
          <p>{words.linkText({ until: dated(language, link.expiresAt) })}</p>
        </ShareLink>
      )}
      <div className={styles.row}>
        <Button onClick={() => void onMake()}>{link === null ? words.makeLink : words.newLink}</Button>
        {link !== null && (
          <Button look="quiet" onClick={() => void onDrop()}>
            {words.dropLink}
          </Button>
        )}
      </div>
    </>
  );
}
