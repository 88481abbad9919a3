import { useLayoutEffect, useMemo } from 'react';
import { settings } from '../../kit/settings.ts';
import { useStore } from '../../kit/store.ts';
import type { TableClient } from '../sources/client.ts';
import type { Play } from './scene.ts';
import { Stage } from './stage.ts';

const PACE = { calm: 1, quick: 0.5, still: 0 } as const;

/** The stage of a table; it plays as long as its screen is open. */
export function useStage(client: TableClient, play: Play, byHand = true): Stage {
  const { speed, throws, others } = useStore(settings);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pace is no other stage
  const stage = useMemo(() => new Stage(client, play, PACE[speed]), [client, play]);
  stage.pace = PACE[speed];
  stage.byHand = byHand && throws;
  stage.others = others;
  // Before anybody sees it: where nothing moves, the first picture is the last one.
  useLayoutEffect(() => {
    stage.open();
    return () => stage.close();
  }, [stage]);
  return stage;
}
