import type { Box } from '@undercroft/kernel';
import { Dialog } from '../../controls/Dialog.tsx';
import { useNeeded } from '../../kit/fetched.ts';
import type { Opened } from '../../table/game/opened.ts';
import { type LaidTable, LayTable } from '../../table/laying/LayTable.tsx';
import { useSeen, useTable } from '../../table/seen/useSeen.ts';

interface LayAgainProps {
  readonly opened: Opened;
  /** Whether people have the box before them already. */
  readonly told: boolean;
  readonly onDone: (laid: LaidTable, box: Box) => void;
  readonly onClose: () => void;
}

/** The table as it lies: for those whose own has come apart from it, or who want to play on with their own pieces. */
export default function LayAgain({ opened, told, onDone, onClose }: LayAgainProps) {
  const { m, box } = useTable();
  const { beside } = opened;
  const view = useSeen((now) => now.view);
  const bench = useNeeded(() => beside.bench(), [beside]);
  const words = told
    ? { title: m.laying.title, hint: m.laying.hint, done: m.laying.done }
    : { title: m.laying.layOut.title, hint: m.laying.layOut.hint, done: m.laying.layOut.done };
  return (
    <Dialog open onOpenChange={onClose} title={words.title} closeLabel={m.close} wide>
      {bench !== null && (
        <LayTable
          opened={opened}
          bench={bench}
          box={box}
          view={view}
          words={words}
          onDone={(laid) => {
            onDone(laid, box);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
