import { go } from '../app/route.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { PeopleIcon } from '../controls/icons.tsx';
import { useMeWords } from './words/index.ts';

export function MeButton() {
  const words = useMeWords();
  return <IconButton label={words.title} icon={<PeopleIcon />} onClick={() => go({ at: 'me', sheet: '' })} />;
}
