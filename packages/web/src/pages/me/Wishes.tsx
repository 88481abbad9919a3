import { HOW_OFTEN, type Turns } from '@undercroft/protocol';
import { Choice, Switch } from '../../controls/fields.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { server } from '../../kit/server/api.ts';
import styles from './Me.module.css';
import { useAttempt } from './useAttempt.ts';
import { useTurnsWords } from './words/turns/index.ts';

const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** Minutes since midnight, as a clock shows them. */
const asClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** How often, and when not. */
export function Wishes({ turns, onChange }: { turns: Turns; onChange: (turns: Turns) => void }) {
  const words = useTurnsWords();
  const attempt = useAttempt();
  const { quiet, often } = turns.wishes;
  const wish = (body: Partial<Turns['wishes']>) =>
    void attempt(async () => onChange(await server.ask('PUT /me/turns', { body })));
  return (
    <section className={styles.part}>
      <Choice
        label={words.often}
        value={often}
        onChange={(chosen) => wish({ often: chosen })}
        options={HOW_OFTEN.map((value) => ({ value, label: words.oftens[value] }))}
      />
      <Switch
        label={words.quiet}
        hint={words.quietHint}
        checked={quiet !== null}
        onChange={(on) => wish({ quiet: on ? NIGHT : null })}
      />
      {quiet !== null && (
        <div className={styles.row}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={words[end]}
              type="time"
              value={asClock(quiet[end])}
              onChange={(clock) => clock !== '' && wish({ quiet: { ...quiet, [end]: minutesOf(clock) } })}
            />
          ))}
        </div>
      )}
    </section>
  );
}
