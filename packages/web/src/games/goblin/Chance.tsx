import { POTIONS, type Potion } from '@undercroft/goblin';
import { PotionPicture } from '../../art/goblin/Things.tsx';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { percent } from '../../kit/language/percent.ts';
import styles from './Chance.module.css';
import type { AtGoblin } from './cards.ts';
import type { Odds } from './mind.tsx';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

interface ChanceProps {
  readonly odds: Odds;
  /** Whether the hearts it costs are shown, too. */
  readonly hearts?: boolean;
}

/** The chances of a fight as small signs: with cards alone, with potions where they help, and hearts lost. Decoration. */
export function Chance({ odds: { cards, potions }, hearts = false }: ChanceProps) {
  const { say } = useTable();
  // The odds of a moment ago may still count on a potion that has just been drunk.
  const [potion] = useSeen(heldBy);
  if (cards === null) return null;
  const helps = potion !== undefined && potions !== null && isHigher(potions.win, cards.win);
  return (
    <span className={styles.chance} data-about="chance" aria-hidden="true">
      <span data-good={cards.win >= 0.5 || undefined}>{percent(say.language, cards.win)}</span>
      {helps && (
        <span data-good={potions.win >= 0.5 || undefined}>
          <PotionPicture potion={potion} size={13} />
          {percent(say.language, potions.win)}
        </span>
      )}
      {hearts && shown(cards.lost) > 0 && (
        <span className={styles.lost}>
          −{numbersIn(say.language).format(shown(cards.lost))}
          <HitPoint size={11} />
        </span>
      )}
    </span>
  );
}

/** The same in words: how likely a win is, with what, and the hearts it costs. */
export function useChanceText(): (odds: Odds | null, hearts?: boolean) => string {
  const { say } = useTable();
  const held = useSeen(heldBy);
  return (odds, hearts = false) => (odds === null ? '' : chanceText(say, held, odds, hearts));
}

function chanceText(
  say: AtGoblin['say'],
  held: readonly Potion[],
  { cards, potions }: Odds,
  hearts: boolean,
): string {
  const words = wordsOf(say.language);
  if (cards === null) return '';
  const potion = held.length === 1 ? say.name(held[0]) : words.potions;
  const win = percent(say.language, cards.win);
  const helps = potions !== null && isHigher(potions.win, cards.win);
  const text = helps
    ? [
        words.chanceCards({ percent: win }),
        words.chanceWith({ percent: percent(say.language, potions.win), potion }),
      ]
    : [words.chance({ percent: win })];
  if (hearts && shown(cards.lost) > 0) text.push(words.heartsLost({ count: shown(cards.lost) }));
  return text.join(', ');
}

/** Differences that no per cent shows do not matter. */
const isHigher = (a: number, b: number): boolean => a > b + 0.005;

const shown = (hearts: number): number => Math.round(hearts * 10) / 10;

function heldBy({ view, viewer }: AtGoblin): Potion[] {
  return POTIONS.filter((_, at) => view.potions[(viewer ?? 0) * POTIONS.length + at] > 0);
}
