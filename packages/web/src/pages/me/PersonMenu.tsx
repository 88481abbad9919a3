import { Suspense, useState } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { MoreIcon } from '../../controls/icons.tsx';
import { Menu } from '../../controls/Menu.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { useGuest } from '../../kit/server/guest.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { useShunned, type Whom } from './shunned.ts';
import { usePeopleWords } from './words/people/index.ts';

interface PersonMenuProps {
  readonly table: string;
  readonly name: string;
  readonly whom: Whom;
  /** Where the person sits; null for somebody who has left. */
  readonly seat: number | null;
  /** What they said, where the menu is about that. */
  readonly text?: string;
}

/** What one can do about a person at the table: not hear them, not meet them, report them. */
export function PersonMenu(props: PersonMenuProps) {
  return (
    <Suspense>
      <Offered {...props} />
    </Suspense>
  );
}

function Offered({ table, name, whom, seat, text }: PersonMenuProps) {
  const { m } = useLanguage();
  const words = usePeopleWords();
  const { seats, look } = useShunned(table, whom);
  const [reporting, setReporting] = useState(false);
  const guest = useGuest();
  const { mute, block } = seats.find((one) => one.seat === seat) ?? { mute: false, block: false };

  const want = async (mute: boolean, block: boolean, done: string) => {
    try {
      await server.ask('PUT /tables/:id/shunned', { id: table, body: { ...whom, mute, block } });
      toast(done);
    } catch (error) {
      toast(explain(m, error), { harm: true });
    }
    await look();
  };
  const shunning = [
    {
      label: mute ? words.unmute : words.mute,
      onSelect: () => void want(!mute, block, mute ? words.isFree({ name }) : words.isMuted({ name })),
    },
    {
      label: block ? words.unblock : words.block,
      onSelect: () => void want(mute, !block, block ? words.isFree({ name }) : words.isBlocked({ name })),
    },
    'line' as const,
  ];
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={words.about({ name })}
            icon={<MoreIcon />}
            onClick={() => guest === null || void look()}
          />
        }
        items={[
          // Whoever the server does not know has nothing that it could keep for them.
          ...(guest === null ? [] : shunning),
          { label: words.report, harm: true, onSelect: () => setReporting(true) },
        ]}
      />
      {reporting && (
        <ReportDialog
          name={name}
          text={text ?? null}
          onSend={(said) => server.ask('POST /tables/:id/reports', { id: table, body: { ...whom, ...said } })}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
