import { IconButton } from '../../controls/IconButton.tsx';
import { PeopleIcon } from '../../controls/icons.tsx';
import { go } from '../../kit/route.ts';
import { useMeWords } from './words/me/index.ts';

export function MeButton() {
  const words = useMeWords();
  return <IconButton label={words.title} icon={<PeopleIcon />} onClick={() => go({ at: 'me', sheet: '' })} />;
}
