import { GAME_NAMES, isGameName, onShelf } from '@undercroft/games';
import type { SharedLine } from '@undercroft/protocol';
import { loadSpeaker } from '@undercroft/words';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Page } from '../../controls/Page.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { besideOf } from '../../games/beside.ts';
import { useFetched } from '../../kit/fetched.ts';
import { dated } from '../../kit/language/dated.ts';
import { orEnglish } from '../../kit/language/english.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { useGuest } from '../../kit/server/guest.ts';
import workshop from '../../table/box/Workshop.module.css';
import { useWorkshopWords } from '../../table/box/words/index.ts';
import styles from './Shared.module.css';

const ALL = '';
const MINE = 'mine';

/** What people have published at this server: to find, to look at and to try. */
export default function SharedPage() {
  const { m } = useLanguage();
  const words = useWorkshopWords();
  const guest = useGuest();
  const [game, setGame] = useState<string>(ALL);
  const [text, setText] = useState('');
  const [after, setAfter] = useState<string | null>(null);
  const { value, failed } = useFetched(
    (_signal) => {
      const page = after === null ? {} : { after };
      if (game === MINE) return server.ask('GET /me/sets', { query: page });
      const query = { ...page, ...(game !== ALL && { game }), ...(text.trim() && { text: text.trim() }) };
      return server.ask('GET /sets', { query });
    },
    [game, text, after],
  );
  const look = (change: () => void) => {
    setAfter(null);
    change();
  };
  return (
    <Page
      title={words.shared.title}
      wide
      back={{ label: words.all, go: () => go({ at: 'workshop', game: null, id: null, packed: null }) }}
    >
      <p className={workshop.note}>{words.shared.motto}</p>
      <div className={styles.search}>
        <Select
          label={words.shared.which}
          value={game}
          onChange={(now) => look(() => setGame(now))}
          options={[
            { value: ALL, label: words.shared.allGames },
            ...GAME_NAMES.map((name) => ({ value: name, label: onShelf(name).title })),
            ...(guest === null ? [] : [{ value: MINE, label: words.shared.mine }]),
          ]}
        />
        {game !== MINE && (
          <TextField
            label={words.shared.search}
            value={text}
            maxLength={60}
            onChange={(now) => look(() => setText(now))}
          />
        )}
      </div>
      {failed !== null && value === null && <p role="alert">{explain(m, failed)}</p>}
      {value?.sets.length === 0 && <p role="status">{words.shared.none}</p>}
      <ul className={styles.list}>
        {value?.sets.map((line) => (
          <li key={line.id}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      {value !== null && value.next !== null && (
        <Button look="quiet" onClick={() => setAfter(value.next)}>
          {words.shared.older}
        </Button>
      )}
    </Page>
  );
}

function Line({ line }: { line: SharedLine }) {
  const { language } = useLanguage();
  const words = useWorkshopWords();
  return (
    <button
      type="button"
      className={styles.card}
      data-shared={line.name}
      onClick={() => go({ at: 'shared', id: line.id })}
    >
      <Picture line={line} />
      <span className={styles.said}>
        <strong>{line.name}</strong>
        <small>
          {[isGameName(line.game) ? onShelf(line.game).title : line.game, words.shared.kinds[line.kind]].join(
            ' · ',
          )}
        </small>
        <small>{[words.by({ name: line.by }), line.licence].filter(Boolean).join(' · ')}</small>
        <small>
          {words.shared.changes({ count: line.changes })} · {dated(language, line.changedAt)}
        </small>
        {line.hidden && <small className={workshop.bad}>{words.shared.hidden}</small>}
      </span>
    </button>
  );
}

/** The component that stands for it, drawn as in play. */
function Picture({ line: { game, picture } }: { line: SharedLine }) {
  const { language } = useLanguage();
  const { value } = useFetched(
    () =>
      picture === null || !isGameName(game)
        ? null
        : Promise.all([besideOf(game).pieces(), orEnglish(language, (spoken) => loadSpeaker(game, spoken))]),
    [game, language, picture],
  );
  const [draw, say] = value ?? [];
  if (picture === null || draw === undefined || say === undefined) return <span className={workshop.piece} />;
  const drawn = draw({ ...picture, value: picture.value as Readonly<Record<string, unknown>>, say });
  return <span className={workshop.piece}>{drawn}</span>;
}
