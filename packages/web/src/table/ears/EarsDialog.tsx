import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Choice, Switch } from '../../controls/fields.tsx';
import { SoundIcon } from '../../controls/icons.tsx';
import settingsStyles from '../../controls/Waiting.module.css';
import { useLanguage } from '../../kit/language/language.tsx';
import { HEARINGS, PAUSES, settings } from '../../kit/settings.ts';
import { useStore } from '../../kit/store.ts';
import { ALL_SOUNDS, play, playSeat } from '../sound/sound.ts';
import styles from './EarsDialog.module.css';
import { choose, EAR_KEYS, type EarKey, keyFor } from './keys.ts';
import type { EarsWords } from './words/index.ts';

interface EarsDialogProps {
  readonly words: EarsWords;
  /** How many sit at the table. */
  readonly seats: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Does what a letter means, once the dialog is closed. */
  readonly onAsk: (what: EarKey) => void;
}

/** What is spoken, and every letter that asks: each can be asked here, too, and be given another key. */
export default function EarsDialog({ words, seats, open, onOpenChange, onAsk }: EarsDialogProps) {
  const { m } = useLanguage();
  const now = useStore(settings);
  const [changing, setChanging] = useState<EarKey | null>(null);
  const [taken, setTaken] = useState<string | null>(null);

  const take = (event: KeyboardEvent) => {
    if (changing === null || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return setChanging(null);
    const other = choose(changing, event.key);
    setTaken(
      other === null
        ? null
        : words.taken({ key: event.key, what: other === 'game' ? words.inGame : words.keys[other] }),
    );
    if (other === null) setChanging(null);
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.table.ears}>
      <div className={settingsStyles.settings}>
        <Choice
          label={words.hearing}
          value={now.hearing}
          onChange={(hearing) => settings.change({ hearing })}
          options={HEARINGS.map((value) => ({
            value,
            label: words.hearings[value][0],
            hint: words.hearings[value][1],
          }))}
        />
        <Choice
          label={words.pause}
          value={now.pause}
          onChange={(pause) => settings.change({ pause })}
          options={PAUSES.map((value) => ({ value, label: words.pauses[value] }))}
        />
        <Switch
          label={words.letters}
          hint={words.hint}
          checked={now.letters}
          onChange={(letters) => settings.change({ letters })}
        />
        <ul className={styles.keys}>
          {EAR_KEYS.map((what) => (
            <li key={what}>
              <Button look="quiet" disabled={isOnBoard(what)} onClick={() => onAsk(what)}>
                {words.keys[what]}
              </Button>
              <Button
                aria-label={`${words.change({ what: words.keys[what] })} (${keyFor(what).toUpperCase()})`}
                onClick={() => {
                  setChanging(what);
                  setTaken(null);
                }}
                onKeyDown={take}
                onBlur={() => setChanging(null)}
              >
                {changing === what ? words.press : keyFor(what).toUpperCase()}
              </Button>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.taken}>
          {taken ?? (changing === null ? '' : words.press)}
        </p>
        <Button look="quiet" onClick={() => settings.change({ keys: {} })}>
          {words.usual}
        </Button>
        <details>
          <summary>{words.heard}</summary>
          <ul className={styles.sounds}>
            {ALL_SOUNDS.map((sound) => (
              <li key={sound}>
                <Button look="quiet" icon={<SoundIcon />} onClick={() => play(sound)}>
                  {words.sounds[sound]}
                </Button>
              </li>
            ))}
            {Array.from({ length: seats }, (_, seat) => seat).map((seat) => (
              <li key={seat}>
                <Button look="quiet" icon={<SoundIcon />} onClick={() => playSeat({ seat, of: seats })}>
                  {words.seatNote({ seat: seat + 1 })}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Dialog>
  );
}

/** These mean something only while one goes over the board. */
const isOnBoard = (what: EarKey): boolean => ['foe', 'figure', 'find', 'way'].includes(what);
