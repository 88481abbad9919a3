import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { SMALL, useMedia } from '../kit/media.ts';
import { settings } from '../kit/settings.ts';
import { usePart } from '../kit/store.ts';
import { HandOver } from './HandOver.tsx';
import handStyles from './hand/Hand.module.css';
import { useSeen, useShown } from './seen/useSeen.ts';
import styles from './Table.module.css';

interface FrameProps {
  readonly hand: boolean;
  /** In the order of the tab key: what can be answered comes first. */
  readonly asked: ReactNode;
  readonly children: ReactNode;
}

/** How many tables there are in the page: while one takes another's place, two. */
let tables = 0;

/** Around everything of a table. Between two people at one device nothing of it is there. */
export function Frame({ hand, asked, children }: FrameProps) {
  const { client, opened } = useShown();
  const { game, version, viewer, mine } = useSeen(({ scene, info, mine }) => ({
    game: info.game,
    version: scene.caughtUp ? scene.update.version : undefined,
    viewer: info.viewer,
    mine: scene.caughtUp && mine,
  }));
  const waitsFor = useSeen(({ scene: { update, caughtUp }, info }) => {
    // Around people's own table nothing on the screen is anybody's own.
    const seat = caughtUp && !info.told ? update.ask?.seat : undefined;
    return seat !== undefined && seat !== info.viewer && info.seats[seat]?.kind === 'person' ? seat : null;
  });
  const narrow = useMedia(SMALL);
  const folded = usePart(settings, 'folded') && !narrow;
  // What lies outside of the table knows that there is one: slips keep away from the question.
  useLayoutEffect(() => {
    document.documentElement.dataset.at = hand ? 'hand' : 'table';
  }, [hand]);
  useLayoutEffect(() => {
    tables++;
  }, []);
  // Once it has left the page: all that is still there would be styled anew.
  useEffect(() => {
    return () => {
      if (--tables === 0) delete document.documentElement.dataset.at;
    };
  }, []);

  const { handOver } = client;
  if (handOver !== undefined && waitsFor !== null)
    return <HandOver seat={waitsFor} onReady={() => client.handOver?.(waitsFor)} />;
  const { Mind } = opened.screen;
  return (
    <div
      className={hand ? handStyles.hand : styles.table}
      data-folded={folded || undefined}
      data-asked={mine || undefined}
      data-game={game}
      data-version={version}
      data-viewer={viewer ?? 'nobody'}
    >
      <Mind>{asked}</Mind>
      {children}
    </div>
  );
}
