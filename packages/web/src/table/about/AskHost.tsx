import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isArrow, nearestThatWay } from '../../controls/arrows.ts';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/icons.tsx';
import { placeBeside } from '../../controls/place.ts';
import { useFetched } from '../../kit/fetched.ts';
import { settings } from '../../kit/settings.ts';
import { usePart, useStore } from '../../kit/store.ts';
import type { GameAbout } from '../game/beside.ts';
import { useSeen, useShown, useTable } from '../seen/useSeen.ts';
import styles from './AskHost.module.css';
import { loadAbout, tell } from './about.ts';
import { type Asked, Asking, startOf } from './asked.ts';
import { pictureOf } from './picture.ts';
import { thingOf, thingsIn } from './thing.ts';
import { wordsOf } from './words/index.ts';

/** Everything on a table's screen can be asked: hover, focus or hold it, and its card says what it is. */
export function useAsking(): Asking {
  const [asking] = useState(() => new Asking());
  useEffect(() => asking.listen(document), [asking]);
  return asking;
}

/** Walks from thing to thing, beginning with what has the focus. */
export function beginWalk(asking: Asking): void {
  const first = startOf(thingsIn(document.querySelector('[data-area=board]') ?? document));
  if (first !== null) asking.walk(first);
}

export function AskHost({ asking }: { readonly asking: Asking }) {
  const asked = useStore(asking.asked);
  const { beside } = useShown().opened;
  const { language } = useTable().say;
  // Without a line things are asked another time.
  const { value: ready } = useFetched(
    async () => ({ game: await loadAbout(beside, language), language }),
    [beside, language],
  );

  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      const writing = key.target instanceof Element && key.target.closest('input, textarea') !== null;
      if (key.key !== '?' || key.defaultPrevented || writing) return;
      key.preventDefault();
      beginWalk(asking);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [asking]);

  if (asked === null || ready?.language !== language) return null;
  return <Card key={asked.how} asking={asking} asked={asked} game={ready.game} />;
}

interface CardProps {
  readonly asking: Asking;
  readonly asked: Asked;
  readonly game: GameAbout | null;
}

function Card({ asking, asked, game }: CardProps) {
  const { drawn, how, back } = asked;
  // Only as long as somebody asks: the card knows all that the table knows.
  const at = useSeen((seen) => seen);
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLButtonElement>(null);
  const [large, setLarge] = useState(false);
  const numbered = usePart(settings, 'ruleNumbers');
  const ring = useRef<HTMLSpanElement>(null);
  const words = wordsOf(at.say.language);
  const stays = how === 'held' || how === 'walked';
  const thing = thingOf(drawn);

  // In the page's top layer: a drawer or a dialog may be what is asked about.
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null) return;
    asking.card = current;
    ring.current?.showPopover?.();
    current.showPopover?.();
    if (stays) current.focus({ preventScroll: true });
    return () => {
      asking.card = null;
    };
  }, [asking, stays]);

  useLayoutEffect(() => {
    const picture = pictureOf(drawn);
    frame.current?.replaceChildren(...(picture === null ? [] : [picture]));
  }, [drawn]);

  // The table goes on meanwhile: it stays beside what it is about.
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null) return;
    const box = drawn.getBoundingClientRect();
    const { left, top } = placeBeside(box, current.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    Object.assign(current.style, { left: `${left}px`, top: `${top}px` });
    // On a small or much enlarged page there may be no room beside it: what has the focus is never covered, only described.
    const { width, height } = current.getBoundingClientRect();
    const own = (back ?? drawn).getBoundingClientRect();
    const covers = left < own.right && left + width > own.left && top < own.bottom && top + height > own.top;
    current.style.visibility = how === 'focused' && covers ? 'hidden' : '';
    const { style } = ring.current ?? {};
    if (style !== undefined) {
      Object.assign(style, { left: `${box.left}px`, top: `${box.top}px` });
      Object.assign(style, { width: `${box.width}px`, height: `${box.height}px` });
    }
  });

  // Who listens hears what it is with what has the focus; an answer on the board says by its name what comes of it.
  useEffect(() => {
    if (how !== 'focused' || back === null || back.matches('[data-area="board"] [role="button"]')) return;
    const before = back.getAttribute('aria-describedby');
    back.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
    return () => {
      if (before === null) back.removeAttribute('aria-describedby');
      else back.setAttribute('aria-describedby', before);
    };
  }, [how, back, id]);

  // What was asked about has left the table.
  const gone = !drawn.isConnected;
  useEffect(() => {
    if (gone) asking.close();
  }, [gone, asking]);

  const does = asked.over?.isConnected ? asked.over.getAttribute('aria-label') : null;
  if (gone || thing === null) return null;
  const { name, text, facts, rule } = tell(at, thing, game);
  return (
    <>
      {stays && <span className={styles.ring} ref={ring} popover="manual" aria-hidden="true" />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as a dialog it is walked by keys; as a tooltip it has none */}
      <div
        ref={card}
        className={styles.card}
        popover="manual"
        data-testid="about"
        data-how={how}
        data-large={large || undefined}
        style={{ left: 0, top: 0 } as CSSProperties}
        {...(stays ? { role: 'dialog', 'aria-label': words.card, tabIndex: -1 } : { role: 'tooltip' })}
        onKeyDown={(key) => {
          if (how !== 'walked' || !isArrow(key.key)) return;
          key.preventDefault();
          key.stopPropagation();
          const next = nearestThatWay(drawn, key.key, thingsIn(document));
          if (next !== null) asking.walk(next);
        }}
      >
        <button
          type="button"
          className={styles.picture}
          ref={frame}
          aria-label={words.larger}
          aria-pressed={large}
          tabIndex={stays ? 0 : -1}
          onClick={() => setLarge((before) => !before)}
        />
        <div className={styles.says} aria-live={how === 'walked' ? 'polite' : undefined}>
          <strong className={styles.name}>
            {name}
            {thing.count !== null && thing.count !== '' && <b>{thing.count}</b>}
          </strong>
          <p id={id}>{text}</p>
          {does !== null && <p className={styles.does}>{does}</p>}
          {facts.length > 0 && (
            <ul>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {rule !== null && (
            <button
              type="button"
              className={styles.rule}
              aria-label={words.rule({ rule })}
              // A card that goes by itself is no stop on the way of the tab key.
              tabIndex={stays ? 0 : -1}
              onClick={() => {
                asking.close();
                at.openRule(rule);
              }}
            >
              {numbered ? words.rule({ rule }) : words.itsRule}
            </button>
          )}
          {how === 'walked' && <small className={styles.hint}>{words.hint}</small>}
        </div>
        {stays && <IconButton label={at.m.close} icon={<CloseIcon />} onClick={() => asking.close()} />}
      </div>
    </>
  );
}
