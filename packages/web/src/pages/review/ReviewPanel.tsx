import type { Highlight } from '@undercroft/bots/review';
import type { Seat } from '@undercroft/kernel';
import {
  aboutOf,
  averagesOf,
  ledgersOf,
  mistakesOf,
  momentsOf,
  openingOf,
  reviewPage,
} from '@undercroft/words';
import { Button } from '../../controls/Button.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { useStore } from '../../kit/store.ts';
import { shareFile } from '../../table/end/shareMatch.ts';
import { lookOf } from '../../table/game/looks.ts';
import type { Opened } from '../../table/game/opened.ts';
import type { ReplayClient } from '../../table/sources/watched.ts';
import { ChanceGraph, GraphKey } from './ChanceGraph.tsx';
import styles from './Review.module.css';
import type { Reviewing } from './reviewing.ts';
import { useTeller } from './useTeller.ts';

interface ReviewPanelProps {
  readonly client: ReplayClient;
  readonly opened: Opened;
  readonly reviewing: Reviewing;
  /** Whose game it is told as; nobody's where that is not known. */
  readonly own: readonly Seat[];
  /** The board shall be seen: somebody has chosen a moment. */
  readonly onShow: (step: number) => void;
  /** One of somebody's mistakes shall be seen, at the moment before it. */
  readonly onMistake: (mistakes: readonly Highlight[], at: number) => void;
}

/** How a game went: chances, turning points, luck and choices, for people who have just played it. */
export function ReviewPanel({ client, opened, reviewing, own, onShow, onMistake }: ReviewPanelProps) {
  const { m } = useLanguage();
  const { at, done, story } = useStore(reviewing.state);
  const step = useStore(client.step);
  const { seats: infos } = useStore(client.info);
  const names = infos.map(({ name, figure }) => name || opened.say.name(figure));
  const teller = useTeller(opened, client);
  if (at === 'failed') return <p>{m.review.otherRules}</p>;
  if (story === null || teller === null) return <p role="status">{m.review.working}</p>;
  const { futures, review, highlights } = story;
  /** Sums of a part of the game would be other figures a minute later, and what is not judged yet is not nothing. */
  const { moments, judged } = review;
  const seats = infos.map((info) => ({ ...info, look: lookOf(opened.screen, info.figure, info.look) }));
  const all = moments.length;
  const [averages, ledgers] = [averagesOf(teller, review), ledgersOf(teller, review)];
  const share = () => {
    const { title, language } = opened.say;
    const page = reviewPage(teller, { title, language, futures }, review, highlights);
    void shareFile(new File([page], `${opened.game.name}.html`, { type: 'text/html' }), m);
  };
  return (
    <div className={styles.panel} data-testid="review" data-at={at}>
      {openingOf(teller, review, own.length === 1 ? own[0] : null).map((sentence) => (
        <p key={sentence} className={styles.verdict}>
          {sentence}
        </p>
      ))}
      {at !== 'done' && (
        <div className={styles.progress}>
          <progress value={done} max={all} aria-label={m.review.working} />
          {at === 'working' ? (
            <Button look="quiet" onClick={() => reviewing.stop()}>
              {m.review.stop}
            </Button>
          ) : (
            <Button look="quiet" onClick={() => reviewing.begin()}>
              {m.review.again}
            </Button>
          )}
        </div>
      )}
      <ChanceGraph
        review={review}
        seats={seats}
        last={client.last}
        step={step}
        label={m.review.graph}
        onStep={onShow}
        marks={highlights.turningPoints.map(({ version }) => version + 1)}
      />
      <GraphKey seats={seats} names={names} />
      {(judged || highlights.turningPoints.length > 0) && <h3>{teller.say('turning-points')}</h3>}
      {judged && highlights.turningPoints.length === 0 && <p>{teller.say('turning-points.none')}</p>}
      <ol className={styles.turns}>
        {highlights.turningPoints.map((moment) => (
          <li key={moment.version}>
            <Moment moment={moment} text={teller.turningPoint(moment)} onShow={onShow} />
          </li>
        ))}
      </ol>
      {review.seats.map((seat) => {
        const told = highlights.seats[seat.seat];
        const shown = [told.find, told.luckiest, told.unluckiest];
        const info = seats[seat.seat];
        return (
          <section key={seat.seat} className={styles.seat}>
            <h3>
              <opened.screen.Portrait figure={info.figure} look={info.look} size={36} />
              {names[seat.seat]}
            </h3>
            {judged && <p>{averages[seat.seat]}</p>}
            <dl className={styles.moments}>
              {momentsOf(teller, seat, told)
                .slice(0, shown.length)
                .map(
                  ([name, text], index) =>
                    (judged || shown[index] !== null) && (
                      <div key={name}>
                        <dt>{name}</dt>
                        <dd>
                          <Moment moment={shown[index]} text={text} onShow={onShow} />
                        </dd>
                      </div>
                    ),
                )}
            </dl>
            <h4>{teller.say('mistakes')}</h4>
            <ul className={styles.turns} data-testid="mistakes" data-of={seat.seat}>
              {mistakesOf(teller, seat, told.mistakes).map((text, index) => (
                <li key={text}>
                  {told.mistakes[index] === undefined ? (
                    text
                  ) : (
                    <button
                      type="button"
                      className={styles.moment}
                      onClick={() => onMistake(told.mistakes, index)}
                    >
                      {text}
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {judged && (
              <details>
                <summary>{m.review.details}</summary>
                <dl className={styles.ledger}>
                  {ledgers[seat.seat].map(([name, text]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
                <p className={styles.small}>{aboutOf(teller, review).join(' ')}</p>
              </details>
            )}
          </section>
        );
      })}
      <p className={styles.small}>{teller.say('made-by', { futures })}</p>
      {judged && <Button onClick={share}>{m.review.share}</Button>}
    </div>
  );
}

/** What happened; a tap shows it on the board. */
function Moment({
  moment,
  text,
  onShow,
}: {
  moment: Highlight | null;
  text: string;
  onShow: (step: number) => void;
}) {
  if (moment === null) return text;
  return (
    <button type="button" className={styles.moment} onClick={() => onShow(moment.version + 1)}>
      {text}
    </button>
  );
}
