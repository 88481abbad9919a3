import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { ShareIcon } from '../../controls/icons.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Shared } from '../../table/end/picture.ts';
import { shareFile } from '../../table/end/shareMatch.ts';
import { shareText } from './share.ts';
import styles from './Today.module.css';
import { useTodayWords } from './words/index.ts';

interface ShareProps {
  readonly text: string;
  /** Says as much as the text does. */
  readonly picture: () => Shared;
}

/** What somebody made of a day, to give to somebody else: as a text, or as a picture. Neither says what happened. */
export function Share({ text, picture }: ShareProps) {
  const { m } = useLanguage();
  const words = useTodayWords();
  const [copied, setCopied] = useState(false);
  const draw = async () => {
    const { drawPicture } = await import('../../table/end/picture.ts');
    await shareFile(new File([await drawPicture(picture())], 'undercroft.png', { type: 'image/png' }), m);
  };
  return (
    <p className={styles.share}>
      <Button icon={<ShareIcon />} onClick={async () => setCopied(await shareText(text))} data-word="share">
        {words.share}
      </Button>
      <Button onClick={() => void draw()} data-word="share-picture">
        {m.end.picture}
      </Button>
      {copied && <span role="status">{words.copied}</span>}
    </p>
  );
}
