import { ExploreGlow, HexGlow } from '../../art/karak2/Board.tsx';
import { HEX } from '../../art/karak2/hex.ts';
import { percent } from '../../kit/language/percent.ts';
import styles from '../../table/board/GrowingBoard.module.css';
import { Mark, Note } from '../../table/board/Mark.tsx';
import { chanceAt, chanceBeyond } from './chances.ts';
import { type AtKarak2, type Target, useMind } from './mind.tsx';
import { middle } from './places.ts';
import { wordsOf } from './words/index.ts';

/** Every hex that can be clicked, with what waits there. */
export function Marks({ at }: { at: AtKarak2 }) {
  const { targets, point } = useMind();
  const { box, view, ask, say } = at;
  if (ask === null || targets.length === 0) return null;
  const beyond = ask.kind === 'act' ? chanceBeyond(box, view, ask.seat) : null;
  return targets.map((target) => {
    const chance = target.kind === 'fight' ? chanceAt(box, view, ask.seat, target.place) : null;
    return (
      <HexMark
        key={`${target.q} ${target.r}`}
        target={target}
        label={labelOf(at, target, chance, beyond)}
        note={noteOf(at, target, chance, beyond)}
        onClick={() => at.answer(target.answer)}
        onPoint={(pointing) => point(pointing ? target : null)}
      />
    );
  });

  function noteOf(
    { say: { language } }: AtKarak2,
    { kind }: Target,
    chance: number | null,
    average: number | null,
  ): string | null {
    if (chance !== null) return percent(language, chance);
    return kind === 'explore' && average !== null ? `≈ ${percent(language, average)}` : null;
  }

  function labelOf(
    { names }: AtKarak2,
    target: Target,
    chance: number | null,
    average: number | null,
  ): string {
    const words = wordsOf(say.language);
    const what = ask === null ? '' : say.answer(target.answer, ask, view, names);
    if (chance !== null) return `${what}. ${words.toWin({ chance: percent(say.language, chance) })}`;
    if (target.kind !== 'explore' || average === null) return what;
    return `${what}. ${words.beyond({ chance: percent(say.language, average) })}`;
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
