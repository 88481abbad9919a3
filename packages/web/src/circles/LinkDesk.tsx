import { Button } from '../controls/Button.tsx';
import { dated } from '../language/dated.ts';
import { useLanguage } from '../language/language.tsx';
import styles from '../me/Me.module.css';
import { ShareLink } from '../online/Invitation.tsx';
import { useCircleWords } from './words/index.ts';

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
          <p>{words.linkText(dated(language, link.expiresAt))}</p>
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
