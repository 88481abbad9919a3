import { canShop, GATES_AT, LORD_AT, NONE, POTIONS } from '@undercroft/goblin';
import {
  type CSSProperties,
  createContext,
  type KeyboardEvent,
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
import { Alive } from '../../table/board/Alive.tsx';
import { gives } from '../../table/game/gives.ts';
import { Arena } from './Arena.tsx';
import styles from './Board.module.css';
import { Chance, chanceText } from './Chance.tsx';
import { type AtGoblin, foeOf, LEVELS, type Named, ROW } from './cards.ts';
import { FoeFace } from './Foe.tsx';
import { useMind } from './mind.tsx';
import { fightOf, type Shown } from './passing.ts';
import { foeRefusal, openRows } from './refusals.ts';
import { isShopping, Shop, ShopWindow } from './Shop.tsx';
import { foeLabel, wordsOf } from './words/index.ts';

/** Whether something lies over the caves. */
const Covered = createContext(false);
/** What is covered cannot have the focus. */
const useReach = () => (use(Covered) ? { tabIndex: -1 } : {});

/** The caves, level by level; over them the fight or the shop, while there is one. */
export function Board({ at }: { at: AtGoblin }) {
  const words = wordsOf(at.say.language);
  const fight = fightOf(at.view);
  const covered = fight !== null || isShopping(at);
  const caves = useRef<HTMLDivElement>(null);
  // After it is painted: what takes the focus away has to know where everything lies.
  useEffect(() => {
    const { activeElement: here } = document;
    if (covered && here instanceof HTMLElement && caves.current?.contains(here)) here.blur();
  }, [covered]);
  return (
    <section className={styles.board} aria-label={words.caves} onKeyDown={walk} data-drop>
      {/* Not inert: all that lies in the caves would have to be styled anew, twice a fight. */}
      <div className={styles.caves} ref={caves} aria-hidden={covered} {...(covered && { [COVERED]: true })}>
        <Covered value={covered}>
          {LEVELS.map((name, level) => (
            <Row key={name} at={at} level={level} />
          ))}
          <div className={styles.below}>
            <Place at={at} place={LORD_AT} />
            <Stall at={at} />
          </div>
        </Covered>
      </div>
      {covered && <span className={styles.veil} />}
      {fight !== null && <Arena at={at} fight={fight} />}
      {fight === null && isShopping(at) && <Shop at={at} />}
    </section>
  );
}

function Row({ at, level }: { at: AtGoblin; level: number }) {
  const { view, say } = at;
  const words = wordsOf(say.language);
  const locked = level >= openRows(at);
  const places = Array.from({ length: ROW }, (_, at) => level * ROW + at);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is built anew, with all its cards, whenever one of them changes
    <div
      role="group"
      aria-label={words.level({ level: LEVELS[level] })}
      className={styles.row}
      data-locked={locked || undefined}
      data-lit={Math.min(view.keys[view.seat].length, LEVELS.length - 1) === level || undefined}
    >
      <Deck at={at} level={level} locked={locked} />
      {places.map((place) => (
        <Place key={place} at={at} place={place} />
      ))}
      <div className={styles.gate}>
        <Place at={at} place={GATES_AT + level} />
        {view.behindSizes[level] > 0 && (
          <span
            className={styles.count}
            data-region={`behind ${level}`}
            data-counts="cards"
            role="img"
            aria-label={words.behind({ count: view.behindSizes[level] })}
          >
            +{view.behindSizes[level]}
          </span>
        )}
      </div>
    </div>
  );
}

/** A monster deck: its level, how many are left, and who comes next. */
function Deck({ at, level, locked }: { at: AtGoblin; level: number; locked: boolean }) {
  const { view, box, say } = at;
  const words = wordsOf(say.language);
  const top = view.tops[level];
  const count = view.caveSizes[level] + (top === NONE ? 0 : 1);
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
      data-region={`cave ${level}`}
      aria-label={label}
      onClick={() => at.answers.length > 0 && at.refuse(words.deckTop, 'G-22')}
    >
      <span className={styles.level}>
        {!locked && <Sconce x={level} />}
        {LEVELS[level]}
        {locked ? <LockPicture size={20} /> : <Sconce x={level + 4} />}
      </span>
      <span className={styles.top}>
        {name === null ? null : <FoePicture name={name} />}
        <Party at={at} level={level} />
      </span>
      <span className={styles.left} data-counts="cards">
        {count}
      </span>
    </button>
  );
}

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
function Party({ at, level }: { at: AtGoblin; level: number }) {
  const { view, seats } = at;
  const party = [...view.heroes.keys()]
    .filter((seat) => Math.min(view.keys[seat].length, LEVELS.length - 1) === level)
    .sort((a, b) => Number(a === view.seat) - Number(b === view.seat));
  return (
    <span
      className={styles.party}
      data-region={`party ${level}`}
      style={{ '--many': party.length } as CSSProperties}
      aria-hidden="true"
    >
      {party.map((seat) => (
        <svg key={seat} viewBox={STANDEE_BOX} aria-hidden="true" data-now={seat === view.seat || undefined}>
          <HeroFigure
            hero={view.heroes[seat]}
            seat={seats[seat]?.look ?? seat}
            unconscious={view.hearts[seat] === 0}
          />
        </svg>
      ))}
    </span>
  );
}

/** Who stands at a place. */
function foeAt(view: Shown, lord: number, place: number): Named {
  if (place === LORD_AT) return lord;
  return place < GATES_AT ? view.rows[place] : view.gates[place - GATES_AT];
}

function Place({ at, place }: { at: AtGoblin; place: number }) {
  const { view, box, say } = at;
  const mind = useMind();
  const reach = useReach();
  const words = wordsOf(say.language);
  const there = foeAt(view, box.set.cards[view.lord].foe, place);
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
  const answer =
    at.kind === 'turn'
      ? at.answers.find((one) => typeof one === 'object' && one.fight === foe.name)
      : undefined;
  const odds = answer === undefined ? null : mind.odds(answer);
  const chance = odds === null ? '' : chanceText(at, odds, true);
  const lord = place === LORD_AT;
  return (
    <button
      key={foe.name}
      type="button"
      className={lord ? `${styles.foe} ${styles.lord}` : styles.foe}
      {...reach}
      data-place={`place ${place}`}
      data-region={`place ${place}`}
      data-open={answer !== undefined || undefined}
      data-came={(at.event?.kind === 'came' && at.event.place === place) || undefined}
      data-word={answer === undefined ? undefined : 'fight'}
      {...gives(answer)}
      aria-label={[foeLabel(at, foe), chance].filter(Boolean).join('. ')}
      onClick={() => {
        if (answer !== undefined) at.answer(answer);
        else if (at.kind === 'turn' && at.answers.length > 0) at.refuse(...foeRefusal(at, place));
      }}
    >
      <FoeFace at={at} foe={foe} odds={odds && <Chance at={at} odds={odds} hearts />} />
    </button>
  );
}

/** The merchant's stall beside the lord's chamber. */
function Stall({ at }: { at: AtGoblin }) {
  const { box, view, viewer, say } = at;
  const words = wordsOf(say.language);
  const [open, setOpen] = useState(false);
  const reach = useReach();
  const visit = at.kind === 'turn' && at.answers.includes('merchant');
  const shops = visit && viewer !== null && canShop(box, view, viewer);
  return (
    <div className={styles.stall}>
      <button
        type="button"
        className={styles.visit}
        {...reach}
        data-open={shops || undefined}
        data-word={visit ? 'merchant' : undefined}
        {...gives(visit ? 'merchant' : undefined)}
        onClick={() => (visit ? at.answer('merchant') : setOpen(true))}
      >
        <MerchantPicture size={60} />
        <span className={styles.wares}>
          <strong>{words.merchant}</strong>
          <span className={styles.bottles} data-region="stall">
            {POTIONS.map((potion, index) => (
              <span
                key={potion}
                role="img"
                aria-label={`${say.name(potion)}: ${words.stock({ count: view.stock[index] })}`}
              >
                <PotionPicture potion={potion} size={26} />
                <b data-counts={potion}>{view.stock[index]}</b>
              </span>
            ))}
            <span
              role="img"
              aria-label={`${words.pawnshop}: ${words.cards({ count: view.pawnshop.length })}`}
            >
              <CardBack size={17} />
              <b data-counts="pawnshop">{view.pawnshop.length}</b>
            </span>
          </span>
          {visit && !shops && <small className={styles.pass}>{words.pass}</small>}
        </span>
      </button>
      <IconButton label={words.look} icon={<EyeIcon />} onClick={() => setOpen(true)} {...reach} />
      <ShopWindow at={at} open={open} onOpenChange={setOpen} />
    </div>
  );
}

/** Arrow keys go from card to card. */
function walk(key: KeyboardEvent<HTMLElement>): void {
  if (walkByArrows(key.currentTarget, key.key)) key.preventDefault();
}
