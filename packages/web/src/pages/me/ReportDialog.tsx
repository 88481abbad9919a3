import { REPORT_REASONS, type ReportReason } from '@undercroft/protocol';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { toast } from '../../controls/Toast.tsx';
import styles from '../../controls/Waiting.module.css';
import { useLanguage } from '../../kit/language/language.tsx';
import { explain } from '../../kit/server/explain.ts';
import { giveName, useGuest } from '../../kit/server/guest.ts';
import { usePeopleWords } from './words/people/index.ts';

interface Reported {
  readonly reason: ReportReason;
  readonly note?: string;
}

interface ReportDialogProps {
  /** Who or what it is about. */
  readonly name: string;
  readonly onSend: (said: Reported) => Promise<unknown>;
  /** What was said, where that is what it is about. */
  readonly text: string | null;
  readonly onClose: () => void;
}

/** Tells those who run the server about somebody, or about what somebody has published. */
export function ReportDialog({ name, text, onSend, onClose }: ReportDialogProps) {
  const { m } = useLanguage();
  const words = usePeopleWords();
  const [reason, setReason] = useState<ReportReason>('rude');
  const [note, setNote] = useState('');
  const guest = useGuest();
  const [mine, setMine] = useState('');
  const send = async () => {
    const said = note.trim();
    try {
      if (guest === null) await giveName(mine);
      await onSend({ reason, ...(said && { note: said }) });
      toast(words.sent);
      onClose();
    } catch (error) {
      toast(explain(m, error), { harm: true });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.reportTitle({ name })}
      description={text === null ? words.reportText : `${words.line({ text })} ${words.reportText}`}
      actions={<Button onClick={() => void send()}>{words.send}</Button>}
    >
      <div className={styles.settings}>
        <Select
          label={words.why}
          value={reason}
          onChange={setReason}
          options={REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        />
        {guest === null && (
          <TextField
            label={m.friends.yourName}
            value={mine}
            onChange={setMine}
            maxLength={24}
            autoComplete="nickname"
          />
        )}
        <TextField label={words.note} value={note} onChange={setNote} maxLength={500} autoComplete="off" />
      </div>
    </Dialog>
  );
}
