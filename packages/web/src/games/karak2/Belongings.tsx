import {
  BUILDINGS,
  can,
  diceOf,
  fameOf,
  hasBuilt,
  heldIn,
  type Item,
  SKILLS,
  type Skill,
  SLOTS,
  type Slot,
  UNITS,
  unitsOf,
} from '@undercroft/karak2';
import { type Seat, wordOf } from '@undercroft/kernel';
import { WorkPicture } from '../../art/karak2/City.tsx';
import { UnitDie } from '../../art/karak2/Dice.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Skills } from '../../table/question/Skills.tsx';
import styles from './Belongings.module.css';
import { Goods } from './Deed.tsx';
import type { AtKarak2 } from './mind.tsx';
import { nameOf } from './names.ts';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly at: AtKarak2;
  readonly seat: Seat;
}

/** The hero's board: army, slots, city with prices, stones, and both skills written out. */
export function Belongings({ at, seat }: Props) {
  const { view, say } = at;
  const words = wordsOf(say.language);
  const dice = diceOf(view, seat);
  const stones = [
    ...new Array<'small-stone'>(view.smallStones[seat]).fill('small-stone'),
    ...new Array<'large-stone'>(view.largeStones[seat]).fill('large-stone'),
    ...(view.arkenstone === seat ? (['arkenstone'] as const) : []),
  ];
  return (
    <div className={styles.belongings}>
      {view.life[seat] === 0 && <p className={styles.note}>{words.unconscious}</p>}
      {view.plague === seat && (
        <p className={styles.note}>
          <PiecePicture piece="plague" size={20} /> {words.plague}
        </p>
      )}
      <div>
        <span className={styles.title}>
          {words.army}: {words.units({ count: unitsOf(view, seat), fame: fameOf(view, seat) })}
        </span>
        <ul className={styles.army}>
          {UNITS.map((unit, kind) =>
            dice[kind] === 0 ? null : (
              <li key={unit}>
                <Piece at={at} id={unit}>
                  <UnitDie kind={unit} size={34} />
                  <strong data-counts={unit}>{dice[kind]}</strong>
                </Piece>
              </li>
            ),
          )}
          {dice.every((count) => count === 0) && <li className={styles.free}>{words.none}</li>}
        </ul>
      </div>
      <div className={styles.slots}>
        <Slots at={at} seat={seat} slot="weapon" title={words.weapons} />
        <Slots at={at} seat={seat} slot="amulet" title={words.amulet} />
        <Slots at={at} seat={seat} slot="spell" title={words.spells} />
      </div>
      <City at={at} seat={seat} />
      {stones.length > 0 && (
        <div>
          <span className={styles.title}>{words.stones}</span>
          <ul className={styles.army}>
            {stones.map((stone, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal stones differ in nothing else
              <li key={index}>
                <Piece at={at} id={stone}>
                  <PiecePicture piece={stone} size={32} />
                </Piece>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OwnSkills at={at} seat={seat} />
    </div>
  );
}

/** A piece that can be asked, by the keyboard too. */
function Piece({ at, id, children }: { at: AtKarak2; id: string; children: React.ReactNode }) {
  return (
    <button type="button" className={styles.piece} aria-label={at.say.name(id)} data-about={id}>
      {children}
    </button>
  );
}

/** How many of an item a hero carries. */
const carried = (at: AtKarak2, seat: Seat, item: Item): number => {
  const { view } = at;
  if (item === 'sword') return view.swords[seat];
  if (item === 'hammer') return view.hammers[seat];
  if (item === 'fireball') return view.fireballs[seat];
  return item === 'pickpocket' ? view.pickpockets[seat] : 1;
};

function Slots({ at, seat, slot, title }: Props & { readonly slot: Slot; readonly title: string }) {
  const { say } = at;
  const words = wordsOf(say.language);
  const items = heldIn(at.view, seat, slot).flatMap((item) =>
    new Array<Item>(carried(at, seat, item)).fill(item),
  );
  const free = Math.max(0, SLOTS[slot] - items.length);
  return (
    <div>
      <span className={styles.title}>{title}</span>
      <ul className={styles.row}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal pieces differ in nothing else
          <li key={`${item} ${index}`} className={styles.slot}>
            <Piece at={at} id={nameOf(item)}>
              <PiecePicture piece={item} size={34} />
            </Piece>
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty slots differ in nothing
          <li key={`free ${index}`} className={styles.slot}>
            <span className={styles.hidden}>{words.empty}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The city: what stands, and what the rest would cost. */
function City({ at, seat }: Props) {
  const { view, box, say } = at;
  const words = wordsOf(say.language);
  const look = at.seats[seat]?.look ?? seat;
  const founded = view.city[seat] >= 0;
  const works = founded ? BUILDINGS : (['city', ...BUILDINGS] as const);
  return (
    <div>
      <span className={styles.title}>{words.city}</span>
      <ul className={styles.works}>
        {works.map((work) => {
          const stands = work !== 'city' && hasBuilt(view, seat, work);
          const { cost } = work === 'city' ? box.set.city : box.set.buildings[work];
          return (
            <li key={work} data-stands={stands || undefined} data-lacks={!stands || undefined}>
              <Piece at={at} id={work}>
                <WorkPicture work={work} seat={look} size={34} />
              </Piece>
              {!stands && <Goods at={at} counts={cost} size={15} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The answers that use a skill right now. */
const USES: Readonly<Partial<Record<Skill, readonly string[]>>> = {
  strategy: ['reroll'],
  'combat-skill': ['reroll'],
  fateweaver: ['putBack'],
  falcon: ['falcon', 'spot'],
  necromancy: ['raise'],
  ride: ['ride'],
  scouting: ['lay'],
};

function OwnSkills({ at, seat }: Props) {
  const { view, say, answers, viewer } = at;
  const ready = (skill: Skill) =>
    viewer === seat &&
    can(view, seat, skill) &&
    answers.some((answer) => USES[skill]?.includes(wordOf(answer)) ?? false);
  return <Skills say={say} words={wordsOf(say.language)} skills={SKILLS[view.heroes[seat]]} ready={ready} />;
}
