import {
  BUILDINGS,
  bends,
  diceOf,
  fameOf,
  hasBuilt,
  heldIn,
  type Item,
  type PowerKind,
  type PowerName,
  powerOf,
  powersIn,
  RECRUITS,
  type Slot,
  UNITS,
  type Unit,
  unitsOf,
} from '@undercroft/karak2';
import { type Seat, wordOf } from '@undercroft/kernel';
import { WorkPicture } from '../../art/karak2/City.tsx';
import { UnitDie } from '../../art/karak2/Dice.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Skills } from '../../table/question/Skills.tsx';
import styles from './Belongings.module.css';
import { Goods } from './Deed.tsx';
import { nameOf } from './names.ts';
import { type AtKarak2, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly seat: Seat;
}

/** The hero's board: army, slots, city with prices, stones, and both skills written out. */
export function Belongings({ seat }: Props) {
  const { box, say } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const fame = fameOf(box.set, view, seat);
  const counts = diceOf(box.set, view, seat);
  const dice = UNITS.map((unit, kind) => ({ unit, count: counts[kind] })).filter(({ count }) => count > 0);
  const units = dice.filter(({ unit }) => isCounted(unit));
  const others = dice.filter(({ unit }) => !isCounted(unit));
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
          {words.army}: {fame === 0 ? words.withoutFame : words.units({ count: unitsOf(view, seat), fame })}
        </span>
        {units.length > 0 && <Dice dice={units} />}
      </div>
      {others.length > 0 && (
        <div>
          <span className={styles.title}>{words.uncounted}</span>
          <Dice dice={others} />
        </div>
      )}
      <div className={styles.slots}>
        <Slots seat={seat} slot="weapon" title={words.weapons} />
        <Slots seat={seat} slot="amulet" title={words.amulet} />
        <Slots seat={seat} slot="spell" title={words.spells} />
      </div>
      <City seat={seat} />
      {stones.length > 0 && (
        <div>
          <span className={styles.title}>{words.stones}</span>
          <ul className={styles.army}>
            {stones.map((stone, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal stones differ in nothing else
              <li key={index}>
                <Piece id={stone}>
                  <PiecePicture piece={stone} size={32} />
                </Piece>
              </li>
            ))}
          </ul>
        </div>
      )}
      <OwnSkills seat={seat} />
    </div>
  );
}

/** Fame limits knights, archers and mages; bear, titan and skeletons fight beside them. (K2-33) */
const isCounted = (unit: Unit): boolean => RECRUITS.some((recruit) => recruit === unit);

function Dice({ dice }: { readonly dice: readonly { readonly unit: Unit; readonly count: number }[] }) {
  return (
    <ul className={styles.army}>
      {dice.map(({ unit, count }) => (
        <li key={unit}>
          <Piece id={unit}>
            <UnitDie kind={unit} size={34} />
            <strong data-counts={unit}>{count}</strong>
          </Piece>
        </li>
      ))}
    </ul>
  );
}

/** A piece that can be asked, by the keyboard too. */
function Piece({ id, children }: { readonly id: string; readonly children: React.ReactNode }) {
  const { say } = useTable();
  return (
    <button type="button" className={styles.piece} aria-label={say.called(id)} data-about={id}>
      {children}
    </button>
  );
}

/** How many of an item a hero carries. */
const carried = (view: AtKarak2['view'], seat: Seat, item: Item): number => {
  if (item === 'sword') return view.swords[seat];
  if (item === 'hammer') return view.hammers[seat];
  if (item === 'fireball') return view.fireballs[seat];
  return item === 'pickpocket' ? view.pickpockets[seat] : 1;
};

function Slots({ seat, slot, title }: Props & { readonly slot: Slot; readonly title: string }) {
  const { box, say } = useTable();
  const words = wordsOf(say.language);
  const items = useSeen(({ view }) =>
    heldIn(view, seat, slot).flatMap((item) => new Array<Item>(carried(view, seat, item)).fill(item)),
  );
  const room = useSeen(({ view }) => bends(box.set, view, seat).slots[slot]);
  const free = Math.max(0, room - items.length);
  return (
    <div>
      <span className={styles.title}>{title}</span>
      <ul className={styles.row}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal pieces differ in nothing else
          <li key={`${item} ${index}`} className={styles.slot}>
            <Piece id={nameOf(item)}>
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
function City({ seat }: Props) {
  const { box, say, seats } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const look = seats[seat]?.look ?? seat;
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
              <Piece id={work}>
                <WorkPicture work={work} seat={look} size={34} />
              </Piece>
              {!stands && <Goods counts={cost} size={15} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The answers that use a power right now. */
const USES: Readonly<Partial<Record<PowerKind, readonly string[]>>> = {
  'roll-again': ['reroll'],
  'draw-armies': ['putBack'],
  falcon: ['falcon', 'spot'],
  'raise-skeletons': ['raise'],
  ride: ['ride'],
  scout: ['lay'],
  'ignore-skulls': ['ignore'],
  portal: ['portal'],
};

function OwnSkills({ seat }: Props) {
  const { box, say } = useTable();
  const skills = useSeen(({ view }) => powersIn(box.set, view.heroes[seat]));
  const ready = useSeen((at) => skills.filter((skill) => canUse(at, seat, skill)));
  return (
    <Skills
      say={say}
      words={wordsOf(say.language)}
      skills={skills}
      ready={(skill) => ready.includes(skill)}
    />
  );
}

function canUse({ answers, box, viewer }: AtKarak2, seat: Seat, skill: PowerName): boolean {
  if (viewer !== seat) return false;
  const uses = USES[powerOf(box.set, skill).kind];
  return answers.some((answer) => uses?.includes(wordOf(answer)) ?? false);
}
