import {
  BUILDINGS,
  can,
  diceOf,
  fameOf,
  GOODS,
  HEARTS,
  type Hero,
  hasBuilt,
  heldIn,
  type Item,
  pointsOf,
  SKILLS,
  type Skill,
  SLOTS,
  type Slot,
  UNITS,
  unitsOf,
} from '@undercroft/karak2';
import { type Seat, wordOf } from '@undercroft/kernel';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { WorkPicture } from '../../art/karak2/City.tsx';
import { UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { FameSign } from '../../art/karak2/signs.tsx';
import { Explain } from '../../controls/Explain.tsx';
import { plural } from '../../language/plural.ts';
import styles from './Belongings.module.css';
import { Goods } from './Deed.tsx';
import type { AtKarak2 } from './mind.tsx';
import { nameOf } from './names.ts';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly at: AtKarak2;
  readonly seat: Seat;
}

/** Hearts, fame, resources and points in two lines. */
export function Strip({ at, seat }: Props) {
  const { view, say } = at;
  const words = wordsOf(say.language);
  const points = pointsOf(view, seat);
  return (
    <span className={styles.strip}>
      <Hearts at={at} seat={seat} />
      <strong
        className={styles.points}
        data-points={seat}
        role="img"
        aria-label={plural(say.language, points, words.points)}
      >
        <PiecePicture piece="large-stone" size={20} />
        {new Intl.NumberFormat(say.language).format(points)}
      </strong>
      <span className={styles.count} role="img" aria-label={`${words.fame}: ${fameOf(view, seat)}`}>
        <FameSign size={19} />
        {fameOf(view, seat)}
      </span>
      {GOODS.map((good, index) => (
        <span
          key={good}
          className={styles.count}
          role="img"
          aria-label={`${say.name(good)}: ${view.goods[seat * 3 + index]}`}
        >
          <GoodPicture good={good} size={19} />
          {view.goods[seat * 3 + index]}
        </span>
      ))}
      {view.plague === seat && <PiecePicture piece="plague" size={20} />}
    </span>
  );
}

function Hearts({ at, seat }: Props) {
  const life = at.view.life[seat];
  return (
    <span className={styles.hearts} role="img" aria-label={wordsOf(at.say.language).heartsOf(life, HEARTS)}>
      {Array.from({ length: HEARTS }, (_, point) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row; turning it shows
        <span key={`${point} ${point < life}`} className={styles.heart}>
          <HitPoint lost={point >= life} size={16} />
        </span>
      ))}
    </span>
  );
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
          {words.army}: {words.units(unitsOf(view, seat), fameOf(view, seat))}
        </span>
        <ul className={styles.army}>
          {UNITS.map((unit, kind) =>
            dice[kind] === 0 ? null : (
              <li key={unit}>
                <Piece text={`${say.name(unit)}: ${say.about(unit)}`}>
                  <UnitDie kind={unit} size={34} />
                  <strong>{dice[kind]}</strong>
                </Piece>
              </li>
            ),
          )}
          {dice.every((count) => count === 0) && <li className={styles.free}>{words.none}</li>}
        </ul>
      </div>
      <div className={styles.slots}>
        <Slots at={at} seat={seat} slot="weapon" title={words.weapons} />
        <Slots at={at} seat={seat} slot="spell" title={words.spells} />
        <Slots at={at} seat={seat} slot="amulet" title={words.amulet} />
      </div>
      <City at={at} seat={seat} />
      {stones.length > 0 && (
        <div>
          <span className={styles.title}>{words.stones}</span>
          <ul className={styles.army}>
            {stones.map((stone, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal stones differ in nothing else
              <li key={index}>
                <Piece text={`${say.name(stone)}: ${say.about(stone)}`}>
                  <PiecePicture piece={stone} size={32} />
                </Piece>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Skills at={at} seat={seat} />
    </div>
  );
}

/** A piece that explains itself. */
function Piece({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <Explain text={text}>
      <button type="button" className={styles.piece} aria-label={text}>
        {children}
      </button>
    </Explain>
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
            <Piece text={`${say.name(nameOf(item))}: ${say.about(nameOf(item))}`}>
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
            <li key={work} data-stands={stands || undefined}>
              <Piece text={`${say.name(work)}: ${say.about(work)}`}>
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

function Skills({ at, seat }: Props) {
  const { view, say, answers, viewer } = at;
  const words = wordsOf(say.language);
  const hero: Hero = view.heroes[seat];
  const ready = (skill: Skill) =>
    viewer === seat &&
    can(view, seat, skill) &&
    answers.some((answer) => USES[skill]?.includes(wordOf(answer)) ?? false);
  return (
    <dl className={styles.skills} aria-label={words.skills}>
      {SKILLS[hero].map((skill) => (
        <div key={skill} data-ready={ready(skill) || undefined}>
          <dt>
            {say.name(skill)}
            {ready(skill) && <span className={styles.ready}>{words.ready}</span>}
          </dt>
          <dd>{say.about(skill)}</dd>
        </div>
      ))}
    </dl>
  );
}
