import {
  addedTo,
  bends,
  diceOf,
  fireOf,
  oddsAgainst,
  UNITS,
  type Unit,
  weaponBonus,
} from '@undercroft/karak2';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { UnitDie } from '../../art/karak2/Dice.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Button } from '../../controls/Button.tsx';
import spoken from '../../controls/spoken.module.css';
import { percent } from '../../kit/language/percent.ts';
import { SMALL, useMedia } from '../../kit/media.ts';
import { gives } from '../../table/game/gives.ts';
import styles from './Fight.module.css';
import { useMind } from './mind.tsx';
import { foesAt } from './passing.ts';
import { type OfQuestion, useSeen, useTable } from './seen.ts';
import { average, wordsOf } from './words/index.ts';

/** Before the roll: every die is a switch, and the chances follow each of them. */
export function Muster({ question: { ask } }: OfQuestion<'muster'>) {
  const { held, hold, roll } = useMind();
  const { box, say } = useTable();
  const view = useSeen((at) => at.view);
  const { seat } = ask;
  const words = wordsOf(say.language);
  const place = view.at[seat];
  const foe = { strength: ask.foe, general: view.general === place, foes: foesAt(view, place) };
  const have = diceOf(box.set, view, seat).map((count, kind) => count - ask.held[kind]);
  const rolled = have.map((count, kind) => count - held[kind]);
  const odds = (dice: readonly number[]) => oddsAgainst(box, view, seat, foe, dice);
  const now = odds(rolled);
  const count = 1 + rolled.reduce((sum, dice) => sum + dice, 0);
  /** What may be lost, each with its chance. */
  const risks = [
    now.faint > 0 && words.faint({ chance: percent(say.language, now.faint) }),
    now.plague > 0 && words.sends({ chance: percent(say.language, now.plague) }),
    now.praetorian > 0 && words.praetorianFalls({ chance: percent(say.language, now.praetorian) }),
  ];
  const hearts = words.heartsLost({ count: average(say.language, now.hearts) });
  const units = now.units >= 0.05 && words.unitsLost({ count: average(say.language, now.units) });
  const chances = [`${percent(say.language, now.win)} ${words.win}`, hearts, units, ...risks];
  const alone = rolled.every((dice) => dice === 0);
  const bonus =
    weaponBonus(box.set, view, seat) + addedTo(bends(box.set, view, seat), view.life[seat], foe.foes, alone);
  const many = have.reduce((sum, dice) => sum + dice, 0) > 7;
  const crowded = useMedia(SMALL) && many;
  const size = many ? 38 : 46;

  /** One kind of die, and what it would make of the chances to roll one more or one less. */
  const kindOf = (unit: Unit, kind: number): KindProps => ({
    unit,
    have: have[kind],
    rolled: rolled[kind],
    size,
    winWith: (dice) => percent(say.language, odds(rolled.with(kind, dice)).win),
    onHold: (by) => hold(kind, by),
  });

  return (
    <div className={styles.muster}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is built anew, with all its dice, whenever one of them changes */}
      <div role="group" className={styles.dice} aria-label={words.army}>
        <span className={styles.always}>
          <UnitDie kind="hero" size={size} />
          <small>{say.name('hero')}</small>
        </span>
        {UNITS.map((unit, kind) =>
          have[kind] === 0 ? null : crowded ? (
            <Counter key={unit} {...kindOf(unit, kind)} />
          ) : (
            <Switches key={unit} {...kindOf(unit, kind)} />
          ),
        )}
        {bonus > 0 && (
          <span className={styles.always}>
            <PiecePicture piece="sword" size={38} />
            <small>+{bonus}</small>
          </span>
        )}
        {view.fireballs[seat] > 0 && (
          <span className={styles.always} title={words.fireballs}>
            <PiecePicture piece="fireball" size={38} />
            <small>+{view.fireballs[seat] * fireOf(box.set)}</small>
          </span>
        )}
      </div>
      {have.some((count) => count > 0) && !crowded && (
        <small className={styles.hint}>{words.ifSwitched}</small>
      )}
      <span className={spoken.spoken} role="status" data-odds>
        {chances.filter(Boolean).join('. ')}
      </span>
      <output className={styles.odds} aria-hidden="true">
        <span className={styles.win}>
          <strong>{percent(say.language, now.win)}</strong> {words.win}
        </span>
        <span className={styles.risks}>
          <span>
            <HitPoint lost size={18} /> {hearts}
          </span>
          {units !== false && <span>{units}</span>}
          {risks.map(
            (risk, nth) =>
              risk !== false && (
                <span key={risk} className={nth === 0 ? styles.harm : undefined}>
                  {risk}
                </span>
              ),
          )}
        </span>
      </output>
      <div className={styles.roll}>
        <Button look="ember" large data-word="roll" {...gives('roll')} onClick={roll}>
          {words.roll({ count })}
        </Button>
      </div>
    </div>
  );
}

interface KindProps {
  readonly unit: Unit;
  readonly have: number;
  readonly rolled: number;
  readonly size: number;
  readonly winWith: (dice: number) => string;
  readonly onHold: (by: 1 | -1) => void;
}

/** Every die by itself: pressed, it fights. */
function Switches({ unit, have, rolled, size, winWith, onHold }: KindProps) {
  const { say } = useTable();
  const words = wordsOf(say.language);
  return Array.from({ length: have }, (_, die) => {
    const out = die >= rolled;
    const other = winWith(rolled + (out ? 1 : -1));
    return (
      <button
        type="button"
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of a kind differ in nothing but their place
        key={die}
        className={styles.switch}
        aria-pressed={!out}
        {...gives(out ? undefined : { hold: unit })}
        aria-label={`${say.name(unit)}: ${out ? words.heldBack : words.fights}; ${words.ifToggled({ chance: other })}`}
        onClick={() => onHold(out ? -1 : 1)}
      >
        <UnitDie kind={unit} size={size} />
        {/* What it leads to, and not what it is. */}
        <small>→ {other}</small>
      </button>
    );
  });
}

/** Many dice on a small screen: how many of a kind fight. */
function Counter({ unit, have, rolled, winWith, onHold }: KindProps) {
  const { say } = useTable();
  const words = wordsOf(say.language);
  const name = say.name(unit);
  const step = (by: 1 | -1, dice: number, sign: string, what: string) => (
    <button
      type="button"
      className={styles.step}
      disabled={dice < 0 || dice > have}
      aria-label={`${name}: ${what}`}
      onClick={() => onHold(by)}
    >
      {sign}
      <small>{dice >= 0 && dice <= have && winWith(dice)}</small>
    </button>
  );
  return (
    <span className={styles.counter}>
      {step(1, rolled - 1, '−', words.heldBack)}
      <UnitDie kind={unit} size={26} />
      <strong>
        {rolled}/{have}
      </strong>
      {step(-1, rolled + 1, '+', words.fights)}
    </span>
  );
}
