import { lazy, Suspense } from 'react';
import { Toasts } from '../controls/Toast.tsx';
import { FrontDoor } from '../door/FrontDoor.tsx';
import { isGameKey } from '../games/registry.ts';
import { Speaking, useLanguage } from '../language/language.tsx';
import styles from './App.module.css';
import { Boundary } from './Boundary.tsx';
import { type Route, route } from './route.ts';
import { useStore } from './store.ts';

// The front door is there at once; every other room is fetched when somebody goes there.
const SetUpHere = lazy(() => import('../door/SetUpHere.tsx'));
const HereScreen = lazy(() => import('../table/HereScreen.tsx'));
const RulesPage = lazy(() => import('../rules/RulesPage.tsx'));

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
    <Toasts closeLabel={m.close}>
      <Boundary key={JSON.stringify(now)} m={m}>
        <Suspense fallback={<p className={styles.waiting}>{m.loading}</p>}>
          <Room now={now} />
        </Suspense>
      </Boundary>
    </Toasts>
  );
}

function Room({ now }: { now: Route }) {
  switch (now.at) {
    case 'new':
      return isGameKey(now.game) ? <SetUpHere game={now.game} /> : <FrontDoor />;
    case 'here':
      return <HereScreen id={now.id} />;
    case 'rules':
      return <RulesPage game={now.game} rule={now.rule} />;
    default:
      return <FrontDoor />;
  }
}
