import { type Component, namesOf, type OwnName } from '@undercroft/sets/workshop';
import { use, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { ENDONYMS, LANGUAGES } from '../../kit/languages.ts';
import { At } from '../../table/box/at.ts';

interface NamesProps {
  readonly thing: Component;
  readonly onName: (names: OwnName, shown: string) => void;
}

/** What a thing is called: in one language for all, and in others for whoever likes to say it there, too. */
export function Names({ thing, onName }: NamesProps) {
  const { language } = useLanguage();
  const { words, set, value } = use(At);
  const said = namesOf(set, thing.name);
  const [open, setOpen] = useState(typeof said === 'object');
  const here = value(thing.name);
  const each: Readonly<Record<string, string>> = typeof said === 'object' ? said : { [language]: here };
  const give = (spoken: string, name: string) => {
    const { [spoken]: _, ...others } = each;
    const now = name === '' ? others : { ...others, [spoken]: name };
    const [only, ...more] = Object.values(now);
    if (only === undefined) return;
    onName(more.length === 0 ? only : now, now[language] ?? only);
  };
  return (
    <>
      <OneName needed label={words.fields.name} name={here} onName={(name) => give(language, name)} />
      {open ? (
        LANGUAGES.filter((spoken) => spoken !== language).map((spoken) => (
          <OneName
            key={spoken}
            label={`${words.fields.name} (${ENDONYMS[spoken]})`}
            name={each[spoken] ?? ''}
            onName={(name) => give(spoken, name)}
          />
        ))
      ) : (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {words.otherLanguages}
        </Button>
      )}
    </>
  );
}

/** A name counts once it is typed: others may refer to it. */
function OneName({
  label,
  name,
  needed = false,
  onName,
}: {
  label: string;
  name: string;
  /** Whether it stays as it was where nothing is typed. */
  needed?: boolean;
  onName: (name: string) => void;
}) {
  const [text, setText] = useState(name);
  const give = () => {
    const typed = text.trim().replaceAll(/\s+/g, ' ');
    const wanted = needed && typed === '' ? name : typed;
    if (wanted !== name) onName(wanted);
    setText(wanted);
  };
  return (
    <form
      onBlur={give}
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <TextField label={label} value={text} maxLength={40} onChange={setText} />
    </form>
  );
}
