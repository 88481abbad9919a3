import { dayOf } from '@undercroft/bots/today';
import { Suspense, useState } from 'react';
import { Waiting } from '../../controls/Waiting.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { server } from '../../kit/server/api.ts';
import { TodayHere } from './TodayHere.tsx';
import { TodayOnline } from './TodayOnline.tsx';

/** A day ends, and what was played is judged, while somebody looks. */
const LOOK_EVERY_MS = 10_000;

/** What is new each day. */
export default function TodayPage() {
  return (
    <Suspense fallback={<Waiting />}>
      <Today />
    </Suspense>
  );
}

/** At the server's tables, or, where it cannot be reached, at those of this device. */
function Today() {
  const [here] = useState(() => dayOf(new Date()));
  const { value, failed, again } = useFetched(() => server.ask('GET /today'), [], {
    every: LOOK_EVERY_MS,
  });
  if (value !== null) return <TodayOnline today={value} look={again} />;
  return failed === null ? <Waiting /> : <TodayHere day={here} />;
}
