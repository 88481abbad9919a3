import type { OnlineTable, RequestOf } from '@undercroft/protocol';
import { Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import setUp from '../../controls/Form.module.css';
import { Switch } from '../../controls/fields.tsx';
import { Page } from '../../controls/Page.tsx';
import { Panel } from '../../controls/Panel.tsx';
import { Select } from '../../controls/Select.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { part } from '../../kit/later.ts';
import { SMALL, useMedia } from '../../kit/media.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { giveName } from '../../kit/server/guest.ts';
import { useSelected, useStore } from '../../kit/store.ts';
import { Options } from '../../table/box/Options.tsx';
import type { OwnSetData } from '../../table/box/ownSets.ts';
import type { Opened } from '../../table/game/opened.ts';
import { spanOf } from '../../table/players/Countdown.tsx';
import type { TableStream } from '../../table/sources/stream.ts';
import { Invitation } from '../me/Invitation.tsx';
import { InviteFriends } from '../me/InviteFriends.tsx';
import { NameForm } from '../me/NameForm.tsx';
import { RatedSwitch } from '../me/RatedSwitch.tsx';
import { TimeUp } from '../me/TimeUp.tsx';
import { Sides } from '../setup/Sides.tsx';
import { ChairRow } from './ChairRow.tsx';
import { type ChosenOptions, keepChoices, keptChoices } from './choices.ts';
import styles from './Lobby.module.css';
import { TalkBelow, TalkBeside } from './LobbyTalk.tsx';
import { LostLine } from './LostLine.tsx';
import { OwnSet } from './OwnSet.tsx';
import { sitDown } from './seats.ts';

const SetLook = part(() => import('../setup/SetLook.tsx'));

type Wishes = RequestOf<'PATCH /tables/:id'>['body'];

export interface LobbyProps {
  readonly table: OnlineTable;
  readonly stream: TableStream;
  readonly opened: Opened;
  readonly invitation: string | null;
}

/** Before the game: who sits where, who is ready, what is agreed. */
export function Lobby({ table, stream, opened, invitation }: LobbyProps) {
  const { m, language } = useLanguage();
  const line = useStore(stream.line);
  const presence = useStore(stream.presence);
  const said = useSelected(stream.chat, ({ length }) => length);
  const beside = !useMedia(SMALL);
  const { game: rules, screen, say } = opened;
  const { you } = table;
  const { id } = table;
  const mine = table.seats.find(({ seat }) => seat === you.seat);
  const taken = table.seats.filter(({ kind }) => kind !== 'free');
  const full = taken.length === table.seats.length;
  const host = table.seats.find((seat) => seat.host);
  // Around a shared screen everybody is a host: what counts for ratings needs each one's own word all the same.
  const eachSays = table.rated && table.shared;
  const allReady = taken.every(
    ({ ready, host: isHost, kind, seat }) =>
      ready || (eachSays ? kind === 'bot' || seat === you.seat : isHost),
  );

  const ask = async (asked: Promise<OnlineTable>): Promise<boolean> => {
    try {
      stream.take(await asked);
      return true;
    } catch (error) {
      toast(explain(m, error), { harm: true });
      return false;
    }
  };
  const agree = (body: Wishes) => ask(server.ask('PATCH /tables/:id', { id, body }));
  const sit = (seat?: number) => ask(sitDown(id, invitation, seat));

  // Alone among computer players, what nobody has chosen is what suits one person.
  const [chosen, setChosen] = useState(() => keptChoices(table.id));
  const people = taken.filter(({ kind }) => kind === 'person').length;
  const suggested = (screen.suggests?.(people) ?? {}) as ChosenOptions;
  const asPrinted = ([name, value]: [string, string | boolean]) => value === rules.options[name].values[0];
  const agreed: ChosenOptions = Object.fromEntries(
    Object.entries(table.options).filter((one) => !asPrinted(one)),
  );
  const options: ChosenOptions = { ...suggested, ...agreed, ...chosen };
  const start = async () => {
    const isAgreed = Object.entries(options).every(([name, value]) => table.options[name] === value);
    if (isAgreed || (await agree({ options }))) await ask(server.ask('POST /tables/:id/start', { id }));
  };

  const talk = { table, stream, screen };
  // Whoever has no seat yet may only listen.
  const talks = table.chat && (mine !== undefined || said > 0);
  const invite = you.invitation !== null && (
    <>
      <Invitation code={you.invitation} />
      {you.seat !== null && (
        <Suspense>
          <InviteFriends table={id} />
        </Suspense>
      )}
    </>
  );
  return (
    <Page
      game={table.game}
      wide={beside}
      title={m.friends.title({ game: say.title })}
      above={line === 'lost' && <LostLine />}
    >
      <div className={styles.columns} data-beside={beside || undefined}>
        <div className={styles.column}>
          {you.seat === null && full && <p role="note">{m.friends.full}</p>}
          {you.seat === null && !full && (
            <NameForm
              label={m.friends.sitDown}
              onName={async (name) => {
                await giveName(name);
                await stream.reopen();
                await sit();
              }}
            />
          )}
          {you.host && !beside && invite}
          {table.ownSet && (
            <Suspense>
              <SetLook
                opened={opened}
                load={() =>
                  server.ask('GET /tables/:id/set', {
                    id,
                    ...(invitation !== null && { query: { invitation } }),
                  }) as Promise<OwnSetData | null>
                }
              />
            </Suspense>
          )}
          <Panel className={setUp.panel}>
            <h2>{m.setUp.who}</h2>
            <Sides rules={rules} seats={rules.seats.max} />
            <ol className={setUp.chairs}>
              {table.seats.map((seat) => (
                <ChairRow
                  key={seat.seat}
                  seat={seat}
                  table={table}
                  invitation={invitation}
                  opened={opened}
                  here={presence?.here.includes(seat.seat) ?? seat.here}
                  ask={ask}
                  onSit={you.seat !== null && seat.kind === 'free' ? () => sit(seat.seat) : null}
                />
              ))}
            </ol>
            {!you.host && table.clock !== null && (
              <p>
                {m.friends.clock}: {spanOf(language, table.clock)}
              </p>
            )}
            {you.host && (
              <div className={setUp.fields}>
                <Select
                  label={m.friends.clock}
                  value={String(table.clock)}
                  onChange={(clock) => agree({ clock: clock === 'null' ? null : Number(clock) })}
                  options={[
                    null,
                    ...new Set([60, 180, 600, 86_400, 259_200, 604_800, table.clock ?? 60]),
                  ].map((seconds) => ({
                    value: String(seconds),
                    label: seconds === null ? m.friends.noClock : spanOf(language, seconds),
                  }))}
                />
                {table.clock !== null && (
                  <Suspense>
                    <TimeUp value={table.timeUp} onChange={(timeUp) => agree({ timeUp })} />
                  </Suspense>
                )}
              </div>
            )}
            <Options
              rules={rules}
              say={say}
              options={you.host ? options : table.options}
              onChange={(wished) => {
                const others = Object.entries(wished).filter(([name, value]) => options[name] !== value);
                const now = { ...chosen, ...Object.fromEntries(others) };
                setChosen(now);
                keepChoices(table.id, now);
                void agree({ options: { ...agreed, ...now } });
              }}
              disabled={!you.host}
            >
              <Suspense>
                <RatedSwitch
                  checked={table.rated}
                  onChange={(rated) => agree({ rated })}
                  disabled={!you.host}
                />
              </Suspense>
              <Switch
                label={m.setUp.anyTakeBack}
                hint={m.setUp.anyTakeBackHint}
                checked={table.anyTakeBack}
                onChange={(anyTakeBack) => agree({ anyTakeBack })}
                disabled={!you.host || table.rated}
              />
              <Switch
                label={m.setUp.coach}
                hint={m.setUp.coachHint}
                checked={table.coach}
                onChange={(coach) => agree({ coach })}
                disabled={!you.host || table.rated}
              />
              {table.shared && (
                <Switch
                  label={m.friends.chances}
                  hint={m.friends.chancesHint}
                  checked={table.chances}
                  onChange={(chances) => agree({ chances })}
                  disabled={!you.host || table.rated}
                />
              )}
              <Switch
                label={m.friends.watchable}
                hint={m.friends.watchableHint}
                checked={table.watchable}
                onChange={(watchable) => agree({ watchable })}
                disabled={!you.host}
              />
            </Options>
            {you.host && (
              <details className={setUp.options}>
                <summary>{m.friends.house}</summary>
                <div className={setUp.fields}>
                  <Switch
                    label={m.friends.public}
                    hint={m.friends.publicHint}
                    checked={table.public}
                    onChange={(isPublic) => agree({ public: isPublic })}
                  />
                  <OwnSet
                    rules={rules}
                    own={table.ownSet}
                    onSet={(set, agreed) => agree({ set, ...(agreed !== undefined && { options: agreed }) })}
                  />
                  <Switch
                    label={m.friends.chatOn}
                    checked={table.chat}
                    onChange={(chat) => agree({ chat })}
                  />
                  <Select
                    label={m.friends.awayLimit}
                    value={String(table.awayLimit)}
                    onChange={(limit) => agree({ awayLimit: Number(limit) })}
                    options={[...new Set([30, 60, 120, 300, 900, table.awayLimit])]
                      .sort((a, b) => a - b)
                      .map((seconds) => ({ value: String(seconds), label: String(seconds) }))}
                  />
                </div>
              </details>
            )}
            <details className={setUp.options}>
              <summary>{m.friends.fair}</summary>
              <p>{m.friends.fairText}</p>
              <code className={styles.hash}>{table.fair.commitment}</code>
            </details>
          </Panel>
          {!you.host && !beside && invite}
          <div className={`${setUp.begin} ${styles.begin}`}>
            {!beside && talks && <TalkBelow {...talk} />}
            {you.host && (
              <Button
                look="ember"
                large
                disabled={taken.length < rules.seats.min || !allReady}
                onClick={start}
                data-word="start"
              >
                {m.friends.start}
              </Button>
            )}
            {(!you.host || eachSays) && mine !== undefined && (
              <Panel className={styles.ready}>
                <Switch
                  label={m.friends.ready}
                  checked={mine.ready}
                  onChange={(ready) =>
                    ask(server.ask('PATCH /tables/:id/seats/:seat', { id, seat: mine.seat, body: { ready } }))
                  }
                />
              </Panel>
            )}
            <p className={styles.note} role="status">
              {taken.length < rules.seats.min
                ? m.friends.needMore
                : !allReady
                  ? m.friends.waitReady
                  : !you.host && m.friends.waitHost({ name: host?.name ?? '' })}
            </p>
          </div>
        </div>
        {beside && (
          <div className={styles.column}>
            {talks && <TalkBeside {...talk} />}
            {invite}
          </div>
        )}
      </div>
    </Page>
  );
}
