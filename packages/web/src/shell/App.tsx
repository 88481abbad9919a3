import { isGameName } from '@undercroft/games';
import { Suspense } from 'react';
import { Waiting } from '../controls/Waiting.tsx';
import { Speaking, useLanguage } from '../kit/language/language.tsx';
import { later, part } from '../kit/later.ts';
import { route } from '../kit/route.ts';
import type { Route } from '../kit/routes.ts';
import { settings } from '../kit/settings.ts';
import { usePart, useStore } from '../kit/store.ts';
import { FrontDoor } from '../pages/door/FrontDoor.tsx';
import { Boundary } from './Boundary.tsx';

// The front door is there at once; every other room is fetched when somebody goes there.
const Slips = later(async () => (await import('../controls/Toast.tsx')).Toasts);
const Newer = later(async () => (await import('./Newer.tsx')).Newer);
const Notice = later(async () => (await import('./Notice.tsx')).Notice);
const Reader = part(() => import('./Reader.tsx'));
const SetUpHere = part(() => import('../pages/setup/SetUpHere.tsx'));
const LearnScreen = part(() => import('../pages/learn/LearnScreen.tsx'));
const HereScreen = part(() => import('../pages/here/HereScreen.tsx'));
const FriendsPage = part(() => import('../pages/lobby/FriendsPage.tsx'));
const OnlinePage = part(() => import('../pages/lobby/OnlinePage.tsx'));
const ReplayPage = part(() => import('../pages/replay/ReplayPage.tsx'));
const JoinPage = part(async () => (await import('../pages/lobby/JoinPage.tsx')).JoinPage);
const CarryPage = part(async () => (await import('../pages/lobby/JoinPage.tsx')).CarryPage);
const MistakesPage = part(() => import('../pages/review/MistakesPage.tsx'));
const TodayPage = part(() => import('../pages/today/TodayPage.tsx'));
const TenPage = part(() => import('../pages/today/TenPage.tsx'));
const PuzzlesPage = part(() => import('../pages/puzzles/PuzzlesPage.tsx'));
const MePage = part(() => import('../pages/me/MePage.tsx'));
const AcceptPage = part(() => import('../pages/me/AcceptPage.tsx'));
const ClubPage = part(() => import('../pages/me/ClubPage.tsx'));
const TournamentsPage = part(() => import('../pages/me/tournament/TournamentsPage.tsx'));
const TournamentPage = part(() => import('../pages/me/tournament/TournamentPage.tsx'));
const OperatorPage = part(() => import('../pages/operator/OperatorPage.tsx'));
const WorkshopPage = part(() => import('../pages/workshop/WorkshopPage.tsx'));
const SharedPage = part(() => import('../pages/shared/SharedPage.tsx'));
const SharedSetPage = part(() => import('../pages/shared/SharedSetPage.tsx'));
const PaperPage = part(() => import('../pages/paper/PaperPage.tsx'));
const ExampleScreen = part(() => import('../pages/rules/ExampleScreen.tsx'));
const RulesPage = part(() => import('../pages/rules/RulesPage.tsx'));

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
  const reads = usePart(settings, 'reads');
  const beside = [
    <Slips key="slips">{null}</Slips>,
    <Notice key="notice" />,
    <Newer key="newer" />,
    ...(reads ? [<Reader key="reader" />] : []),
  ];
  return (
    <>
      <Boundary key={JSON.stringify(now)} m={m}>
        <Suspense fallback={<Waiting />}>
          <Room now={now} />
        </Suspense>
      </Boundary>
      {beside.map((one) => (
        <Boundary key={one.key} m={m} spare>
          <Suspense>{one}</Suspense>
        </Boundary>
      ))}
    </>
  );
}

function Room({ now }: { now: Route }) {
  switch (now.at) {
    case 'new':
      return isGameName(now.game) ? <SetUpHere game={now.game} own={now.with} /> : <FrontDoor />;
    case 'learn':
      return isGameName(now.game) ? <LearnScreen game={now.game} /> : <FrontDoor />;
    case 'here':
      return <HereScreen id={now.id} />;
    case 'friends':
      return isGameName(now.game) ? <FriendsPage game={now.game} own={now.with} /> : <FrontDoor />;
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
    case 'today':
      return <TodayPage />;
    case 'ten':
      return <TenPage />;
    case 'puzzles':
      return now.game === null || now.game === 'today' || isGameName(now.game) ? (
        <PuzzlesPage game={now.game} id={now.id} />
      ) : (
        <FrontDoor />
      );
    case 'me':
      return <MePage sheet={now.sheet} />;
    case 'with':
      return <AcceptPage code={now.code} />;
    case 'club':
      return <ClubPage id={now.id} />;
    case 'tournaments':
      return <TournamentsPage club={now.club} />;
    case 'tournament':
      return <TournamentPage id={now.id} />;
    case 'workshop':
      return <WorkshopPage game={now.game} id={now.id} packed={now.packed} />;
    case 'shared':
      return now.id === null ? <SharedPage /> : <SharedSetPage id={now.id} />;
    case 'paper':
      return isGameName(now.game) ? <PaperPage game={now.game} own={now.with} /> : <FrontDoor />;
    case 'operator':
      return <OperatorPage />;
    case 'example':
      return isGameName(now.game) ? <ExampleScreen game={now.game} rule={now.rule} /> : <FrontDoor />;
    case 'rules':
      return <RulesPage game={now.game} rule={now.rule} />;
    default:
      return <FrontDoor />;
  }
}
