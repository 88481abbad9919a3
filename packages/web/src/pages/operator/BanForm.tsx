import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { momentOf, useDo } from './desk.ts';
import styles from './Operator.module.css';
import { Until } from './Until.tsx';
import { useOperatorWords } from './words/index.ts';

interface BanFormProps {
  /** A guest's id; without one, an address is asked for. */
  readonly guest?: string;
  readonly onChange: () => Promise<void>;
}

/** A ban with a reason and an end. */
export function BanForm({ guest, onChange }: BanFormProps) {
  const words = useOperatorWords();
  const act = useDo(onChange);
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const who = guest === undefined ? { address: address.trim() } : { guest };
  const label = guest === undefined ? words.banAddress : words.ban;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={label}
        actions={
          <Button
            disabled={reason.trim() === ''}
            onClick={() => {
              setOpen(false);
              void act('POST /operator/bans', {
                body: { ...who, reason: reason.trim(), until: momentOf(until) },
              });
            }}
          >
            {label}
          </Button>
        }
      >
        <div className={styles.fields}>
          {guest === undefined && (
            <TextField label={words.address} value={address} onChange={setAddress} maxLength={45} />
          )}
          <TextField label={words.reason} value={reason} onChange={setReason} maxLength={200} />
          <Until value={until} onChange={setUntil} />
        </div>
      </Dialog>
    </>
  );
}
