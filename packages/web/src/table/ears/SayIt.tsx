import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/icons.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { announcer } from './announcer.ts';
import { EAR_KEYS, type EarKey } from './keys.ts';
import { canListen, listen } from './listen.ts';
import { press, pressables } from './pressable.ts';
import styles from './SayIt.module.css';
import { type Knowing, placeOfSeat } from './tell.ts';
import { type Meaning, understand } from './understand.ts';

interface SayItProps {
  readonly knowing: Knowing;
  /** Does what a letter means. */
  readonly onAsk: (what: EarKey) => void;
  readonly onClose: () => void;
}

interface Sayable extends Meaning {
  readonly element: Element | null;
  readonly key: EarKey | null;
}

/** More would only be read out. */
const NAMED = 6;

/** A line in which one types or speaks what one wants: it says what it understood, and asks where two things fit. */
export default function SayIt({ knowing, onAsk, onClose }: SayItProps) {
  const { at, words } = knowing;
  const { language } = at.say;
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [listening, setListening] = useState<{ stop(): void } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => () => listening?.stop(), [listening]);

  const tell = (sentence: string) => {
    setSaid(sentence);
    announcer.reply(sentence);
  };

  const want = (wanted: string) => {
    const found = understand(wanted, sayables(knowing), words.say);
    if (found.fits === 'none') return tell(words.say.none({ text: wanted }));
    if (found.fits === 'several')
      return tell(
        words.say.several({
          list: found.all
            .slice(0, NAMED)
            .map(({ label }) => label)
            .join('; '),
        }),
      );
    const { element, key, label } = found.meant;
    setText('');
    if (key !== null) {
      setSaid('');
      onAsk(key);
    } else if (element !== null) {
      tell(words.say.did({ what: label }));
      press(element);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') want(text);
  };

  const speak = () => {
    const ear = listen(language);
    setListening(ear);
    tell(words.say.listening);
    void ear.heard.then((heard) => {
      setListening(null);
      if (heard === null) tell(words.say.unheard);
      else {
        setText(heard);
        want(heard);
      }
    });
  };

  return (
    <form ref={form} className={styles.line} onSubmit={submit} data-testid="say-it">
      <TextField
        label={at.m.table.sayIt}
        value={text}
        onChange={setText}
        placeholder={words.say.example}
        maxLength={120}
        autoComplete="off"
      />
      <Button type="submit">{words.say.send}</Button>
      {canListen() && (
        <Button look="quiet" disabled={listening !== null} onClick={speak}>
          {words.say.speak}
        </Button>
      )}
      <IconButton label={at.m.close} icon={<CloseIcon />} onClick={onClose} />
      {said !== '' && <p className={styles.said}>{said}</p>}
    </form>
  );
}

/** Everything one could mean: what can be pressed, and what can be asked. */
function sayables({ at, words, ears }: Knowing): readonly Sayable[] {
  const places = new Map((ears?.board(at).rows.flat() ?? []).map(({ cell, name }) => [cell, name]));
  const own = at.viewer === null || ears === null ? undefined : placeOfSeat(ears.board(at), at.viewer);
  return [
    ...pressables().map(({ element, label, word }) => {
      const { cell } = element.dataset;
      const place = cell === undefined || cell === own?.cell ? undefined : places.get(cell);
      return { element, label, word, place, key: null };
    }),
    ...EAR_KEYS.map((key) => ({ element: null, label: words.keys[key], word: null, key })),
  ];
}
