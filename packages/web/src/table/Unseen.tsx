import { memo } from 'react';
import { useAwake } from './hand/useAwake.ts';
import { useGoOn } from './question/goOn.ts';
import { useKeptFocus } from './question/keptFocus.ts';
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
      <KeepsFocus />
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
  const only = useSeen((at) => {
    // What was taken back is decided anew; and where nothing moves, nothing is done unasked either.
    const decided = everyAnswer || stage.pace === 0 || at.scene.log.at(-1)?.event.kind === 'took-back';
    return at.answers.length === 0 || decided ? null : (opened.screen.only?.(at) ?? null);
  });
  useGoOn(only, stage.pace, give);
  return null;
}

/** After every change of the table. */
function KeepsFocus() {
  useKeptFocus(useSeen((seen) => seen).answers.length > 0);
  return null;
}
