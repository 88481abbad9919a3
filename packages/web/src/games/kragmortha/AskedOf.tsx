import { GoblinPortrait } from '../../art/kragmortha/Figure.tsx';
import styles from './AskedOf.module.css';
import { seatLookOf } from './names.ts';
import { type AtKragmortha, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** One is asked although one might not expect it: what happened to the own goblin, and what to do. */
export function AskedOf() {
  const at = useTable();
  const { viewer } = at;
  const text = useSeen((seen) => (seen.answers.length > 0 ? textOf(seen) : null));
  if (viewer === null || text === null) return null;
  return (
    <section className={styles.asked} data-testid="asked">
      <GoblinPortrait seat={seatLookOf(at, viewer)} size={56} />
      <strong>{text}</strong>
    </section>
  );
}

function textOf({ ask, viewer, names, view, log, say }: AtKragmortha): string | null {
  const words = wordsOf(say.language);
  const elsewhere = view.seat !== viewer;
  switch (ask?.kind) {
    case 'push': {
      const goblin = names[ask.goblin] ?? '';
      return elsewhere ? words.youWerePushed({ goblin }) : words.youPush({ goblin });
    }
    case 'land': {
      const before = log.findLast(({ event }) => event.kind === 'pushed' || event.kind === 'rigor')?.event;
      const pushed = elsewhere && before?.kind === 'pushed' && before.seat === viewer;
      return `${pushed ? `${words.pushedAway} ` : ''}${words.youMustLand[ask.why]}`;
    }
    case 'react':
      return words.youMayReact;
    default:
      return null;
  }
}
