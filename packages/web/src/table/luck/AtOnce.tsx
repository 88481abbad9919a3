import { useNeeded } from '../../kit/fetched.ts';
import { useSeen, useShown } from '../seen/useSeen.ts';
import { DrawnLine } from './DrawnLine.tsx';
import { unitsOf } from './units.tsx';

/** Answers whose luck is all that has to be said: whoever says what came of one has given it. */
export default function AtOnce() {
  const { opened, stage } = useShown();
  const game = useNeeded(async () => ({ told: await opened.beside.told() }), [opened]);
  const seen = useSeen((now) => now);
  const { ask, scene } = seen;
  const { brings = [] } = scene.update;
  if (game === null || ask === null || scene.sending) return null;
  const { told } = game;
  return brings
    .filter(({ answer }) => told?.atOnce?.(seen, answer))
    .map((luck) => (
      <DrawnLine
        key={JSON.stringify(luck.answer)}
        units={unitsOf(seen, luck, told)}
        title={seen.say.answer(luck.answer, ask, seen.view, seen.names)}
        wide={told?.wide}
        beside
        onSay={(sayings) => stage.say(sayings, luck.answer)}
      />
    ));
}
