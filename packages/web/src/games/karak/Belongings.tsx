import {
  HEARTS,
  type Item,
  type Karak,
  pointsOf,
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
import type { AtKarak } from './mind.tsx';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly at: AtKarak;
  readonly seat: Seat;
}

/** Hearts, points and the best of what a hero carries, in one line. */
export function Strip({ at, seat }: Props) {
  const hero = at.view.heroes[seat];
  const words = wordsOf(at.say.language);
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
          <ItemPicture key={`${item} ${index}`} item={item} size={24} slot={slotOf(at.box.set, item)} />
        ))}
      </span>
      <strong
        className={styles.points}
        data-points={seat}
        data-counts="points"
        role="img"
        aria-label={words.points({ count: pointsOf(hero, at.box.set) })}
      >
        <ItemPicture item="treasure" size={20} />
        {numbersIn(at.say.language).format(pointsOf(hero, at.box.set))}
      </strong>
      {at.view.cursed === seat && (
        <span className={styles.cursed} data-shows="cursed">
          {words.cursed}
        </span>
      )}
    </span>
  );
}

/** Everything a hero has, slot by slot, and both skills written out. */
export function Belongings({ at, seat }: Props) {
  const { view, say } = at;
  const hero = view.heroes[seat];
  const words = wordsOf(say.language);
  const keys: Item[] = hero.keys > 0 ? ['key'] : [];
  return (
    <div className={styles.belongings}>
      {hero.hearts === 0 && <p className={styles.cursed}>{words.unconscious}</p>}
      <div className={styles.slots}>
        <Slots at={at} title={words.weapons} items={hero.weapons} count={SLOTS.weapons} />
        <Slots at={at} title={words.spells} items={hero.spells} count={SLOTS.spells} />
        <Slots at={at} title={words.key} items={keys} count={SLOTS.keys} />
        {hero.treasures.length > 0 && (
          <Slots at={at} title={words.treasures} items={hero.treasures} count={0} />
        )}
      </div>
      <Skills
        say={say}
        words={words}
        skills={skillsOf(hero)}
        ready={(skill) => canUse(at, seat, skill)}
        lost={view.cursed === seat}
      />
    </div>
  );
}

interface SlotsProps {
  readonly at: AtKarak;
  readonly title: string;
  readonly items: readonly Item[];
  readonly count: number;
}

function Slots({ at, title, items, count }: SlotsProps) {
  const { say } = at;
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
              <ItemPicture item={item} size={40} {...counts(at.box, item)} />
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

/** The answer that uses a skill right now. */
const USES: Readonly<Partial<Record<Skill, readonly string[]>>> = {
  'magical-affinity': ['flames'],
  sacrifice: ['sacrifice'],
  'magic-swap': ['swap'],
  'double-attack': ['reroll'],
  reincarnation: ['rise'],
  fateweaver: ['keep'],
  'combat-training': ['reroll'],
  stealth: ['fight'],
};

function canUse({ answers, viewer }: AtKarak, seat: Seat, skill: Skill): boolean {
  if (viewer !== seat) return false;
  return answers.some((answer: Karak['answer']) => USES[skill]?.includes(wordOf(answer)) ?? false);
}
