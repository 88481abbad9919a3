import { type GameName, isGameName } from '@undercroft/games';
import type { Reply } from '@undercroft/protocol';
import { readSetText, setAsYaml } from '@undercroft/sets/workshop';
import { Suspense, useMemo, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { LinkIcon, PlayIcon } from '../../controls/icons.tsx';
import { Page } from '../../controls/Page.tsx';
import { Select } from '../../controls/Select.tsx';
import { toast } from '../../controls/Toast.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { openGame } from '../../games/open.ts';
import { houseAddress } from '../../kit/base.ts';
import { copyText } from '../../kit/copy.ts';
import { useFetched } from '../../kit/fetched.ts';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { part } from '../../kit/later.ts';
import { go } from '../../kit/route.ts';
import { pathOf } from '../../kit/routes.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { AboutSet } from '../../table/box/AboutSet.tsx';
import { At, atBench } from '../../table/box/at.ts';
import { newBench } from '../../table/box/bench.ts';
import { Changes } from '../../table/box/Compare.tsx';
import { Grid } from '../../table/box/Grid.tsx';
import { asKept, keepSet } from '../../table/box/ownSets.ts';
import styles from '../../table/box/Workshop.module.css';
import { useWorkshopWords } from '../../table/box/words/index.ts';
import { newId } from '../../table/sources/here.ts';

const ReportDialog = part(async () => (await import('../me/ReportDialog.tsx')).ReportDialog);

type Shared = Reply<'GET /sets/:id'>;

/** Something that somebody has published: what it changes, and what one may do with it. */
export default function SharedSetPage({ id }: { id: string }) {
  const { m, language } = useLanguage();
  const words = useWorkshopWords();
  const { value, failed } = useFetched(async () => {
    const shared = await server.ask('GET /sets/:id', { id });
    if (!isGameName(shared.game)) throw new Error(`no screen for ${shared.game}`);
    const opened = await openGame(shared.game, language);
    return { shared, opened, draw: await opened.beside.pieces() };
  }, [id, language]);
  if (value !== null) return <One {...value} />;
  if (failed === null) return <Waiting />;
  return (
    <Page title={words.shared.title} back={{ label: words.shared.title, go: toAll }}>
      <p role="alert">{explain(m, failed)}</p>
    </Page>
  );
}

const toAll = () => go({ at: 'shared', id: null });

interface OneProps {
  readonly shared: Shared;
  readonly opened: Awaited<ReturnType<typeof openGame>>;
  readonly draw: Parameters<typeof atBench>[2];
}

function One({ shared, opened, draw }: OneProps) {
  const { m, language } = useLanguage();
  const words = useWorkshopWords();
  const { game } = opened;
  const [version, setVersion] = useState(shared.version);
  const [asked, setAsked] = useState<'report' | 'remove' | null>(null);
  const { value: older } = useFetched(
    () =>
      version === shared.version
        ? null
        : server.ask('GET /sets/:id/versions/:version', { id: shared.id, version: String(version) }),
    [version, shared.id, shared.version],
  );
  const set = version === shared.version ? shared.set : older?.version === version ? older.set : null;
  const text = useMemo(() => (set === null ? null : setAsYaml(set)), [set]);
  const read = useMemo(() => (text === null ? null : readSetText(game, text)), [game, text]);
  const at = useMemo(
    () => atBench(opened, words, draw, read?.whole ?? null, read?.mistakes ?? []),
    [opened, words, draw, read],
  );

  /** A copy of it on this device: to play with, and to change as one likes. */
  const copied = async (): Promise<string | null> => {
    if (read === null || text === null) return null;
    const bench = newBench(game, newId(), text);
    await keepSet(asKept(shared.yours ? { ...bench, shared: shared.id } : bench, read));
    return bench.id;
  };
  const toTry = async () => {
    const id = await copied();
    if (id !== null) go({ at: 'new', game: game.name, with: id });
  };
  const toBench = async () => {
    const id = await copied();
    if (id !== null) go({ at: 'workshop', game: game.name, id, packed: null });
  };
  const link = async () => {
    const ok = await copyText(houseAddress() + pathOf({ at: 'shared', id: shared.id }));
    toast(ok ? words.shared.linked : words.notCopied, { harm: !ok });
  };
  const remove = () =>
    server.ask('DELETE /sets/:id', { id: shared.id }).then(toAll, (error) => {
      toast(explain(m, error), { harm: true });
    });
  return (
    <At value={at}>
      <Page
        game={game.name as GameName}
        title={shared.name}
        wide
        back={{ label: words.shared.title, go: toAll }}
      >
        <AboutSet data={read?.whole ?? null} />
        <p className={styles.note}>
          {words.shared.kinds[shared.kind]} · {words.by({ name: shared.by })} ·{' '}
          {dated(language, shared.changedAt)}
        </p>
        {shared.hidden && (
          <p role="note" className={styles.bad}>
            {words.shared.hidden}
          </p>
        )}
        {read !== null && read.mistakes.length > 0 && <p role="alert">{words.shared.outgrown}</p>}
        {shared.versions.length > 1 && (
          <Select
            label={words.shared.version}
            value={String(version)}
            onChange={(now) => setVersion(Number(now))}
            options={shared.versions.map((one) => ({
              value: String(one.version),
              label: [one.version, dated(language, one.at), one.note].filter(Boolean).join(' · '),
            }))}
          />
        )}
        <div className={styles.deeds}>
          <Button
            look="ember"
            icon={<PlayIcon />}
            disabled={read === null || read.mistakes.length > 0}
            onClick={() => void toTry()}
            data-word="try"
          >
            {words.play}
          </Button>
          <Button disabled={read === null} onClick={() => void toBench()} data-word="copy">
            {words.shared.copy}
          </Button>
          <Button icon={<LinkIcon />} onClick={() => void link()}>
            {words.shared.link}
          </Button>
          <Button
            look="quiet"
            onClick={() => setAsked(shared.yours ? 'remove' : 'report')}
            data-word={shared.yours ? 'take-back' : 'report'}
          >
            {shared.yours ? words.shared.takeBack : words.shared.report}
          </Button>
        </div>
        <Changes data={read?.whole ?? null} />
        {at.sections.map((section) => (
          <Grid key={section.name} section={section} />
        ))}
      </Page>
      {asked === 'report' && (
        <Suspense>
          <ReportDialog
            name={shared.name}
            text={null}
            onSend={(said) => server.ask('POST /sets/:id/reports', { id: shared.id, body: said })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      <Dialog
        open={asked === 'remove'}
        onOpenChange={(open) => open || setAsked(null)}
        title={words.shared.takeBack}
        description={words.shared.takeBackSure}
        actions={<Button onClick={() => void remove()}>{words.shared.takeBack}</Button>}
      />
    </At>
  );
}
