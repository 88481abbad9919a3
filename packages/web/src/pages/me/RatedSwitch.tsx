import { Switch } from '../../controls/fields.tsx';
import { useRatingsWords } from './words/ratings/index.ts';

interface RatedSwitchProps {
  readonly checked: boolean;
  readonly onChange: (rated: boolean) => void;
  readonly disabled: boolean;
}

/** Whether a table counts for ratings. */
export function RatedSwitch(props: RatedSwitchProps) {
  const words = useRatingsWords();
  return <Switch label={words.rated} hint={words.ratedHint} {...props} />;
}
