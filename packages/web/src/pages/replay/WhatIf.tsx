import type { Level } from '@undercroft/bots';
import { branchOf, type Match, type Seat } from '@undercroft/kernel';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { PlayIcon } from '../../controls/icons.tsx';
import { Select } from '../../controls/Select.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { dated } from '../../kit/language/dated.ts';
import type { Messages } from '../../kit/language/en.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { useStore } from '../../kit/store.ts';
import { shareMatch } from '../../table/end/shareMatch.ts';
import type { Opened } from '../../table/game/opened.ts';
import { newId, newSeed } from '../../table/sources/here.ts';
import type { KeptHead, KeptTable } from '../../table/sources/hereTable.ts';
import { keepTable, keptTable, keptTables } from '../../table/sources/keptTables.ts';
import type { ReplayClient } from '../../table/sources/watched.ts';
import { levelOptions } from '../setup/levelOptions.tsx';
import styles from './WhatIf.module.css';

interface WhatIfProps {
  readonly client: ReplayClient;
  readonly opened: Opened;
  readonly match: Match;
  /** Whose game it was; nobody's where that is not known. */
  readonly own: readonly Seat[];
  /** The table that is watched, where it is one of this device. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** From a moment of a replay somebody plays on, otherwise than it went; what came of it before stays with the match. */
export function WhatIf({ client, opened, match, own, id, open, onOpenChange }: WhatIfProps) {
  const { m, language } = useLanguage();
  const step = useStore(client.step);
  const { seats, viewer } = useStore(client.info);
  const [chosen, setSeat] = useState<Seat | null>(null);
  // Whoever looks through somebody's eyes means to play on as they.
  const seat = chosen ?? viewer ?? own[0] ?? 0;
  const [level, setLevel] = useState<Level>('adept');
  const [luck, setLuck] = useState('same');
  const [failed, setFailed] = useState(false);
  const branches = useBranches(match, id, open);
  const names = seats.map(({ name, figure }) => name || opened.say.name(figure));
  const over = step === client.last && client.over;

  const playOn = async () => {
    try {
      const saved = branchOf(opened.game, match, step, luck === 'new' ? newSeed() : null);
      const table: KeptTable = {
        id: newId(),
        game: match.game,
        chairs: seats.map((info) => {
          const { figure } = info;
          if (info.seat === seat) return { kind: 'person', name: info.name, level: null, figure };
          return { kind: 'bot', name: '', level, figure };
        }),
        handOver: false,
        anyTakeBack: true,
        coach: true,
        branch: true,
        saved,
        figures: opened.game.seated(saved.state),
        waitsFor: saved.state.asks.at(-1)?.seat ?? null,
        changedAt: Date.now(),
      };
      await keepTable(table, null);
      onOpenChange(false);
      go({ at: 'here', id: table.id });
    } catch {
      setFailed(true);
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(opens) => {
        if (!opens) setSeat(null);
        onOpenChange(opens);
      }}
      title={m.whatIf.title}
      description={over ? m.whatIf.over : m.whatIf.text}
      actions={
        !over && (
          <Button look="ember" onClick={() => void playOn()} data-word="play-on">
            {m.whatIf.begin}
          </Button>
        )
      }
    >
      {failed && <p role="alert">{m.review.otherRules}</p>}
      {!over && (
        <div className={styles.choices}>
          <Select
            label={m.whatIf.seat}
            value={String(seat)}
            onChange={(seat) => setSeat(Number(seat))}
            options={names.map((label, at) => ({ value: String(at), label }))}
          />
          <Select
            label={m.whatIf.others}
            value={level}
            onChange={setLevel}
            options={levelOptions(opened.say)}
          />
          <Select
            label={m.whatIf.luck}
            value={luck}
            onChange={setLuck}
            options={[
              { value: 'same', label: m.whatIf.same },
              { value: 'new', label: m.whatIf.fresh },
            ]}
          />
        </div>
      )}
      {branches.length > 0 && (
        <section className={styles.branches}>
          <h3>{m.whatIf.branches}</h3>
          <ul>
            {branches.map((table) => (
              <li key={table.id}>
                <span>{dated(language, table.changedAt)}</span>
                <Button
                  aria-label={`${m.end.save}: ${dated(language, table.changedAt)}`}
                  onClick={() => void share(table.id, m)}
                >
                  {m.end.save}
                </Button>
                <Button
                  icon={<PlayIcon />}
                  aria-label={`${table.waitsFor === null ? m.door.watch : m.door.goOn}: ${dated(language, table.changedAt)}`}
                  onClick={() =>
                    go(
                      table.waitsFor === null
                        ? { at: 'replay', source: 'here', id: table.id }
                        : { at: 'here', id: table.id },
                    )
                  }
                >
                  {table.waitsFor === null ? m.door.watch : m.door.goOn}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

/** Tables of this device that began like this match: a branch keeps the seed of what it left. */
function useBranches({ seed }: Match, id: string, open: boolean): readonly KeptHead[] {
  const { value } = useFetched(() => (open ? keptTables() : null), [open]);
  return (value ?? []).filter((table) => table.saved.match.seed === seed && table.id !== id);
}

async function share(id: string, m: Messages): Promise<void> {
  const table = await keptTable(id);
  if (table !== undefined) await shareMatch(table.saved.match, m);
}
