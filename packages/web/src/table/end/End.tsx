import type { Outcome } from '@undercroft/kernel';
import { type ReactNode, Suspense, useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { ShareIcon } from '../../controls/icons.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { seatLook } from '../../kit/theme/colours.ts';
import { hintsTaken } from '../coach/advice.ts';
import { useSeen, useShown, useTable } from '../seen/useSeen.ts';
import { Achieved } from './Achieved.tsx';
import styles from './End.module.css';
import { Ranks, rankedBy } from './Ranks.tsx';
import { shareFile } from './shareMatch.ts';

interface EndProps {
  readonly outcome: Outcome;
  readonly verdict: string;
  /** Whether hints could be taken. */
  readonly coach: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly actions: ReactNode;
  /** What else there is to say of this game. */
  readonly learnt?: ReactNode;
}

/** The ceremony: who won and what decided it, everybody's place and points, and what there is to tell afterwards. */
export function End({ outcome, verdict, coach, open, onOpenChange, actions, learnt }: EndProps) {
  const { screen } = useShown().opened;
  const settled = useTable();
  const { m, say, names } = settled;
  const { table, log } = useSeen(({ info, log }) => ({ table: info.id, log }));
  const hints = coach ? hintsTaken(table) : 0;
  const stage = useRef<HTMLDivElement>(null);
  const number = numbersIn(say.language);
  const ranked = rankedBy(outcome, settled);
  const winners = ranked.filter(({ seat }) => outcome.winners.includes(seat));
  const events = log.map(({ event }) => event);
  const decided = events.findLast((event) => screen.deciding?.(event, outcome.winners));
  const taleNames = screen.words?.wordsOf(say.language).tales ?? {};
  const tales = screen.tales?.(events) ?? [];
  const { Figure } = screen;

  const share = async () => {
    const { drawPicture } = await import('./picture.ts');
    const picture = await drawPicture({
      game: say.title,
      verdict,
      figure: stage.current?.querySelector('svg') ?? null,
      ranks: ranked.map(({ seat, look }) => ({
        name: names[seat] ?? '',
        points:
          // Where something else than points decides, the number would say nothing.
          outcome.points[seat] === undefined || screen.total !== undefined
            ? ''
            : number.format(outcome.points[seat]),
        colour: seatLook(look).colour,
      })),
      tales: tales.map(({ what, seat, count }) => ({
        text: `${taleNames[what]}: ${names[seat]}`,
        value: number.format(count),
      })),
    });
    await shareFile(new File([picture], `${say.title}.png`, { type: 'image/png' }), m);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.end.title}
      description={
        <span className={styles.verdict}>
          {hints > 0 ? `${verdict} ${m.coach.taken({ count: hints })}` : verdict}
        </span>
      }
      closeLabel={m.end.board}
      wide
      seen
    >
      <section className={styles.ceremony} aria-label={m.end.title}>
        {Figure !== undefined && winners.length > 0 && (
          <div className={styles.stage} ref={stage} aria-hidden="true">
            {winners.slice(0, 3).map(({ seat, figure, look }) => (
              <span key={seat} className={styles.winner} data-seat={seat}>
                <Figure figure={figure} look={look} />
              </span>
            ))}
          </div>
        )}
        {decided !== undefined && (
          <p className={styles.decided}>
            <small>{m.end.deciding}</small>
            {say.event(decided, names)}
          </p>
        )}
        <Ranks outcome={outcome} />
        {tales.length > 0 && (
          <section className={styles.tales} data-testid="tales">
            <h3>{m.end.tales}</h3>
            <dl>
              {tales.map(({ what, seat, count }) => (
                <div key={what}>
                  <dt>{taleNames[what]}</dt>
                  <dd>
                    {names[seat]} <b>{number.format(count)}</b>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <Suspense>
          <Achieved outcome={outcome} className={`${styles.tales} ${styles.achieved}`} />
        </Suspense>
        {learnt}
        <div className={styles.actions}>
          <Button icon={<ShareIcon />} onClick={() => void share()} data-word="picture">
            {m.end.picture}
          </Button>
          {actions}
        </div>
      </section>
    </Dialog>
  );
}
