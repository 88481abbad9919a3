import { type PointerEvent, useRef, useState } from 'react';
import { luckSentence } from '../game/sentence.ts';
import { useTable } from '../seen/useSeen.ts';
import type { Saying } from '../sources/client.ts';
import styles from './LuckQuestion.module.css';
import { SaidThing } from './SaidThing.tsx';
import type { Pick, Unit } from './units.tsx';

interface DrawnLineProps {
  readonly units: readonly Unit[];
  /** What exactly is meant, or which answer it is said with. */
  readonly title: string | null;
  readonly wide: number | undefined;
  /** It lies beside a question, and needs room as well. */
  readonly beside?: boolean;
  readonly onSay: (sayings: readonly Saying[]) => void;
}

/** What was picked of each part, unit by unit. */
type Picked = readonly (readonly (Pick | null)[])[];

/** A line that is being drawn: what lies on it, and how far it has come. */
interface Drawn {
  readonly all: Picked;
  readonly unit: number;
  readonly part: number;
  /** It has left what was pressed. */
  readonly isLine: boolean;
}

/**
 * What luck brought. Each thing is a tap; one line drawn from it through what is asked next says all of that in one touch.
 * Nothing is said before it ends.
 */
export function DrawnLine({ units, title, wide, beside = false, onSay }: DrawnLineProps) {
  const { m } = useTable();
  const none = (): Picked => units.map(({ parts }) => parts.map(() => null));
  const [picked, setPicked] = useState(none);
  const drawn = useRef<Drawn | null>(null);
  /** Whether the last press became a line. */
  const wasLine = useRef(false);

  const say = (all: Picked) => {
    const sayings: Saying[] = [];
    for (const [at, unit] of units.entries()) {
      const picks = all[at].filter((pick) => pick !== null);
      if (picks.length < unit.parts.length) break;
      sayings.push(...unit.says(picks));
    }
    setPicked(all);
    if (sayings.length > 0) onSay(sayings);
  };
  const withPick = (all: Picked, unit: number, part: number, pick: Pick): Picked =>
    all.map((parts, at) =>
      at === unit ? parts.with(part, pick) : at > unit ? parts.map(() => null) : parts,
    );
  /** Whether a unit is asked next after what was picked before it. */
  const isOpen = (all: Picked, unit: number): boolean =>
    all.slice(0, unit).every((parts, at) => {
      const picks = parts.filter((pick) => pick !== null);
      return picks.length === parts.length && units[at].leadsOn(picks);
    });

  const tap = (all: Picked) => (all[0].every((one) => one !== null) ? say(all) : setPicked(all));

  const under = ({ clientX, clientY }: PointerEvent) => {
    const thing = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-pick]');
    const [unit, part, pick] = (thing?.dataset.pick ?? '').split(' ').map(Number);
    return pick === undefined ? null : { unit, part, pick: units[unit]?.parts[part]?.[pick] };
  };
  const begin = (event: PointerEvent) => {
    wasLine.current = false;
    const at = under(event);
    if (!event.isPrimary || event.button !== 0 || at?.pick === undefined || at.unit > 0) return;
    drawn.current = { all: withPick(picked, 0, at.part, at.pick), unit: 0, part: at.part, isLine: false };
  };
  const draw = (event: PointerEvent) => {
    const line = drawn.current;
    if (line === null) return;
    if (event.buttons === 0) return leave();
    const at = under(event);
    if (at?.pick === undefined || !isOpen(line.all, at.unit)) return;
    // What was pressed stays; further on a line may look around until it goes on to the next part.
    const isHere = at.unit === line.unit && at.part === line.part;
    const isBehind = at.unit < line.unit || (at.unit === line.unit && at.part < line.part);
    if (isBehind || (isHere && (!line.isLine || line.all[at.unit][at.part] === at.pick))) return;
    wasLine.current = true;
    drawn.current = { ...at, all: withPick(line.all, at.unit, at.part, at.pick), isLine: true };
    setPicked(drawn.current.all);
  };
  const end = () => {
    const line = drawn.current;
    drawn.current = null;
    if (line?.isLine) say(line.all);
  };
  const leave = () => {
    if (drawn.current?.isLine) setPicked(none());
    drawn.current = null;
  };
  return (
    <div
      className={styles.line}
      data-leads={units.length > 1 || beside || undefined}
      style={wide === undefined ? undefined : ({ '--wide': `${wide}px` } as React.CSSProperties)}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={leave}
      // The end of a line is no click, wherever a browser sends one.
      onClickCapture={(event) => {
        if (wasLine.current && event.detail > 0) event.stopPropagation();
      }}
    >
      {title !== null && <p className={styles.which}>{title}</p>}
      {units.map(({ luck, parts, look }, unit) =>
        parts.map((picks, part) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            key={`${unit} ${part}`}
            className={`${look === 'pairs' ? styles.pairs : styles.bag} ${unit > 0 ? styles.next : units.length > 1 ? styles.first : ''}`}
            style={{ '--many': picks.length } as React.CSSProperties}
            data-open={(unit > 0 && isOpen(picked, unit)) || undefined}
            aria-hidden={unit > 0 || undefined}
          >
            {unit === 0 && picks.some(({ count }) => count !== undefined) && (
              <p className={styles.left}>{m.told.left}</p>
            )}
            {unit > 0 && part === 0 && <p className={styles.which}>{luckSentence(m, luck)}</p>}
            {picks.map((pick, at) => (
              <SaidThing
                key={pick.label}
                label={pick.label}
                picture={pick.picture}
                count={pick.count}
                chosen={picked[unit]?.[part]?.label === pick.label}
                place={`${unit} ${part} ${at}`}
                onSaid={unit > 0 ? null : () => tap(withPick(picked, 0, part, pick))}
              />
            ))}
          </div>
        )),
      )}
    </div>
  );
}
