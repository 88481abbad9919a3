import { useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import { Waiting } from '../app/Waiting.tsx';
import { useLanguage } from '../language/language.tsx';
import { api } from './api.ts';
import { explain } from './explain.ts';
import type { OnlineTable } from './types.ts';

/** An invitation was opened: on to its table. */
export function JoinPage({ code }: { code: string }) {
  const find = async () => {
    const { table } = await api<{ table: string }>('GET', `/invitations/${encodeURIComponent(code)}`);
    go({ at: 'table', id: table, invitation: code }, true);
  };
  return <OnTheWay find={find} />;
}

/** A seat is carried to this device. */
export function CarryPage({ code }: { code: string }) {
  const find = async () => {
    const { guest } = await api<{ guest: object | null }>('GET', '/me');
    // Known before the seat moves here: a reply that gets lost can then be asked for again.
    if (guest === null) {
      await api('PUT', '/me', await api<{ name: string }>('GET', `/carry/${encodeURIComponent(code)}`));
    }
    const { id } = await api<OnlineTable>('POST', '/carry', { code });
    go({ at: 'table', id, invitation: null }, true);
  };
  return <OnTheWay find={find} />;
}

function OnTheWay({ find }: { find: () => Promise<void> }) {
  const { m } = useLanguage();
  const [failed, setFailed] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is used once
  useEffect(() => {
    find().catch(setFailed);
  }, []);
  if (failed !== null) throw new Error(explain(m, failed));
  return <Waiting />;
}
