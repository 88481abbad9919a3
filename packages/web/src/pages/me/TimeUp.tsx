import { type TimeUp as Chosen, TIME_UP } from '@undercroft/protocol';
import { Select } from '../../controls/Select.tsx';
import { useTurnsWords } from './words/turns/index.ts';

/** What a computer player does for whoever's time is up. */
export function TimeUp({ value, onChange }: { value: Chosen; onChange: (value: Chosen) => void }) {
  const words = useTurnsWords();
  return (
    <Select
      label={words.timeUp}
      value={value}
      onChange={onChange}
      options={TIME_UP.map((one) => ({ value: one, label: words.timeUps[one] }))}
    />
  );
}
