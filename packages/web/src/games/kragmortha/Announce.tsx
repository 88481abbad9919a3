import type { Kragmortha } from '@undercroft/kragmortha';
import { tablesOf } from '@undercroft/kragmortha';
import { type ReactNode, use } from 'react';
import { LookCard, TokenPicture, TomePicture } from '../../art/kragmortha/Card.tsx';
import { GoblinFigure, GoblinPortrait, RigorFigure } from '../../art/kragmortha/Figure.tsx';
import { STANDEE_BOX } from '../../art/seat.tsx';
import { Camera } from '../../table/board/camera.ts';
import styles from './Announce.module.css';
import { aboutOf, nameOf, penaltyOf, seatLookOf } from './names.ts';
import { PenaltyText } from './Penalty.tsx';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What is announced while it happens. */
const ANNOUNCED: ReadonlySet<Kragmortha['event']['kind']> = new Set([
  'look',
  'blamed',
  'token',
  'tome',
  'used',
  'called',
  'verdict',
]);

/** What nobody may miss, over the board: a look, a token, a tome, a call; on a television a call for as long as it lasts. */
export function Announce() {
  const { event, trial } = useSeen((at) => ({ event: at.event, trial: at.view.trial }));
  const room = use(Camera) !== null;
  return (
    <div className={styles.over} aria-live="polite">
      {event !== null && <Happening event={event} />}
      {room && trial !== null && (event === null || !ANNOUNCED.has(event.kind)) && (
        <Accused caller={trial.caller} accused={trial.accused} look={trial.look} />
      )}
    </div>
  );
}

interface AccusedProps {
  readonly caller: number;
  readonly accused: number;
  readonly look: string;
}

/** Who is said to have broken what. */
function Accused({ caller, accused, look }: AccusedProps) {
  const { names, say } = useTable();
  return (
    <section className={styles.glare} data-testid="called">
      <h2>{wordsOf(say.language).accuses({ caller: names[caller] ?? '', goblin: names[accused] ?? '' })}</h2>
      <PenaltyText look={look} large />
    </section>
  );
}

function Happening({ event }: { readonly event: Kragmortha['event'] }) {
  const at = useTable();
  const { names } = at;
  switch (event.kind) {
    case 'look':
      return <Glare seat={event.seat} look={event.look} />;
    case 'blamed':
      return <Glare seat={event.goblin} look={event.look} />;
    case 'token':
      return (
        <Note
          seat={event.seat}
          picture={<TokenPicture token={event.token as 'teleport' | 'tome' | 'trap'} size={72} />}
          title={nameOf(at, `token-${event.token}`)}
          text={aboutOf(at, `token-${event.token}`)}
        />
      );
    case 'tome':
    case 'used':
      return (
        <Note
          seat={event.seat}
          picture={<TomePicture symbols={tablesOf(at.box.set).tomes[event.tome]?.symbols ?? 0} size={84} />}
          title={nameOf(at, event.tome)}
          text={aboutOf(at, event.tome)}
        />
      );
    case 'called':
      return <Accused caller={event.seat} accused={event.goblin} look={event.look} />;
    case 'verdict':
      return (
        <section className={styles.note}>
          <GoblinPortrait seat={seatLookOf(at, event.goblin)} size={64} />
          <strong className={styles.title}>{at.say.event(event, names)}</strong>
        </section>
      );
    default:
      return null;
  }
}

/** A withering look, as large as it deserves: Rigor stares, the goblin shrinks, and what it costs lies between them. */
function Glare({ seat, look }: { readonly seat: number; readonly look: string }) {
  const at = useTable();
  const words = wordsOf(at.say.language);
  return (
    <section className={styles.stare} data-testid="glare">
      <svg viewBox="-8 -4 120 138" className={styles.rigor} data-pose="acts" aria-hidden="true">
        <RigorFigure live />
      </svg>
      <div className={styles.sentence}>
        <span className={styles.who}>
          <GoblinPortrait seat={seatLookOf(at, seat)} size={44} />
          {words.getsLook({ name: at.names[seat] ?? '' })}
        </span>
        <LookCard part={penaltyOf(at, look).part} width={150} />
        <PenaltyText look={look} large />
      </div>
      <svg
        viewBox={STANDEE_BOX}
        className={styles.goblin}
        data-pose="frightened"
        data-seat={seat}
        aria-hidden="true"
      >
        <GoblinFigure seat={seatLookOf(at, seat)} live />
      </svg>
    </section>
  );
}

interface NoteProps {
  readonly seat: number;
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
}

function Note({ seat, picture, title, text }: NoteProps) {
  const at = useTable();
  return (
    <section className={styles.note}>
      {picture}
      <div>
        <span className={styles.who}>
          <GoblinPortrait seat={seatLookOf(at, seat)} size={28} />
          {at.names[seat]}
        </span>
        <strong className={styles.title}>{title}</strong>
        <p>{text}</p>
      </div>
    </section>
  );
}
