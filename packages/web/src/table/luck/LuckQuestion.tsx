import { useNeeded } from '../../kit/fetched.ts';
import { useSeen, useShown } from '../seen/useSeen.ts';
import { DrawnLine } from './DrawnLine.tsx';
import { unitsOf } from './units.tsx';

/** What luck brought on people's own table: everything that is still possible, as it looks there. */
export default function LuckQuestion() {
  const { opened, stage } = useShown();
  const game = useNeeded(async () => ({ told: await opened.beside.told() }), [opened]);
  const seen = useSeen((now) => now);
  const { luck } = seen.scene.update;
  if (game === null || luck === undefined || seen.scene.sending) return null;
  const { told } = game;
  return (
    <DrawnLine
      key={JSON.stringify([luck.answer, luck.said])}
      units={unitsOf(seen, luck, told)}
      title={told?.which?.(seen, luck) ?? null}
      wide={told?.wide}
      onSay={(sayings) => stage.say(sayings)}
    />
  );
}
