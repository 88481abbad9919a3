import { type Seat, sideOf, sidesOf } from '@undercroft/kernel';
import { memo, useEffect, useRef, useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Drawer } from '../../controls/Drawer.tsx';
import { BotIcon } from '../../controls/icons.tsx';
import { useMoreBelow } from '../../controls/more.ts';
import { SMALL, useMedia } from '../../kit/media.ts';
import { useSeen, useShown, useTable } from '../seen/useSeen.ts';
import type { Sitting } from '../sources/client.ts';
import { Countdown } from './Countdown.tsx';
import styles from './Seats.module.css';

/** More than these do not fit into a strip on a phone: they sit in two rows. */
const MANY = 5;

/** Who sits at the table and what each has: a column beside the board, a strip where there is no room for it. */
export const Seats = memo(function Seats() {
  const { screen } = useShown().opened;
  const { m, seats, names, viewer } = useTable();
  const asked = useSeen(({ onStage }) => onStage);
  const [open, setOpen] = useState<Seat | null>(null);
  const own = viewer ?? asked ?? 0;
  const [shown, setShown] = useState<Seat | null>(null);
  const detailed = shown ?? own;
  const strip = useRef<HTMLElement>(null);
  const small = useMedia(SMALL);
  useMoreBelow(strip, m.table.below);
  // The strip moves to whoever acts; a column has no need to.
  useEffect(() => {
    const card = asked === null || !small ? undefined : strip.current?.children[asked];
    if (card instanceof HTMLElement) strip.current?.scrollTo({ left: card.offsetLeft - 8 });
  }, [asked, small]);
  // What is told in full is in sight: where many sit, a column moves as far as that needs.
  useEffect(() => {
    const [column, card] = [strip.current, strip.current?.children[detailed]];
    if (small || column === null || !(card instanceof HTMLElement)) return;
    const over = card.offsetTop + card.offsetHeight - column.clientHeight;
    if (over > column.scrollTop) column.scrollTo({ top: over + 8 });
  }, [detailed, small]);
  return (
    <nav
      className={styles.seats}
      ref={strip}
      aria-label={m.table.seats}
      data-many={seats.length > MANY || undefined}
    >
      {seats.map((info) => (
        <SeatCard
          key={info.seat}
          info={info}
          asked={info.seat === asked}
          detailed={info.seat === detailed}
          onOpen={setOpen}
          onShow={setShown}
        />
      ))}
      {/* From a strip, a seat's belongings open as a drawer; beside the board they unfold. */}
      <div className={styles.drawer}>
        <Drawer
          open={open !== null && small}
          onOpenChange={() => setOpen(null)}
          title={names[open ?? 0] ?? ''}
        >
          {open !== null && (
            <>
              <screen.Strip seat={open} />
              <screen.Belongings seat={open} />
            </>
          )}
        </Drawer>
      </div>
    </nav>
  );
});

/** What one has in full; where it does not fit, it scrolls and says so. */
function InFull({ seat }: { readonly seat: Seat }) {
  const { screen } = useShown().opened;
  const { m } = useTable();
  const all = useRef<HTMLDivElement>(null);
  useMoreBelow(all, m.table.below);
  return (
    <div className={styles.details} data-region={`seat ${seat} in full`} ref={all}>
      <screen.Belongings seat={seat} />
    </div>
  );
}

interface SeatCardProps {
  readonly info: Sitting;
  readonly asked: boolean;
  readonly detailed: boolean;
  readonly onOpen: (seat: Seat) => void;
  readonly onShow: (seat: Seat) => void;
}

const SeatCard = memo(function SeatCard({ info, asked, detailed, onOpen, onShow }: SeatCardProps) {
  const { screen } = useShown().opened;
  const { m, names, viewer, box, seats, say } = useTable();
  const { here, standIn, due } = useSeen(({ attendance }) => attendance[info.seat]);
  const partners = sideOf(sidesOf(box.game, seats.length), info.seat).filter((seat) => seat !== info.seat);
  return (
    <section
      className={styles.seat}
      data-region={`seat ${info.seat}`}
      data-asked={asked || undefined}
      data-detailed={detailed || undefined}
      data-gone={(!here && info.kind === 'person') || undefined}
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={detailed}
        // Wider than a small strip, it would be taken for seen with its last bit in sight.
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible'))
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'start' });
        }}
        onClick={() => {
          onShow(info.seat);
          onOpen(info.seat);
        }}
      >
        <span className={styles.portrait} data-place={`seat ${info.seat}`} data-about={info.figure}>
          <screen.Portrait figure={info.figure} look={info.look} size={44} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            <SeatMark seat={info.look} size={14} />
            {names[info.seat]}
            {info.seat === viewer && <small>({m.table.you})</small>}
            {info.kind === 'bot' && (
              <span className={styles.bot} data-about="bot" role="img" aria-label={m.table.bot}>
                <BotIcon />
              </span>
            )}
          </span>
          {partners.length > 0 && (
            <small data-testid="partners">
              {say.table('seat.with', { names: partners.map((seat) => names[seat]).join(', ') })}
            </small>
          )}
          {due !== undefined && <Countdown until={due} />}
          {standIn && <small>{m.table.standIn}</small>}
          {!here && info.kind === 'person' && !standIn && <small>{m.table.away}</small>}
          <screen.Strip seat={info.seat} />
        </span>
      </button>
      {detailed && <InFull seat={info.seat} />}
    </section>
  );
});
