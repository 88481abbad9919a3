import { type Seat, sideOf, sidesOf } from '@undercroft/kernel';
import { useEffect, useRef, useState } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Drawer } from '../../controls/Drawer.tsx';
import { BotIcon } from '../../controls/icons.tsx';
import { SMALL, useMedia } from '../../kit/media.ts';
import type { AtTable, GameScreen } from '../game/screen.ts';
import type { SeatInfo } from '../sources/client.ts';
import { Countdown } from './Countdown.tsx';
import styles from './Seats.module.css';

interface SeatsProps {
  readonly at: AtTable;
  readonly screen: GameScreen;
  readonly asked: Seat | null;
}

/** More than these do not fit into a strip on a phone: they sit in two rows. */
const MANY = 5;

/** Who sits at the table and what each has: a column beside the board, a strip where there is no room for it. */
export function Seats({ at, screen, asked }: SeatsProps) {
  const { m, seats, names, viewer } = at;
  const [open, setOpen] = useState<Seat | null>(null);
  const own = viewer ?? asked ?? 0;
  const [shown, setShown] = useState<Seat | null>(null);
  const detailed = shown ?? own;
  const strip = useRef<HTMLElement>(null);
  const small = useMedia(SMALL);
  // The strip moves to whoever acts; a column has no need to.
  useEffect(() => {
    const card = asked === null || !small ? undefined : strip.current?.children[asked];
    if (card instanceof HTMLElement)
      strip.current?.scrollTo({ left: card.offsetLeft - 8, behavior: 'smooth' });
  }, [asked, small]);
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
          at={at}
          screen={screen}
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
          closeLabel={m.close}
        >
          {open !== null && (
            <>
              <screen.Strip at={at} seat={open} />
              <screen.Belongings at={at} seat={open} />
            </>
          )}
        </Drawer>
      </div>
    </nav>
  );
}

interface SeatCardProps {
  readonly at: AtTable;
  readonly screen: GameScreen;
  readonly info: SeatInfo;
  readonly asked: boolean;
  readonly detailed: boolean;
  readonly onOpen: (seat: Seat) => void;
  readonly onShow: (seat: Seat) => void;
}

function SeatCard({ at, screen, info, asked, detailed, onOpen, onShow }: SeatCardProps) {
  const { m, names, viewer } = at;
  const partners = sideOf(sidesOf(at.box.game, at.seats.length), info.seat).filter(
    (seat) => seat !== info.seat,
  );
  return (
    <section
      className={styles.seat}
      data-region={`seat ${info.seat}`}
      data-asked={asked || undefined}
      data-gone={(!info.here && info.kind === 'person') || undefined}
    >
      <button
        type="button"
        className={styles.head}
        aria-expanded={detailed}
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
              {at.say.table('seat.with', { names: partners.map((seat) => names[seat]).join(', ') })}
            </small>
          )}
          {info.due !== undefined && <Countdown until={info.due} />}
          {info.standIn && <small>{m.table.standIn}</small>}
          {!info.here && info.kind === 'person' && !info.standIn && <small>{m.table.away}</small>}
          <screen.Strip at={at} seat={info.seat} />
        </span>
      </button>
      {detailed && (
        <div className={styles.details} data-region={`seat ${info.seat} in full`}>
          <screen.Belongings at={at} seat={info.seat} />
        </div>
      )}
    </section>
  );
}
