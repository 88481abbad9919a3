import { ExploreGlow, HexGlow } from '../../art/karak2/Board.tsx';
import { HEX } from '../../art/karak2/hex.ts';
import { percent } from '../../kit/language/percent.ts';
import styles from '../../table/board/GrowingBoard.module.css';
import { Mark, Note } from '../../table/board/Mark.tsx';
import { chanceAt, chanceBeyond } from './chances.ts';
import { type Target, useMind } from './mind.tsx';
import { middle } from './places.ts';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** Every hex that can be clicked, with what waits there. */
export function Marks() {
  const { targets, pointed } = useMind();
  const { box, say, names, answer: give } = useTable();
  const { ask, view } = useSeen((at) =>
    targets.length === 0 ? { ask: null, view: null } : { ask: at.ask, view: at.view },
  );
  if (ask === null || view === null) return null;
  const words = wordsOf(say.language);
  const beyond = ask.kind === 'act' ? chanceBeyond(box, view, ask.seat) : null;
  return targets.map((target) => {
    const chance = target.kind === 'fight' ? chanceAt(box, view, ask.seat, target.place) : null;
    return (
      <HexMark
        key={`${target.q} ${target.r}`}
        target={target}
        label={labelOf(say.answer(target.answer, ask, view, names), target, chance)}
        note={noteOf(target, chance)}
        onClick={() => give(target.answer)}
        onPoint={(pointing) => pointed.set(pointing ? target : null)}
      />
    );
  });

  function noteOf({ kind }: Target, chance: number | null): string | null {
    if (chance !== null) return percent(say.language, chance);
    return kind === 'explore' && beyond !== null ? `≈ ${percent(say.language, beyond)}` : null;
  }

  function labelOf(what: string, { kind }: Target, chance: number | null): string {
    if (chance !== null) return `${what}. ${words.toWin({ chance: percent(say.language, chance) })}`;
    if (kind !== 'explore' || beyond === null) return what;
    return `${what}. ${words.beyond({ chance: percent(say.language, beyond) })}`;
  }
}

interface HexMarkProps {
  readonly target: Target;
  readonly label: string;
  readonly note: string | null;
  readonly onClick: () => void;
  readonly onPoint: (pointing: boolean) => void;
}

function HexMark({ target, label, note, onClick, onPoint }: HexMarkProps) {
  const { x, y } = middle(target.q, target.r);
  // Over the arrow into the unknown, or at the foot of a tile: never over a strength.
  const back = (target.from * Math.PI) / 3;
  const aside =
    target.kind === 'explore' ? { x: -27 * Math.cos(back), y: -31 * Math.sin(back) } : { x: 0, y: 44 };
  return (
    <Mark
      x={x}
      y={y}
      label={label}
      cell={`${target.q},${target.r}`}
      about={target.kind === 'explore' ? 'unexplored' : undefined}
      path={[target.answer]}
      onClick={onClick}
      onPoint={onPoint}
    >
      {target.kind === 'explore' ? <ExploreGlow from={target.from} /> : <HexGlow />}
      <path d={HEX} className={styles.hit} />
      {note !== null && (
        <g transform={`translate(${aside.x} ${aside.y})`}>
          <Note text={note} width={note.length > 4 ? 68 : 52} height={26} size={12.5} />
        </g>
      )}
    </Mark>
  );
}
