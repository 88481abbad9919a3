import type { Seat } from '@undercroft/kernel';
import { Button } from '../controls/Button.tsx';
import { Curtain } from '../controls/Curtain.tsx';
import { useShown, useTable } from './seen/useSeen.ts';

interface HandOverProps {
  readonly seat: Seat;
  readonly onReady: () => void;
}

/** Between two people at one device: hides the table until the next one sits down. */
export function HandOver({ seat, onReady }: HandOverProps) {
  const { m, names, seats } = useTable();
  const { screen } = useShown().opened;
  const info = seats[seat];
  const picture = info !== undefined && <screen.Portrait figure={info.figure} look={info.look} size={144} />;
  return (
    <Curtain picture={picture} title={m.handOver.title({ name: names[seat] ?? '' })} text={m.handOver.text}>
      <Button look="ember" large autoFocus onClick={onReady} data-word="hand-over">
        {m.handOver.ready({ name: names[seat] ?? '' })}
      </Button>
    </Curtain>
  );
}
