import { canShop, GATES_AT, LORD_AT, NONE, POTIONS } from '@undercroft/goblin';
import type { Seat } from '@undercroft/kernel';
import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
  memo,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FoePicture } from '../../art/goblin/Foe.tsx';
import {
  CardBack,
  LockPicture,
  MerchantPicture,
  PotionPicture,
  TorchPicture,
} from '../../art/goblin/Things.tsx';
import { HeroFigure } from '../../art/Hero.tsx';
import { STANDEE_BOX } from '../../art/seat.tsx';
import { walkByArrows } from '../../controls/arrows.ts';
import { COVERED } from '../../controls/covered.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import { EyeIcon } from '../../controls/icons.tsx';
import { withNextFrame } from '../../kit/frame.ts';
import { Alive } from '../../table/board/Alive.tsx';
import { gives } from '../../table/game/gives.ts';
import { Arena } from './Arena.tsx';
import styles from './Board.module.css';
import { Chance, useChanceText } from './Chance.tsx';
import { foeOf, LEVELS, type Named, ROW } from './cards.ts';
import { FoeFace } from './Foe.tsx';
import { useOdds } from './mind.tsx';
import { fightOf, type Shown } from './passing.ts';
import { foeRefusal, openRows } from './refusals.ts';
import { isShopping, Shop, ShopWindow } from './Shop.tsx';
import { useNow, useSeen, useTable } from './seen.ts';
import { foeLabel, wordsOf } from './words/index.ts';

/** Whether something lies over the caves. */
const Covered = createContext(false);
/** What is covered cannot have the focus. */
const useReach = () => (use(Covered) ? { tabIndex: -1 } : {});

/** The caves, level by level; over them the fight or the shop, while there is one. */
export function Board() {
  const words = wordsOf(useTable().say.language);
  const over = useSeen((at) => (fightOf(at.view) !== null ? 'fight' : isShopping(at) ? 'shop' : null));
  const covered = over !== null;
  const caves = useRef<HTMLDivElement>(null);
  // After it is painted: what takes the focus away has to know where everything lies.
  useEffect(() => {
    if (!covered) return;
    const leaving = withNextFrame(() => {
      const { activeElement: here } = document;
      if (here instanceof HTMLElement && caves.current?.contains(here)) here.blur();
    });
    leaving.ask();
    return leaving.stop;
  }, [covered]);
  return (
    <section className={styles.board} aria-label={words.caves} onKeyDown={walk} data-drop>
      {/* Not inert: all that lies in the caves would have to be styled anew, twice a fight. */}
      <div className={styles.caves} ref={caves} aria-hidden={covered} {...(covered && { [COVERED]: true })}>
        <Covered value={covered}>{CAVES}</Covered>
      </div>
      {covered && <span className={styles.veil} />}
      {over === 'fight' && <Arena />}
      {over === 'shop' && <Shop />}
    </section>
  );
}

function Row({ level }: { readonly level: number }) {
  const { say } = useTable();
  const { locked, lit, behind } = useSeen((at) => ({
    locked: level >= openRows(at),
    lit: Math.min(at.view.keys[at.view.seat].length, LEVELS.length - 1) === level,
    behind: at.view.behindSizes[level],
  }));
  const words = wordsOf(say.language);
  const places = Array.from({ length: ROW }, (_, at) => level * ROW + at);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is built anew, with all its cards, whenever one of them changes
    <div
      role="group"
      aria-label={words.level({ level: LEVELS[level] })}
      className={styles.row}
      data-locked={locked || undefined}
      data-lit={lit || undefined}
    >
      <Deck level={level} locked={locked} />
      {places.map((place) => (
        <Place key={place} place={place} />
      ))}
      <div className={styles.gate}>
        <Place place={GATES_AT + level} />
        {behind > 0 && (
          <span
            className={styles.count}
            data-region={`behind ${level}`}
            data-counts="cards"
            role="img"
            aria-label={words.behind({ count: behind })}
          >
            +{behind}
          </span>
        )}
      </div>
    </div>
  );
}

/** A monster deck: its level, how many are left, and who comes next. */
const Deck = memo(function Deck({ level, locked }: { readonly level: number; readonly locked: boolean }) {
  const { box, say } = useTable();
  const now = useNow();
  const words = wordsOf(say.language);
  const { top, below } = useSeen(({ view }) => ({ top: view.tops[level], below: view.caveSizes[level] }));
  const count = below + (top === NONE ? 0 : 1);
  const name = top === NONE ? null : foeOf(box, top).name;
  const label =
    name === null
      ? words.emptyDeck({ level: LEVELS[level] })
      : words.deckOf({ level: LEVELS[level], cards: words.cards({ count }), next: say.called(name) });
  return (
    <button
      type="button"
      className={styles.deck}
      {...useReach()}
      data-place={`cave ${level}`}
      data-cell={`cave ${level}`}
      data-region={`cave ${level}`}
      aria-label={label}
      onClick={() => now().answers.length > 0 && now().refuse(words.deckTop, 'G-22')}
    >
      <span className={styles.level}>
        {!locked && <Sconce x={level} />}
        {LEVELS[level]}
        {locked ? <LockPicture size={20} /> : <Sconce x={level + 4} />}
      </span>
      <span className={styles.top}>
        {name === null ? null : <FoePicture name={name} />}
        <Party level={level} />
      </span>
      <span className={styles.left} data-counts="cards">
        {count}
      </span>
    </button>
  );
});

/** A torch: it burns where whoever looks may fight. */
function Sconce({ x }: { readonly x: number }) {
  return (
    <span className={styles.sconce} aria-hidden="true">
      <TorchPicture size={22} />
      <Alive living={[{ kind: 'torch', x, y: 0 }]} />
    </span>
  );
}

/** Heroes stand before the deepest level that is open to them, whoever's turn it is in front. */
function Party({ level }: { readonly level: number }) {
  const party = useSeen(({ view }) =>
    [...view.heroes.keys()]
      .filter((seat) => Math.min(view.keys[seat].length, LEVELS.length - 1) === level)
      .sort((a, b) => Number(a === view.seat) - Number(b === view.seat)),
  );
  return (
    <span
      className={styles.party}
      data-region={`party ${level}`}
      style={{ '--many': party.length } as CSSProperties}
      aria-hidden="true"
    >
      {party.map((seat) => (
        <Member key={seat} seat={seat} />
      ))}
    </span>
  );
}

function Member({ seat }: { readonly seat: Seat }) {
  const { seats } = useTable();
  const { hero, out, active } = useSeen(({ view }) => ({
    hero: view.heroes[seat],
    out: view.hearts[seat] === 0,
    active: view.seat === seat,
  }));
  return (
    <svg viewBox={STANDEE_BOX} aria-hidden="true" data-now={active || undefined}>
      <HeroFigure hero={hero} seat={seats[seat]?.look ?? seat} unconscious={out} />
    </svg>
  );
}

/** Who stands at a place. */
function foeAt(view: Shown, lord: number, place: number): Named {
  if (place === LORD_AT) return lord;
  return place < GATES_AT ? view.rows[place] : view.gates[place - GATES_AT];
}

const Place = memo(function Place({ place }: { readonly place: number }) {
  const { box, say, answer: give } = useTable();
  const now = useNow();
  const reach = useReach();
  const chanceText = useChanceText();
  const words = wordsOf(say.language);
  const there = useSeen(({ view }) => foeAt(view, box.set.cards[view.lord]?.foe ?? NONE, place));
  const came = useSeen(({ event }) => event?.kind === 'came' && event.place === place);
  const name = there === NONE ? null : foeOf(box, there).name;
  const answer = useSeen((at) =>
    at.kind === 'turn' ? at.answers.find((one) => typeof one === 'object' && one.fight === name) : undefined,
  );
  const odds = useOdds(answer);
  // Two of a name in the caves are told apart by where they lie.
  const twin = useSeen(({ view }) =>
    view.rows.some((other, at) => at !== place && other !== NONE && foeOf(box, other).name === name),
  );
  if (there === NONE) {
    return (
      <span
        className={styles.gap}
        role="img"
        aria-label={words.gap}
        data-region={`place ${place}`}
        data-shows="gap"
      />
    );
  }
  const foe = foeOf(box, there);
  const chance = chanceText(odds, true);
  const lord = place === LORD_AT;
  const where = twin && place < GATES_AT ? `${LEVELS[Math.floor(place / ROW)]} ${(place % ROW) + 1}` : '';
  return (
    <button
      key={foe.name}
      type="button"
      className={lord ? `${styles.foe} ${styles.lord}` : styles.foe}
      {...reach}
      data-place={`place ${place}`}
      data-cell={`place ${place}`}
      data-region={`place ${place}`}
      data-open={answer !== undefined || undefined}
      data-came={came || undefined}
      data-word={answer === undefined ? undefined : 'fight'}
      {...gives(answer)}
      aria-label={[foeLabel({ say }, foe), chance, where].filter(Boolean).join('. ')}
      onClick={() => {
        const at = now();
        if (answer !== undefined) give(answer);
        else if (at.kind === 'turn' && at.answers.length > 0) at.refuse(...foeRefusal(at, place));
      }}
    >
      <FoeFace say={say} foe={foe} odds={odds && <Chance odds={odds} hearts />} />
    </button>
  );
});

/** The merchant's stall beside the lord's chamber. */
function Stall() {
  const { say, answer } = useTable();
  const words = wordsOf(say.language);
  const [open, setOpen] = useState(false);
  const reach = useReach();
  const { visit, shops, stock, pawned } = useSeen((at) => {
    const { box, view } = at;
    const visit = at.kind === 'turn' && at.answers.includes('merchant');
    const shops = visit && canShop(box, view, view.seat);
    return { visit, shops, stock: view.stock, pawned: view.pawnshop.length };
  });
  const wares = [
    ...POTIONS.map((potion, index) => `${say.name(potion)}: ${words.stock({ count: stock[index] })}`),
    `${words.pawnshop}: ${words.cards({ count: pawned })}`,
  ];
  return (
    <div className={styles.stall}>
      <button
        type="button"
        className={styles.visit}
        aria-label={[
          words.merchant,
          ...(visit && !shops ? [words.pass.replace(/\.$/, '')] : []),
          ...wares,
        ].join('. ')}
        {...reach}
        data-cell="stall"
        data-open={shops || undefined}
        data-word={visit ? 'merchant' : undefined}
        {...gives(visit ? 'merchant' : undefined)}
        onClick={() => (visit ? answer('merchant') : setOpen(true))}
      >
        <MerchantPicture size={60} />
        <span className={styles.wares}>
          <strong>{words.merchant}</strong>
          <span className={styles.bottles} data-region="stall">
            {POTIONS.map((potion, index) => (
              <span key={potion}>
                <PotionPicture potion={potion} size={26} />
                <b data-counts={potion}>{stock[index]}</b>
              </span>
            ))}
            <span>
              <CardBack size={17} />
              <b data-counts="pawnshop">{pawned}</b>
            </span>
          </span>
          {visit && !shops && <small className={styles.pass}>{words.pass}</small>}
        </span>
      </button>
      <IconButton label={words.look} icon={<EyeIcon />} onClick={() => setOpen(true)} {...reach} />
      <ShopWindow open={open} onOpenChange={setOpen} />
    </div>
  );
}

/** Made once: each card draws itself again when it changes, and not when something comes over the caves. */
const CAVES = (
  <>
    {LEVELS.map((name, level) => (
      <Row key={name} level={level} />
    ))}
    <div className={styles.below}>
      <Place place={LORD_AT} />
      <Stall />
    </div>
  </>
);

/** Arrow keys go from card to card. */
function walk(key: KeyboardEvent<HTMLElement>): void {
  if (walkByArrows(key.currentTarget, key.key)) key.preventDefault();
}
