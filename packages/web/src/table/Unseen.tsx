import { memo, useEffect } from 'react';
import { useStore } from '../kit/store.ts';
import { announcer } from './ears/announcer.ts';
import { useAwake } from './hand/useAwake.ts';
import { onlyAnswer, useGoOn } from './question/goOn.ts';
import { useKeptFocus } from './question/keptFocus.ts';
import { leaving } from './question/leaving.ts';
import { useSeen, useShown } from './seen/useSeen.ts';
import { useCall } from './sound/attention.ts';

interface UnseenProps {
  readonly hand: boolean;
  readonly everyAnswer: boolean;
}

/** What a table's screen does without showing anything. */
export const Unseen = memo(function Unseen({ hand, everyAnswer }: UnseenProps) {
  return (
    <>
      <Calls hand={hand} />
      <GoesOn everyAnswer={everyAnswer} />
      <KeepsFocus everyAnswer={everyAnswer} />
      <AsksFirst />
    </>
  );
});

/** Calls whoever is asked, and keeps a phone awake for them. */
function Calls({ hand }: { readonly hand: boolean }) {
  const { mine, called, call, title } = useSeen(({ mine, scene, m, say }) => ({
    mine,
    called: scene.caughtUp && mine,
    call: m.table.yourTurn,
    title: say.title,
  }));
  useAwake(hand && mine);
  useCall(called, call, title);
  return null;
}

/** Where only one answer is left that changes anything, it is given after a look. */
function GoesOn({ everyAnswer }: { readonly everyAnswer: boolean }) {
  const { stage, opened, give } = useShown();
  const only = useSeen((at) => onlyAnswer(at, opened.screen, stage.pace, everyAnswer));
  useGoOn(only, stage.pace, give);
  return null;
}

/** After every change of the table; what answers itself takes no focus, and it moves when all that happened is said. */
function KeepsFocus({ everyAnswer }: { readonly everyAnswer: boolean }) {
  const { stage, opened } = useShown();
  const seen = useSeen((now) => now);
  const silent = useStore(announcer.silent);
  const decides =
    seen.scene.update.luck !== undefined ||
    (seen.answers.length > 0 && onlyAnswer(seen, opened.screen, stage.pace, everyAnswer) === null);
  useKeptFocus(decides && silent);
  return null;
}

/** Ending a turn with something left to do is asked about once. */
function AsksFirst() {
  const table = useShown();
  useEffect(() => {
    const asks = leaving(table.opened.screen, () => table.seen.value);
    // Whoever tells what was done has ended their turn already, and whoever learns does as they are told.
    table.asksFirst = (answer) => {
      const { told = false, taught = false } = table.client.info.value;
      return !told && !taught && asks(answer);
    };
  }, [table]);
  return null;
}
