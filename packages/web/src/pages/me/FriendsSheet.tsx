import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Switch } from '../../controls/fields.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/icons.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { gameTitle } from './gameTitle.ts';
import { Invited } from './Invited.tsx';
import { LinkDesk } from './LinkDesk.tsx';
import styles from './Me.module.css';
import { useAttempt } from './useAttempt.ts';
import { useOwn } from './useOwn.ts';
import { useCircleWords } from './words/circles/index.ts';
import { useMeWords } from './words/me/index.ts';

/** One's friends, and the clubs one belongs to. */
export function FriendsSheet({ name }: { name: string | null }) {
  const { nobody } = useMeWords();
  if (name === null) return <p>{nobody}</p>;
  return (
    <div className={styles.sheet}>
      <OwnFriends />
      <OwnClubs />
      <Tournaments />
    </div>
  );
}

function OwnFriends() {
  const words = useCircleWords();
  const { language } = useLanguage();
  const attempt = useAttempt();
  const { value: mine, set, again } = useOwn(() => server.ask('GET /me/friends'), []);
  if (mine === null) return null;
  const part = (id: string) =>
    void attempt(async () => set(await server.ask('DELETE /me/friends/:id', { id })));
  return (
    <>
      <Invited invitations={mine.invitations} onChange={() => void again()} />
      <section className={styles.part} aria-label={words.friends}>
        <h2>{words.friends}</h2>
        <p>{words.friendsText}</p>
        {mine.friends.length === 0 && <p>{words.noFriends}</p>}
        <ul className={styles.list}>
          {mine.friends.map(({ id, name, since, tables }) => (
            <li key={id} className={styles.line}>
              <div>
                <strong>{name}</strong>
                <small>{words.friendSince({ when: dated(language, since) })}</small>
              </div>
              {tables.map((table) => (
                <Button key={table.id} onClick={() => go({ at: 'table', id: table.id, invitation: null })}>
                  {gameTitle(table.game)}
                </Button>
              ))}
              <IconButton label={words.unfriend({ name })} icon={<CloseIcon />} onClick={() => part(id)} />
            </li>
          ))}
        </ul>
        <LinkDesk
          link={mine.link}
          title={words.linkTitle}
          onMake={() => attempt(() => server.ask('POST /me/friends/link').then(again))}
          onDrop={() => attempt(() => server.ask('DELETE /me/friends/link').then(again))}
        />
        <Switch
          label={words.showTables}
          hint={words.showTablesHint}
          checked={mine.tables}
          onChange={(tables) =>
            void attempt(async () => set(await server.ask('PUT /me/friends', { body: { tables } })))
          }
        />
      </section>
    </>
  );
}

function Tournaments() {
  const { m } = useLanguage();
  return (
    <div className={styles.row}>
      <Button onClick={() => go({ at: 'tournaments', club: null })}>{m.friends.tournaments}</Button>
    </div>
  );
}

function OwnClubs() {
  const words = useCircleWords();
  const attempt = useAttempt();
  const clubs = useOwn(() => server.ask('GET /me/clubs'), []).value?.clubs ?? [];
  const [name, setName] = useState('');
  const found = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void attempt(async () => {
      const { id } = await server.ask('POST /clubs', { body: { name: name.trim() } });
      go({ at: 'club', id });
    });
  };
  return (
    <section className={styles.part} aria-label={words.clubs}>
      <h2>{words.clubs}</h2>
      <p>{words.clubsText}</p>
      {clubs.length === 0 && <p>{words.noClubs}</p>}
      <ul className={styles.list}>
        {clubs.map((club) => (
          <li key={club.id} className={styles.line}>
            <div>
              <strong>{club.name}</strong>
              <small>
                {words.members({ count: club.members })}
                {club.owner && ` · ${words.yours}`}
              </small>
            </div>
            <Button onClick={() => go({ at: 'club', id: club.id })}>{words.open}</Button>
          </li>
        ))}
      </ul>
      <form className={styles.form} onSubmit={found}>
        <TextField label={words.clubName} value={name} onChange={setName} maxLength={40} autoComplete="off" />
        <Button type="submit">{words.found}</Button>
      </form>
    </section>
  );
}
