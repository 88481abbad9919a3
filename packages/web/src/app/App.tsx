import { Suspense } from 'react';
import { FrontDoor } from '../door/FrontDoor.tsx';
import { isGameKey } from '../games/registry.ts';
import { Speaking, useLanguage } from '../language/language.tsx';
import { Boundary } from './Boundary.tsx';
import { later, part } from './later.ts';
import { route } from './route.ts';
import type { Route } from './routes.ts';
import { useStore } from './store.ts';
import { Waiting } from './Waiting.tsx';

// The front door is there at once; every other room is fetched when somebody goes there.
const Slips = later(async () => (await import('../controls/Toast.tsx')).Toasts);
const Newer = later(async () => (await import('./Newer.tsx')).Newer);
const Notice = later(async () => (await import('./Notice.tsx')).Notice);
const SetUpHere = part(() => import('../door/SetUpHere.tsx'));
const LearnScreen = part(() => import('../learn/LearnScreen.tsx'));
const HereScreen = part(() => import('../table/HereScreen.tsx'));
const FriendsPage = part(() => import('../online/FriendsPage.tsx'));
const OnlinePage = part(() => import('../online/OnlinePage.tsx'));
const ReplayPage = part(() => import('../replay/ReplayPage.tsx'));
const JoinPage = part(async () => (await import('../online/JoinPage.tsx')).JoinPage);
const CarryPage = part(async () => (await import('../online/JoinPage.tsx')).CarryPage);
const MistakesPage = part(() => import('../review/MistakesPage.tsx'));
const MePage = part(() => import('../me/MePage.tsx'));
const AcceptPage = part(() => import('../circles/AcceptPage.tsx'));
const ClubPage = part(() => import('../circles/ClubPage.tsx'));
const OperatorPage = part(() => import('../operator/OperatorPage.tsx'));
const WorkshopPage = part(() => import('../workshop/WorkshopPage.tsx'));
const ExampleScreen = part(() => import('../rules/ExampleScreen.tsx'));
const RulesPage = part(() => import('../rules/RulesPage.tsx'));

export function App() {
  return (
    <Speaking>
      <House />
    </Speaking>
  );
}

function House() {
  const { m } = useLanguage();
  const now = useStore(route);
  return (
    <>
      <Boundary key={JSON.stringify(now)} m={m}>
        <Suspense fallback={<Waiting />}>
          <Room now={now} />
        </Suspense>
      </Boundary>
      <Suspense>
        <Slips closeLabel={m.close}>{null}</Slips>
      </Suspense>
      <Suspense>
        <Notice />
      </Suspense>
      <Suspense>
        <Newer />
      </Suspense>
    </>
  );
}

function Room({ now }: { now: Route }) {
  switch (now.at) {
    case 'new':
      return isGameKey(now.game) ? <SetUpHere game={now.game} own={now.with} /> : <FrontDoor />;
    case 'learn':
      return isGameKey(now.game) ? <LearnScreen game={now.game} /> : <FrontDoor />;
    case 'here':
      return <HereScreen id={now.id} />;
    case 'friends':
      return isGameKey(now.game) ? <FriendsPage game={now.game} own={now.with} /> : <FrontDoor />;
    case 'table':
      return <OnlinePage id={now.id} invitation={now.invitation} />;
    case 'join':
      return <JoinPage code={now.code} />;
    case 'carry':
      return <CarryPage code={now.code} />;
    case 'replay':
      return <ReplayPage source={now.source} id={now.id} review={now.review ?? false} />;
    case 'mistakes':
      return <MistakesPage />;
    case 'me':
      return <MePage sheet={now.sheet} />;
    case 'with':
      return <AcceptPage code={now.code} />;
    case 'club':
      return <ClubPage id={now.id} />;
    case 'workshop':
      return <WorkshopPage game={now.game} id={now.id} packed={now.packed} />;
    case 'operator':
      return <OperatorPage />;
    case 'example':
      return isGameKey(now.game) ? <ExampleScreen game={now.game} rule={now.rule} /> : <FrontDoor />;
    case 'rules':
      return <RulesPage game={now.game} rule={now.rule} />;
    default:
      return <FrontDoor />;
  }
}
