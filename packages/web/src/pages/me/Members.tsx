import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import type { OfClub } from './ClubPage.tsx';
import { LinkDesk } from './LinkDesk.tsx';
import styles from './Me.module.css';
import { useAttempt } from './useAttempt.ts';
import { useCircleWords } from './words/circles/index.ts';

/** Who belongs to a club, and what its owner may do about it. */
export function Members({ club, onChange, look }: OfClub & { look: () => Promise<void> }) {
  const { language } = useLanguage();
  const words = useCircleWords();
  const attempt = useAttempt();
  const { format } = numbersIn(language);
  const { id } = club;
  const own = club.members.find(({ you }) => you);
  const leave = async () => {
    await server.ask('DELETE /clubs/:id/members/:member', { id, member: own?.id ?? '' });
    go({ at: 'me', sheet: 'friends' });
  };
  return (
    <section className={styles.part} aria-label={words.who}>
      <h2>{words.who}</h2>
      <ul className={styles.list}>
        {club.members.map(({ id: member, name, owner, you, played, won }) => (
          <li key={member} className={styles.line}>
            <div>
              <strong>{name}</strong>
              <small>
                {[
                  owner && words.owner,
                  you && words.you,
                  played > 0 && words.won({ won: format(won), played: format(played) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            {club.owner && !you && (
              <>
                <Sure
                  label={words.handOver({ name })}
                  onYes={() =>
                    attempt(async () =>
                      onChange(await server.ask('PATCH /clubs/:id', { id, body: { owner: member } })),
                    )
                  }
                />
                <Sure
                  label={words.remove({ name })}
                  onYes={() =>
                    attempt(() => server.ask('DELETE /clubs/:id/members/:member', { id, member }).then(look))
                  }
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {club.owner && (
        <>
          <LinkDesk
            link={club.link}
            title={words.clubLink}
            onMake={() => attempt(() => server.ask('POST /clubs/:id/link', { id }).then(look))}
            onDrop={() => attempt(() => server.ask('DELETE /clubs/:id/link', { id }).then(look))}
          />
          <Rename club={club} onChange={onChange} />
        </>
      )}
      <div className={styles.row}>
        <Sure label={words.leave} onYes={() => attempt(leave)} />
        {club.owner && (
          <Sure
            label={words.close}
            text={words.closeText}
            onYes={() =>
              attempt(() =>
                server.ask('DELETE /clubs/:id', { id }).then(() => go({ at: 'me', sheet: 'friends' })),
              )
            }
          />
        )}
      </div>
    </section>
  );
}

function Rename({ club, onChange }: OfClub) {
  const words = useCircleWords();
  const attempt = useAttempt();
  const [name, setName] = useState(club.name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const body = { name: name.trim() };
    void attempt(async () => onChange(await server.ask('PATCH /clubs/:id', { id: club.id, body })));
  };
  return (
    <form className={styles.form} onSubmit={rename}>
      <TextField label={words.clubName} value={name} onChange={setName} maxLength={40} autoComplete="off" />
      <Button type="submit">{words.rename}</Button>
    </form>
  );
}

interface SureProps {
  readonly label: string;
  readonly text?: string;
  readonly onYes: () => Promise<void>;
}

/** What cannot be undone is asked for twice. */
export function Sure({ label, text, onYes }: SureProps) {
  const { m } = useLanguage();
  const words = useCircleWords();
  const [open, setOpen] = useState(false);
  const yes = () => {
    setOpen(false);
    void onYes();
  };
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        {...(text !== undefined && { description: text })}
        actions={
          <>
            <Button look="quiet" onClick={() => setOpen(false)}>
              {m.cancel}
            </Button>
            <Button look="ember" onClick={yes}>
              {words.yes}
            </Button>
          </>
        }
      />
    </>
  );
}
