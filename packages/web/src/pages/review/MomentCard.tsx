import type { AnswerFigure, Highlight } from '@undercroft/bots/review';
import { type Answer, branchOf, type Match, openBox, sightNow } from '@undercroft/kernel';
import type { Teller } from '@undercroft/words';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { useMoreBelow } from '../../controls/more.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Opened } from '../../table/game/opened.ts';
import type { ReplayClient } from '../../table/sources/watched.ts';
import { type Compared, comparedWith, verdictOn, winsIn } from './compared.ts';
import styles from './Moment.module.css';
import type { Reviewing } from './reviewing.ts';

interface MomentCardProps {
  readonly client: ReplayClient;
  readonly opened: Opened;
  readonly match: Match;
  /** Who knows what every answer is worth. */
  readonly reviewing: Pick<Reviewing, 'figures'>;
  readonly teller: Teller;
  readonly moment: Highlight;
  /** Which one of how many it is. */
  readonly title: string;
  /** It is a question to begin with; what was given and what is better comes after the answer. */
  readonly posed?: boolean;
  /** What the answers are called that are held against each other. */
  readonly roles?: Readonly<Record<Compared['as'][number], string>>;
  /** Hears what was chosen; null from whoever would rather be shown. */
  readonly onTried?: (answer: Answer | null) => void;
  /** What else there is to say once it was tried. */
  readonly told?: ReactNode;
  /** What else can be done here. */
  readonly more?: ReactNode;
  /** To the moments beside it, and away from it. */
  readonly children: ReactNode;
}

/** A mistake at its own moment: what was chosen, what would have been better, and the question once more. */
export function MomentCard(props: MomentCardProps) {
  const { client, opened, match, reviewing, teller, moment, title, posed = false, more, children } = props;
  const { m } = useLanguage();
  const { roles = m.moment.roles, onTried, told } = props;
  const tried = useRef(onTried);
  tried.current = onTried;
  const [asked, setAsked] = useState(posed);
  const [chosen, setChosen] = useState<Answer | null>(null);
  const [all, setAll] = useState(false);
  const figures = useFigures(reviewing, moment.version, all || chosen !== null);

  // The question stands on the table itself: it is answered there, like any other.
  const { version, seat } = moment;
  useEffect(() => {
    if (!asked) {
      client.play(false);
      client.watchAs(seat);
      client.go(version);
      return;
    }
    const { state } = branchOf(opened.game, match, version, null);
    const { answers } = sightNow(openBox(opened.game, match.options, match.set), state);
    const hear = (answer: Answer) => {
      setChosen(answer);
      setAsked(false);
      tried.current?.(answer);
    };
    client.askAgain({ step: version, seat, answers, hear });
    // Whoever thinks gives the figures time to come.
    reviewing.figures(version).catch(() => {});
    return () => client.askNoMore();
  }, [client, opened.game, match, reviewing, version, seat, asked]);

  const reveal = () => {
    setAsked(false);
    tried.current?.(null);
  };
  const askAgain = () => {
    setChosen(null);
    setAll(false);
    setAsked(true);
  };
  const rows = comparedWith(moment, chosen, figures, all);
  return (
    <section className={styles.card} data-testid="moment" data-asked={asked || undefined} aria-label={title}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.moves}>
          {asked && (
            <Button look="quiet" onClick={reveal} data-word="show-me">
              {m.moment.reveal}
            </Button>
          )}
          {children}
        </span>
      </header>
      {asked ? (
        <p role="status" className={styles.posed}>
          {m.moment.choose}
        </p>
      ) : (
        <>
          <Body>
            {chosen !== null && (
              <p role="status" className={styles.verdict} data-testid="tried">
                {figures === 'failed'
                  ? m.moment.failed
                  : figures === null
                    ? m.moment.working
                    : sayVerdict(verdictOn(moment, chosen, figures), teller, m)}
              </p>
            )}
            <ul className={styles.rows}>
              {rows.map((row) => (
                <Row
                  key={JSON.stringify(row.answer)}
                  row={row}
                  roles={roles}
                  moment={moment}
                  teller={teller}
                />
              ))}
            </ul>
            {all && figures === null && <p role="status">{m.moment.working}</p>}
            {chosen === null && <p>{sayVerdict(verdictOn(moment, moment.answer, []), teller, m)}</p>}
            {moment.why.length > 0 && (
              <p className={styles.told}>{teller.say('mistake.why', { why: opened.say.why(moment.why) })}</p>
            )}
            {told}
          </Body>
          <div className={styles.actions}>
            <Button look="brass" onClick={askAgain} data-word="try-again">
              {m.moment.tryAgain}
            </Button>
            <Button look="quiet" aria-pressed={all} onClick={() => setAll(!all)} data-word="all-answers">
              {m.moment.all}
            </Button>
            {more}
          </div>
        </>
      )}
    </section>
  );
}

/** What is told may be longer than its place, and says so. */
function Body({ children }: { readonly children: ReactNode }) {
  const { m } = useLanguage();
  const body = useRef<HTMLDivElement>(null);
  useMoreBelow(body, m.table.below);
  return (
    <div className={styles.body} ref={body}>
      {children}
    </div>
  );
}

/** An answer, who chose it when, and how often it wins: the bar is as long as its chance. */
function Row({
  row: { answer, share, doubt, as },
  roles,
  moment,
  teller,
}: {
  row: Compared;
  roles: Readonly<Record<Compared['as'][number], string>>;
  moment: Highlight;
  teller: Teller;
}) {
  return (
    <li className={styles.row} data-as={as.join(' ') || undefined}>
      <span className={styles.what}>
        {as.map((one) => (
          <b key={one}>{roles[one]}</b>
        ))}
        {teller.answer(moment, answer)}{' '}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share === null ? 0 : share * 100}%` }} />
      </span>
      <span className={styles.share} data-testid="share">
        {share === null ? '…' : teller.share(share)}
        {doubt !== null && <small> ± {winsIn(doubt)}</small>}
      </span>
    </li>
  );
}

type Words = ReturnType<typeof useLanguage>['m'];

function sayVerdict(verdict: ReturnType<typeof verdictOn>, teller: Teller, m: Words): string {
  return typeof verdict === 'string'
    ? m.moment.verdicts[verdict]
    : teller.behind(verdict.lost, verdict.doubt);
}

/** Every answer's figures, once somebody wants them. */
function useFigures(
  reviewing: Pick<Reviewing, 'figures'>,
  version: number,
  wanted: boolean,
): readonly AnswerFigure[] | 'failed' | null {
  const [figures, setFigures] = useState<readonly AnswerFigure[] | 'failed' | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    reviewing.figures(version).then(
      (found) => gone || setFigures(found),
      () => gone || setFigures('failed'),
    );
    return () => {
      gone = true;
    };
  }, [reviewing, version, wanted]);
  return figures;
}
