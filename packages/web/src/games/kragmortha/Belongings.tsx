import type { Seat } from '@undercroft/kernel';
import { tablesOf } from '@undercroft/kragmortha';
import { CardBack, TomePicture } from '../../art/kragmortha/Card.tsx';
import { LookPicture, MagicStar, NoLook } from '../../art/kragmortha/signs.tsx';
import styles from './Belongings.module.css';
import { aboutOf, nameOf, penaltyOf } from './names.ts';
import { PenaltyText } from './Penalty.tsx';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly seat: Seat;
}

/** Four looks and one is out. */
const FATAL = 4;

/** Looks out of four, tomes and their symbols, in one line. */
export function Strip({ seat }: Props) {
  const at = useTable();
  const { symbols, tomes, cards } = useSeen(({ view }) => ({
    symbols: view.seats[seat].symbols,
    tomes: view.tomes[seat],
    cards: view.hands[seat].length,
  }));
  const words = wordsOf(at.say.language);
  return (
    <span className={styles.strip}>
      <span className={styles.line}>
        <Looks seat={seat} size={21} />
        <span className={styles.tomes}>
          {tomes.length > 0 && (
            <span className={styles.item} role="img" aria-label={words.tomes({ count: tomes.length })}>
              <TomePicture symbols={0} size={20} />
              <span data-counts="tomes">{tomes.length}</span>
            </span>
          )}
          <span className={styles.item} role="img" aria-label={words.symbols({ count: symbols })}>
            <svg viewBox="0 0 100 100" width="16" height="16" aria-hidden="true">
              <MagicStar />
            </svg>
            <span data-counts="symbols">{symbols}</span>
          </span>
          <span className={styles.cards} role="img" aria-label={words.cards({ count: cards })}>
            <CardBack width={13} />
            <span data-counts="cards">{cards}</span>
          </span>
        </span>
      </span>
    </span>
  );
}

/** Four places, as many of them filled as there are looks. */
export function Looks({ seat, size }: Props & { readonly size: number }) {
  const at = useTable();
  const looks = useSeen(({ view }) => view.seats[seat].looks);
  return (
    <span
      className={styles.looks}
      role="img"
      aria-label={wordsOf(at.say.language).looks({ count: looks.length })}
      data-looks={looks.length}
    >
      {Array.from({ length: FATAL }, (_, place) => {
        const look = looks[place];
        return look === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a look is its place in the row
          <NoLook key={place} size={size} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a look is its place in the row
          <LookPicture key={place} of={penaltyOf(at, look.look).part} size={size} />
        );
      })}
    </span>
  );
}

/** Looks and tomes as they lie in front of a player, written out. */
export function Belongings({ seat }: Props) {
  const at = useTable();
  const { looks, tomes, used } = useSeen(({ view }) => ({
    looks: view.seats[seat].looks,
    tomes: view.tomes[seat],
    used: view.used[seat],
  }));
  const words = wordsOf(at.say.language);
  const { tomes: known } = tablesOf(at.box.set);
  const books = [
    ...tomes.map((tome) => ({ tome, over: false })),
    ...used.map((tome) => ({ tome, over: true })),
  ];
  return (
    <div className={styles.belongings}>
      <section>
        <h2 className={styles.title}>{words.withering}</h2>
        {looks.length === 0 ? (
          <p className={styles.none}>{words.none}</p>
        ) : (
          <ul>
            {looks.map(({ look }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two blank looks differ in nothing else
              <li key={`${look} ${index}`} data-about={look}>
                <LookPicture of={penaltyOf(at, look).part} size={44} />
                <PenaltyText look={look} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className={styles.title}>{words.magicTomes}</h2>
        {books.length === 0 ? (
          <p className={styles.none}>{words.none}</p>
        ) : (
          <ul>
            {books.map(({ tome, over }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two equal tomes differ in nothing else
              <li key={`${tome} ${index}`} data-about={tome} data-over={over || undefined}>
                <TomePicture symbols={known[tome]?.symbols ?? 0} used={over} size={46} />
                <div>
                  <strong>{nameOf(at, tome)}</strong> {over && <small>({words.used})</small>}
                  <p>{aboutOf(at, tome)}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
