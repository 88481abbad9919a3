import type { Outcome } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from '../controls/Dialog.tsx';
import type { AtTable, GameScreen } from '../games/screen.ts';
import { plural } from '../language/plural.ts';
import { Ranks } from './Ranks.tsx';

interface EndProps {
  readonly at: AtTable;
  readonly screen: GameScreen;
  readonly outcome: Outcome;
  readonly verdict: string;
  /** How many hints whoever looks has taken. */
  readonly hints: number;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly actions: ReactNode;
}

/** Who won and why, points line by line. */
export function End({ at, screen, outcome, verdict, hints, open, onOpenChange, actions }: EndProps) {
  const { m, say } = at;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.end.title}
      description={hints > 0 ? `${verdict} ${plural(say.language, hints, m.coach.taken)}` : verdict}
      closeLabel={m.close}
      wide
      actions={
        <>
          <Button look="quiet" onClick={() => onOpenChange(false)}>
            {m.end.board}
          </Button>
          {actions}
        </>
      }
    >
      <Ranks at={at} screen={screen} outcome={outcome} />
    </Dialog>
  );
}
