import { memo } from 'react';
import { useSeen, useShown } from '../seen/useSeen.ts';
import { Flying } from '../stage/Flights.tsx';

/** What travels over the table while something happens. */
export const Flights = memo(function Flights() {
  const { screen } = useShown().opened;
  const { event, view, box, shown, pace } = useSeen(({ scene, box, pace }) =>
    scene.event === null || scene.event.kind === 'took-back'
      ? AT_REST
      : { event: scene.event, view: scene.view, box, shown: scene.shown, pace },
  );
  const flight = event === null ? null : screen.flight(view, event, box);
  return flight !== null && <Flying key={shown} flight={flight} pace={pace} />;
});

const AT_REST = { event: null, view: null, box: null, shown: 0, pace: 1 } as const;
