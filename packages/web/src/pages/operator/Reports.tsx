import type { OperatorReport, ReportReason } from '@undercroft/protocol';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Choice } from '../../controls/fields.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { usePeopleWords } from '../me/words/people/index.ts';
import { BanForm } from './BanForm.tsx';
import { useDo, useLooked, useWhen } from './desk.ts';
import styles from './Operator.module.css';
import { useOperatorWords } from './words/index.ts';

/** What was reported, open or closed. */
export function Reports() {
  const words = useOperatorWords();
  const [status, setStatus] = useState<'open' | 'closed'>('open');
  const { found, look } = useLooked('GET /operator/reports', { query: { status } });
  return (
    <div className={styles.sheet}>
      <Choice
        label={words.reports}
        value={status}
        onChange={setStatus}
        options={(['open', 'closed'] as const).map((value) => ({ value, label: words.status[value] }))}
      />
      {found?.reports.length === 0 && <p>{words.none}</p>}
      <ul className={styles.list}>
        {found?.reports.map((report) => (
          <ReportCard key={report.id} report={report} onChange={look} />
        ))}
      </ul>
    </div>
  );
}

function ReportCard({ report, onChange }: { report: OperatorReport; onChange: () => Promise<void> }) {
  const words = useOperatorWords();
  const { reasons } = usePeopleWords();
  const when = useWhen();
  const act = useDo(onChange);
  const [open, setOpen] = useState(false);
  const [verdict, setVerdict] = useState(report.verdict ?? '');
  const closed = report.closedAt !== null;
  const said = verdict.trim();
  return (
    <li className={styles.card}>
      <strong>{words.about({ name: report.about.name })}</strong>
      <span>{reasons[report.reason as ReportReason] ?? report.reason}</span>
      {report.note && <q>{report.note}</q>}
      <small>
        {when(report.at)}, {words.by({ name: report.by.name })}
      </small>
      {open && <Around id={report.id} />}
      <div className={styles.buttons}>
        <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.look}
        </Button>
        {report.about.guest !== '' && <BanForm guest={report.about.guest} onChange={onChange} />}
      </div>
      <div className={styles.form}>
        <TextField label={words.verdict} value={verdict} onChange={setVerdict} maxLength={500} />
        <Button
          onClick={() =>
            void act('PATCH /operator/reports/:id', {
              id: report.id,
              body: { closed: !closed, ...(said && { verdict: said }) },
            })
          }
        >
          {closed ? words.reopen : words.close}
        </Button>
      </div>
    </li>
  );
}

/** What was said before and after. */
function Around({ id }: { id: string }) {
  const words = useOperatorWords();
  const when = useWhen();
  const { found } = useLooked('GET /operator/reports/:id', { id });
  if (found === null) return null;
  if (found.chat.length === 0) return <p>{words.gone}</p>;
  return (
    <ol className={styles.chat}>
      {found.chat.map(({ id, name, text, emote, at, reported }) => (
        <li key={id} data-reported={reported || undefined}>
          <strong>{name}</strong> {text ?? <em>{emote}</em>} <small>{when(at)}</small>
        </li>
      ))}
    </ol>
  );
}
