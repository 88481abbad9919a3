import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import styles from '../../controls/Form.module.css';
import { toast } from '../../controls/Toast.tsx';
import { BASE } from '../../kit/base.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { explain } from '../../kit/server/explain.ts';
import { forgetGuest } from '../../kit/server/guest.ts';

/** What the server keeps about this guest: to take along, or to be forgotten. */
export function MyData() {
  const { m } = useLanguage();
  const [asking, setAsking] = useState(false);
  const forget = () =>
    forgetGuest().then(
      () => {
        setAsking(false);
        toast(m.friends.forgotten);
      },
      (error: unknown) => toast(explain(m, error), { harm: true }),
    );
  return (
    <>
      <div className={styles.mine}>
        <a href={`${BASE}/api/me/data`} download="undercroft-me.json">
          {m.friends.myData}
        </a>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {m.friends.forget}
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={m.friends.forget}
        description={m.friends.forgetText}
        actions={<Button onClick={() => void forget()}>{m.friends.forgetYes}</Button>}
      />
    </>
  );
}
