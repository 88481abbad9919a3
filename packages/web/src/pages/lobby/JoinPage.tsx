import { type ReactNode, useEffect, useState } from 'react';
import { TurnedAway } from '../../controls/TurnedAway.tsx';
import { Waiting } from '../../controls/Waiting.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import { JoinByCode } from '../door/JoinTables.tsx';

/** An invitation was opened: on to its table, or its tournament. */
export function JoinPage({ code }: { code: string }) {
  const find = async () => {
    try {
      const { table } = await server.ask('GET /invitations/:code', { code });
      go({ at: 'table', id: table, invitation: code }, true);
    } catch (error) {
      // A tournament has a code, too.
      const found = await server.ask('GET /tournaments/codes/:code', { code }).catch(() => null);
      if (found === null) throw error;
      go({ at: 'tournament', id: found.id }, true);
    }
  };
  return (
    <OnTheWay find={find}>
      <JoinByCode />
    </OnTheWay>
  );
}

/** A seat is carried to this device. */
export function CarryPage({ code }: { code: string }) {
  const find = async () => {
    const { guest } = await server.ask('GET /me');
    // Known before the seat moves here: a reply that gets lost can then be asked for again.
    if (guest === null) {
      await server.ask('PUT /me', { body: await server.ask('GET /carry/:code', { code }) });
    }
    const { id } = await server.ask('POST /carry', { body: { code } });
    go({ at: 'table', id, invitation: null }, true);
  };
  return <OnTheWay find={find} />;
}

/** Goes there; where that cannot be, says why and offers what else there is. */
function OnTheWay({ find, children }: { find: () => Promise<void>; children?: ReactNode }) {
  const { m } = useLanguage();
  const [failed, setFailed] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is used once
  useEffect(() => {
    find().catch(setFailed);
  }, []);
  return failed === null ? <Waiting /> : <TurnedAway why={explain(m, failed)}>{children}</TurnedAway>;
}
