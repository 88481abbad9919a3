import { type CSSProperties, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { EyeIcon } from '../../controls/icons.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { useCoversTools } from './coversTools.ts';
import styles from './FightStage.module.css';

/** Something that counts in a fight: where it comes from, and how much it is. */
export interface Part {
  /** As the rules call it. */
  readonly what: string;
  readonly name: string;
  readonly picture: ReactNode;
  readonly counts: number;
}

type Verdict = 'won' | 'tied' | 'lost';

export interface FightStageProps {
  /** Hero and foe as they stand there, each drawn as large as there is room. */
  readonly hero: ReactNode;
  readonly foe: ReactNode;
  readonly heroName: string;
  readonly foeName: string;
  /** What the hero has left to lose. */
  readonly hearts: ReactNode;
  readonly dice: ReactNode;
  /** What comes on top of the dice. */
  readonly parts: readonly Part[];
  /** The sum of both, what it is called, and what it must reach; null before anything was rolled. */
  readonly total: number | null;
  readonly called: string;
  readonly against: ReactNode;
  /** Nobody knows yet how the dice will lie. */
  readonly rolling: boolean;
  /** Throws the dice, where whoever looks has them in their hand. */
  readonly onThrow: (() => void) | null;
  readonly result: Verdict | null;
  /** What each verdict is called; not every game knows a tie. */
  readonly words: Readonly<Partial<Record<Verdict, string>>>;
  /** Whoever looks decides something, and may look at the board first. */
  readonly decides: boolean;
  /** A foe that shakes the ground. */
  readonly grand?: boolean;
  /** One more wound, and the hero falls; or it has fallen. */
  readonly hurt?: 'last' | 'down' | undefined;
}

/** How a figure stands on a stage. */
type Pose = 'stands' | 'acts' | 'hurt';

/** Whoever wins has struck, whoever loses was struck. */
export function poseOf(result: Verdict | null, hurt: FightStageProps['hurt']): Pose {
  if (result === 'lost' || hurt === 'down') return 'hurt';
  return result === null ? 'stands' : 'acts';
}

/** The foe, likewise from the other side; with blades crossed, both have struck. */
export const foePoseOf = (result: Verdict | null): Pose =>
  result === null ? 'stands' : result === 'won' ? 'hurt' : 'acts';

/** A hand on the dice: where it took them, and whether it has let go. */
interface Grip {
  readonly x: number;
  readonly y: number;
  thrown: boolean;
}

/** A throw goes where the hand went, but stays on the table. */
const FAR = 190;
const near = (way: number) => Math.max(-FAR, Math.min(FAR, way));

/**
 * Dice that are dragged by a finger move, and the stage does not. Not by `touch-action`, which all figures on the stage
 * inherit: they would be styled anew when the dice leave the hand.
 */
function useHeldStill(inHand: boolean) {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = stage;
    if (!inHand || current === null) return;
    const hold = (move: TouchEvent) => move.cancelable && move.preventDefault();
    current.addEventListener('touchmove', hold, { passive: false });
    return () => current.removeEventListener('touchmove', hold);
  }, [inHand]);
  return stage;
}

/**
 * A fight, over the board: hero against foe, what each brings, the dice between them. It fills its container (a
 * positioned one, called `board`), so any screen can be its stage.
 */
export function FightStage(props: FightStageProps) {
  const { m } = useLanguage();
  const { rolling, onThrow, result, grand = false, hurt, parts } = props;
  const [aside, setAside] = useState(false);
  const [way, setWay] = useState<readonly [number, number] | null>(null);
  const grip = useRef<Grip | null>(null);

  /** A tap throws by its click. A drag may end without one, so it throws by itself, once its click would have come. */
  const release = (up: PointerEvent) => {
    const held = grip.current;
    if (onThrow === null || held === null) return;
    const drag = [near(up.clientX - held.x), near(up.clientY - held.y)] as const;
    if (Math.hypot(...drag) < 12) return;
    setWay(drag);
    setTimeout(() => throwFrom(held));
  };
  /** Each grip throws once; whoever grips again, because nothing came of it, throws again. */
  const throwFrom = (held: Grip) => {
    if (held.thrown) return;
    held.thrown = true;
    onThrow?.();
  };
  const click = () => {
    // Whoever clicks without a pointer has gripped nothing before.
    throwFrom(grip.current ?? { x: 0, y: 0, thrown: false });
    grip.current = null;
  };

  const stage = useHeldStill(onThrow !== null);
  const looking = aside && props.decides;
  useCoversTools(!looking);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar throws, too, and so does a button beside the question */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the whole stage takes a throw */}
      <section
        ref={stage}
        className={styles.stage}
        style={
          way === null
            ? undefined
            : ({ '--from-x': `${-way[0]}px`, '--from-y': `${-way[1]}px` } as CSSProperties)
        }
        data-region="fight"
        data-result={result ?? undefined}
        data-rolling={(rolling && onThrow === null) || undefined}
        data-in-hand={onThrow !== null || undefined}
        data-grand={grand || undefined}
        data-hurt={hurt === 'last' && result !== null && result !== 'lost' ? undefined : hurt}
        data-aside={looking || undefined}
        inert={looking}
        onPointerDown={(down) => {
          grip.current = { x: down.clientX, y: down.clientY, thrown: false };
        }}
        onPointerUp={release}
        onClick={click}
      >
        <span className={styles.light} aria-hidden="true" />
        <span className={styles.ground} aria-hidden="true" />
        <div className={styles.hero} data-pose={poseOf(result, hurt)}>
          <div className={styles.body}>{props.hero}</div>
        </div>
        <div className={styles.foe} data-pose={foePoseOf(result)}>
          <div className={styles.body}>{props.foe}</div>
        </div>
        <div className={styles.mine}>
          <span className={styles.name}>{props.heroName}</span>
          {props.hearts}
          {parts.length > 0 && (
            <ul className={styles.parts}>
              {parts.map(({ what, name, picture, counts }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two equal weapons differ in nothing else
                <li key={`${what} ${index}`}>
                  {picture}
                  <b data-counts={what}>+{counts}</b>
                  <small>{name}</small>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.theirs}>
          <span className={styles.name}>{props.foeName}</span>
          {props.against}
        </div>
        <div className={styles.middle}>
          <div className={styles.dice}>{props.dice}</div>
          {props.total !== null && (
            <span className={styles.total}>
              <strong data-counts="total">{rolling ? '…' : props.total}</strong> {props.called}
            </span>
          )}
        </div>
        {result !== null && <strong className={styles.verdict}>{props.words[result]}</strong>}
        <span className={styles.sparks} aria-hidden="true" />
        <span className={styles.flash} aria-hidden="true" />
      </section>
      {props.decides && (
        <span className={styles.peek}>
          <IconButton
            label={aside ? m.table.showFight : m.table.showBoard}
            icon={<EyeIcon />}
            onClick={() => setAside(!aside)}
          />
        </span>
      )}
    </>
  );
}
