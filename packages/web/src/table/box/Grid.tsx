import { type Component, isFields, type Section } from '@undercroft/sets/workshop';
import { use } from 'react';
import { Button } from '../../controls/Button.tsx';
import { PlusIcon } from '../../controls/icons.tsx';
import { At, isWithin, thingTitle } from './at.ts';
import { isChanged } from './bench.ts';
import { Piece } from './Piece.tsx';
import styles from './Workshop.module.css';

interface GridProps {
  readonly section: Section;
  /** Where they may be changed. */
  readonly onOpen?: (thing: Component) => void;
  readonly onAdd?: () => void;
}

/** Every component of one kind, as it looks in play. */
export function Grid({ section, onOpen, onAdd }: GridProps) {
  const { label, words } = use(At);
  const title = words.sections[section.name] ?? label(section.name);
  return (
    <section className={styles.section} data-section={section.name}>
      <h2>{title}</h2>
      <ul className={styles.grid}>
        {section.things.map((thing) => (
          <li key={thing.path.join('.')}>
            {onOpen === undefined ? (
              <div className={styles.thing}>
                <Face section={section} thing={thing} />
              </div>
            ) : (
              <button
                type="button"
                className={styles.thing}
                data-thing={thing.path.join('.')}
                onClick={() => onOpen(thing)}
              >
                <Face section={section} thing={thing} />
              </button>
            )}
          </li>
        ))}
        {section.more !== null && onAdd !== undefined && (
          <li>
            <Button
              look="quiet"
              icon={<PlusIcon />}
              aria-label={words.addTo({ section: title })}
              onClick={onAdd}
            >
              {words.add}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

function Face({ section, thing }: { section: Section; thing: Component }) {
  const at = use(At);
  const { game, mistakes, words } = at;
  const wrong = mistakes.some(
    ({ path }) => path.length > 0 && isWithin(path, thing.path) && thing.path.length > 0,
  );
  const count = isFields(thing.value) ? thing.value.count : undefined;
  return (
    <>
      <Piece section={section.name} thing={thing} />
      <span className={styles.caption}>
        {thingTitle(at, section, thing)}
        {typeof count === 'number' && <b> ×{count}</b>}
      </span>
      <span className={styles.marks}>
        {wrong && <span className={styles.bad}>{words.wrongHere}</span>}
        {!wrong && isChanged(game, thing) && <span className={styles.own}>{words.changed}</span>}
        {thing.marked &&
          [...new Set(thing.marks)].map((mark) => <span key={mark}>{words.marks[mark] ?? mark}</span>)}
      </span>
    </>
  );
}
