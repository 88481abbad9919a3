import {
  HEARTS,
  type Item,
  type Karak,
  type PowerKind,
  pointsOf,
  powerOf,
  type Skill,
  SLOTS,
  skillsOf,
  slotOf,
} from '@undercroft/karak';
import { type Seat, wordOf } from '@undercroft/kernel';
import { Hearts } from '../../art/karak/Hearts.tsx';
import { ItemPicture } from '../../art/karak/Pieces.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import { Skills } from '../../table/question/Skills.tsx';
import styles from './Belongings.module.css';
import { counts } from './counts.ts';
import { type AtKarak, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly seat: Seat;
}

/** Hearts, points and the best of what a hero carries, in one line. */
export function Strip({ seat }: Props) {
  const { say, box } = useTable();
  const { hero, cursed } = useSeen(({ view }) => ({ hero: view.heroes[seat], cursed: view.cursed === seat }));
  const words = wordsOf(say.language);
  const items: Item[] = [...hero.weapons, ...hero.spells, ...(hero.keys > 0 ? (['key'] as const) : [])];
  return (
    <span className={styles.strip}>
      <Hearts
        left={hero.hearts}
        of={HEARTS}
        label={words.hearts({ now: hero.hearts, all: HEARTS })}
        size={18}
      />
      <span className={styles.items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal pieces differ in nothing else
          <ItemPicture key={`${item} ${index}`} item={item} size={24} slot={slotOf(box.set, item)} />
        ))}
      </span>
      <strong
        className={styles.points}
        data-points={seat}
        data-counts="points"
        role="img"
        aria-label={words.points({ count: pointsOf(hero, box.set) })}
      >
        <ItemPicture item="treasure" size={20} />
        {numbersIn(say.language).format(pointsOf(hero, box.set))}
      </strong>
      {cursed && (
        <span className={styles.cursed} data-shows="cursed">
          {words.cursed}
        </span>
      )}
    </span>
  );
}

/** Everything a hero has, slot by slot, and both skills written out. */
export function Belongings({ seat }: Props) {
  const { say } = useTable();
  const { hero, cursed } = useSeen(({ view }) => ({ hero: view.heroes[seat], cursed: view.cursed === seat }));
  const ready = useSeen((at) => skillsOf(hero).filter((skill) => canUse(at, seat, skill)));
  const words = wordsOf(say.language);
  const keys: Item[] = hero.keys > 0 ? ['key'] : [];
  return (
    <div className={styles.belongings}>
      {hero.hearts === 0 && <p className={styles.cursed}>{words.unconscious}</p>}
      <div className={styles.slots}>
        <Slots title={words.weapons} items={hero.weapons} count={SLOTS.weapons} />
        <Slots title={words.spells} items={hero.spells} count={SLOTS.spells} />
        <Slots title={words.key} items={keys} count={SLOTS.keys} />
        {hero.treasures.length > 0 && <Slots title={words.treasures} items={hero.treasures} count={0} />}
      </div>
      <Skills
        say={say}
        words={words}
        skills={skillsOf(hero)}
        ready={(skill) => ready.includes(skill)}
        lost={cursed}
      />
    </div>
  );
}

interface SlotsProps {
  readonly title: string;
  readonly items: readonly Item[];
  readonly count: number;
}

function Slots({ title, items, count }: SlotsProps) {
  const { say, box } = useTable();
  const words = wordsOf(say.language);
  const free = Array.from({ length: Math.max(0, count - items.length) }, (_, slot) => `free ${slot}`);
  return (
    <div className={styles.group}>
      <span className={styles.title}>{title}</span>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal pieces differ in nothing else
          <li key={`${item} ${index}`} className={styles.slot}>
            <button type="button" className={styles.piece} aria-label={say.called(item)}>
              <ItemPicture item={item} size={40} {...counts(box, item)} />
            </button>
          </li>
        ))}
        {free.map((slot) => (
          <li key={slot} className={styles.slot}>
            <span className={styles.free}>{words.empty}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The answers by which a power is used right now. */
const USES: Readonly<Partial<Record<PowerKind, readonly string[]>>> = {
  'keep-flames': ['flames', 'cast'],
  'give-hearts': ['sacrifice'],
  'swap-places': ['swap'],
  'roll-again': ['reroll'],
  rise: ['rise'],
  'draw-tokens': ['keep'],
  'pass-monsters': ['fight'],
};

function canUse({ answers, box, viewer }: AtKarak, seat: Seat, skill: Skill): boolean {
  if (viewer !== seat) return false;
  const uses = USES[powerOf(box.set, skill).kind];
  return answers.some((answer: Karak['answer']) => uses?.includes(wordOf(answer)) ?? false);
}
