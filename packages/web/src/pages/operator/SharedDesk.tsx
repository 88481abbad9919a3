import type { OperatorShared, ReportReason } from '@undercroft/protocol';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Choice } from '../../controls/fields.tsx';
import { BASE } from '../../kit/base.ts';
import { pathOf } from '../../kit/routes.ts';
import { usePeopleWords } from '../me/words/people/index.ts';
import { BanForm } from './BanForm.tsx';
import { useDo, useLooked, useWhen } from './desk.ts';
import styles from './Operator.module.css';
import { Pages, usePages } from './Pages.tsx';
import { useOperatorWords } from './words/index.ts';

const STATUS = ['reported', 'hidden', 'all'] as const;

/** What people have published, and what was said against it. */
export function SharedDesk() {
  const words = useOperatorWords();
  const pages = usePages();
  const [status, setStatus] = useState<(typeof STATUS)[number]>('reported');
  const query = { ...pages.query, ...(status !== 'all' && { status }) };
  const { found, look } = useLooked('GET /operator/sets', { query });
  return (
    <div className={styles.sheet}>
      <Choice
        label={words.sets}
        value={status}
        onChange={setStatus}
        options={STATUS.map((value) => ({ value, label: words.status[value] }))}
      />
      <Pages pages={pages} look={look} next={found?.next ?? null}>
        {found?.sets.length === 0 && <p>{words.none}</p>}
        <ul className={styles.list}>
          {found?.sets.map((set) => (
            <SetCard key={set.id} set={set} onChange={look} />
          ))}
        </ul>
      </Pages>
    </div>
  );
}

function SetCard({ set, onChange }: { set: OperatorShared; onChange: () => Promise<void> }) {
  const words = useOperatorWords();
  const { reasons } = usePeopleWords();
  const when = useWhen();
  const act = useDo(onChange);
  const [sure, setSure] = useState(false);
  return (
    <li className={styles.card} data-set={set.id}>
      <strong>
        {set.name} {set.hidden && <small>({words.status.hidden})</small>}
      </strong>
      <small>
        {set.game} · {set.owner.name} · {when(set.changedAt)}
      </small>
      {set.description && <q>{set.description}</q>}
      {set.reports.map(({ at, reason, note, by }) => (
        <span key={by.guest}>
          {reasons[reason as ReportReason] ?? reason} {note && <q>{note}</q>}{' '}
          <small>
            {when(at)}, {words.by({ name: by.name })}
          </small>
        </span>
      ))}
      <div className={styles.buttons}>
        {!set.hidden && (
          <a href={BASE + pathOf({ at: 'shared', id: set.id })} target="_blank" rel="noopener">
            {words.look}
          </a>
        )}
        <Button
          onClick={() => void act('PATCH /operator/sets/:id', { id: set.id, body: { hidden: !set.hidden } })}
        >
          {set.hidden ? words.show : words.hide}
        </Button>
        {!set.hidden && set.reports.length > 0 && (
          <Button
            look="quiet"
            onClick={() => void act('PATCH /operator/sets/:id', { id: set.id, body: { hidden: false } })}
          >
            {words.leaveIt}
          </Button>
        )}
        <Button
          look="quiet"
          onClick={() => (sure ? void act('DELETE /operator/sets/:id', { id: set.id }) : setSure(true))}
        >
          {sure ? words.sure : words.remove}
        </Button>
        <BanForm guest={set.owner.guest} onChange={onChange} />
      </div>
    </li>
  );
}
