import type { Client } from '@undercroft/protocol';
import { type ComponentType, type FormEvent, Suspense, useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Page } from '../../controls/Page.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { inTab } from '../../kit/memory.ts';
import { explain } from '../../kit/server/explain.ts';
import { FrontDoor } from '../door/FrontDoor.tsx';
import { Bans } from './Bans.tsx';
import { askWith, DeskProvider, isWrongKey, mustHaveDesk, NoDesk } from './desk.ts';
import { Guests } from './Guests.tsx';
import { Health } from './Health.tsx';
import { Limits } from './Limits.tsx';
import { NoticeDesk } from './NoticeDesk.tsx';
import styles from './Operator.module.css';
import { PageErrors } from './PageErrors.tsx';
import { Reports } from './Reports.tsx';
import { SharedDesk } from './SharedDesk.tsx';
import { TablesDesk } from './TablesDesk.tsx';
import { useOperatorWords } from './words/index.ts';

const KEPT = 'undercroft.operator-key';

const SHEETS = {
  reports: Reports,
  sets: SharedDesk,
  tables: TablesDesk,
  guests: Guests,
  bans: Bans,
  notice: NoticeDesk,
  limits: Limits,
  pageErrors: PageErrors,
  health: Health,
} as const satisfies Record<string, ComponentType>;
type Sheet = keyof typeof SHEETS;
const NAMES = Object.keys(SHEETS) as Sheet[];

/** For whoever runs the server. Where the server knows no key, there is no such page. */
export default function OperatorPage() {
  const [desk, setDesk] = useState<Client | null>(null);
  const [state, setState] = useState<'looking' | 'locked' | 'nowhere'>('looking');
  const enter = async (key: string) => {
    const asking = askWith(key);
    await asking.ask('GET /operator/limits');
    inTab.keep(KEPT, key);
    setDesk(asking);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    const kept = inTab.text(KEPT);
    const entering = kept === null ? mustHaveDesk() : enter(kept);
    entering.then(
      () => setState('locked'),
      (error) => setState(error instanceof NoDesk ? 'nowhere' : 'locked'),
    );
  }, []);
  if (state === 'nowhere') return <FrontDoor />;
  if (state === 'looking') return <Waiting />;
  if (desk === null) return <Locked onKey={enter} />;
  const lock = () => {
    inTab.keep(KEPT, null);
    setDesk(null);
  };
  return (
    <DeskProvider value={desk}>
      <Desk onLock={lock} />
    </DeskProvider>
  );
}

function Locked({ onKey }: { onKey: (key: string) => Promise<void> }) {
  const { m } = useLanguage();
  const words = useOperatorWords();
  const [key, setKey] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    onKey(key.trim()).catch((error) => setWrong(isWrongKey(error) ? words.wrongKey : explain(m, error)));
  };
  return (
    <Page title={words.title} back={null}>
      <form className={styles.form} onSubmit={enter}>
        <TextField
          label={words.key}
          hint={words.keyHint}
          value={key}
          onChange={setKey}
          autoComplete="off"
          {...(wrong !== null && { error: wrong })}
        />
        <Button type="submit" look="ember">
          {words.enter}
        </Button>
      </form>
    </Page>
  );
}

function Desk({ onLock }: { onLock: () => void }) {
  const words = useOperatorWords();
  const [sheet, setSheet] = useState<Sheet>('reports');
  return (
    <Page
      title={words.title}
      actions={
        <Button look="quiet" onClick={onLock}>
          {words.leave}
        </Button>
      }
    >
      <div className={styles.desk}>
        <Tabs
          label={words.title}
          value={sheet}
          onChange={setSheet}
          tabs={NAMES.map((value) => {
            const Shown = SHEETS[value];
            const content = value === sheet && (
              <Suspense fallback={<Waiting />}>
                <Shown />
              </Suspense>
            );
            return { value, label: words[value], content };
          })}
        />
      </div>
    </Page>
  );
}
