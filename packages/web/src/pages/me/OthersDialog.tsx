import type { OnlineTable } from '@undercroft/protocol';
import { Dialog } from '../../controls/Dialog.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import styles from './People.module.css';
import { PersonMenu } from './PersonMenu.tsx';
import { by } from './shunned.ts';

interface OthersProps {
  readonly table: OnlineTable;
  readonly invitation: string | null;
  readonly onClose: () => void;
}

/** The people one plays with or watches, and what one can do about each. */
export function OthersDialog({ table, invitation, onClose }: OthersProps) {
  const { m } = useLanguage();
  const others = table.seats.filter(({ kind, seat }) => kind === 'person' && seat !== table.you.seat);
  return (
    <Dialog open onOpenChange={onClose} title={m.friends.others}>
      <ul className={styles.people}>
        {others.map(({ seat, name }) => (
          <li key={seat}>
            <strong>{name}</strong>
            <PersonMenu table={table.id} name={name} whom={{ seat, ...by(invitation) }} seat={seat} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
