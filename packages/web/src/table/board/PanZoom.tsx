import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import { Camera } from './camera.ts';
import styles from './PanZoom.module.css';
import { pinched } from './pinched.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PanZoomControl {
  /** All of it, as large as fits. */
  fit(): void;
  zoomBy(factor: number): void;
}

export interface PanZoomProps {
  /** All there is, in the board's own units; one unit is a pixel at zoom 1. */
  readonly bounds: Rect;
  /** What matters now: brought into view when it changes and is not there already. */
  readonly focus: Rect;
  /** Shows what matters as large as fits, also when the frame changes, until somebody zooms by hand. */
  readonly snug?: boolean;
  readonly label: string;
  readonly control: RefObject<PanZoomControl | null>;
  readonly children: ReactNode;
}

type Frame = Pick<Rect, 'width' | 'height'>;
type Zooming = ZoomBehavior<HTMLDivElement, unknown>;

const NEAREST = 2.4;
const FARTHEST = 0.22;
/** At this zoom and below, pieces show only what matters from afar. */
const FAR = 0.5;
/** The zoom one starts with, if what matters fits. */
const COMFORTABLE = 1.25;
/** The board moves by itself, but never so far away that pieces cannot be told apart. */
const FARTHEST_BY_ITSELF = 0.62;
const STEP = 90;

/**
 * The wheel over a piece that turns by the wheel is for the piece; two fingers on a trackpad, which come as a wheel with
 * the control key, are for the board everywhere. Other buttons are for nothing.
 */
function movesBoard(event: Event): boolean {
  if (event instanceof WheelEvent) return event.ctrlKey || !(event.target as Element).closest('[data-turns]');
  return !(event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey));
}

/** Whatever was in the middle of the frame stays there when the frame changes its size. */
function keepMiddle(frame: HTMLDivElement, zooming: Zooming, before: Frame, now: Frame): void {
  if (before.width === 0 || now.width === 0) return;
  const { k, x, y } = zoomTransform(frame);
  const [right, down] = [(now.width - before.width) / 2, (now.height - before.height) / 2];
  zooming.transform(select(frame), zoomIdentity.translate(x + right, y + down).scale(k));
}

/** A board that can be moved and zoomed with mouse, fingers and keys. Moving it never draws it again. */
export function PanZoom({ bounds, focus, snug = false, label, control, children }: PanZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const behaviour = useRef<Zooming>(undefined);
  /** The zoom this person likes; the board does not come nearer by itself. */
  const liked = useRef(COMFORTABLE);
  const byHand = useRef(false);
  const camera = use(Camera);
  /** How large the frame is: told when it changes, for asking makes the browser lay out the page at once. */
  const size = useRef<Frame>({ width: 0, height: 0 });

  useEffect(() => {
    const [outer, inner] = [frame.current, sheet.current];
    if (outer === null || inner === null) return;
    const zooming = zoom<HTMLDivElement, unknown>()
      .scaleExtent([FARTHEST, NEAREST])
      .clickDistance(6)
      .extent(() => [
        [0, 0],
        [size.current.width, size.current.height],
      ])
      .filter((event: Event) => movesBoard(event))
      .on('start', () => {
        // A layer of its own only while it moves: afterwards it is drawn sharp at its new size.
        inner.style.willChange = 'transform';
      })
      .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>) => {
        if (sourceEvent) {
          liked.current = transform.k;
          byHand.current = true;
          if (sourceEvent.type === 'mousemove') outer.dataset.held = '';
        }
        inner.classList.toggle(styles.gliding, !sourceEvent);
        inner.style.transform = `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})`;
        outer.dataset.zoom = transform.k <= FAR ? 'far' : 'near';
      })
      .on('end', () => {
        inner.style.willChange = '';
        delete outer.dataset.held;
      });
    select(outer).call(zooming).on('dblclick.zoom', null);
    behaviour.current = zooming;
    const letGo = pinched(outer, (factor, at) => {
      zooming.scaleBy(select(outer), factor, at);
      liked.current = zoomTransform(outer).k;
      byHand.current = true;
    });
    return () => {
      letGo();
      select(outer).on('.zoom', null);
    };
  }, []);

  const show = (rect: Rect, nearest: number, farthest = FARTHEST) => {
    const outer = frame.current;
    if (outer === null || behaviour.current === undefined) return;
    const { width, height } = size.current;
    const fitting = Math.min(width / rect.width, height / rect.height);
    const k = Math.min(nearest, Math.max(farthest, fitting));
    const x = width / 2 - (rect.x + rect.width / 2) * k;
    const y = inFrame(height / 2 - (rect.y + rect.height / 2) * k, height, k);
    behaviour.current.transform(select(outer), zoomIdentity.translate(x, y).scale(k));
  };

  /** A snug board leaves no room above or below that it could fill itself. */
  const inFrame = (y: number, height: number, k: number) => {
    const [highest, lowest] = [height - (bounds.y + bounds.height) * k, -bounds.y * k];
    if (!snug) return y;
    return highest > lowest ? (highest + lowest) / 2 : Math.min(lowest, Math.max(highest, y));
  };

  useImperativeHandle(control, () => ({
    fit: () => {
      byHand.current = false;
      show(bounds, COMFORTABLE);
    },
    zoomBy: (factor) => {
      if (frame.current === null || behaviour.current === undefined) return;
      behaviour.current.scaleBy(select(frame.current), factor);
      liked.current = zoomTransform(frame.current).k;
      byHand.current = true;
    },
  }));

  const seen = useRef(false);
  /** Brings what matters into view, if it is not there already. */
  const attend = () => {
    const outer = frame.current;
    const { width, height } = size.current;
    if (outer === null || width === 0) return;
    if (camera === 'whole') return show(bounds, COMFORTABLE);
    const { k, x, y } = zoomTransform(outer);
    const inView =
      focus.x * k + x >= 0 &&
      focus.y * k + y >= 0 &&
      (focus.x + focus.width) * k + x <= width &&
      (focus.y + focus.height) * k + y <= height;
    const free = snug && !byHand.current;
    if (seen.current && inView && !free) return;
    if (free) show(focus, COMFORTABLE);
    else show(focus, liked.current, Math.min(FARTHEST_BY_ITSELF, liked.current));
    seen.current = true;
  };
  const latest = useRef(attend);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new focus moves the board, not every drawing of it
  useEffect(() => {
    latest.current = attend;
    attend();
  }, [focus.x, focus.y, focus.width, focus.height, camera]);

  // What is asked may take room from the board: what matters must not be covered by it.
  useEffect(() => {
    const outer = frame.current;
    if (outer === null) return;
    const sizes = new ResizeObserver(([{ contentRect }]) => {
      if (behaviour.current !== undefined) keepMiddle(outer, behaviour.current, size.current, contentRect);
      size.current = contentRect;
      latest.current();
    });
    sizes.observe(outer);
    return () => sizes.disconnect();
  }, []);

  const press = (event: KeyboardEvent) => {
    const outer = frame.current;
    const zooming = behaviour.current;
    if (outer === null || zooming === undefined) return;
    const { k } = zoomTransform(outer);
    const by = (dx: number, dy: number) => zooming.translateBy(select(outer), dx / k, dy / k);
    const moves: Record<string, () => void> = {
      '+': () => zooming.scaleBy(select(outer), 1.25),
      '=': () => zooming.scaleBy(select(outer), 1.25),
      '-': () => zooming.scaleBy(select(outer), 0.8),
      '0': () => show(bounds, COMFORTABLE),
    };
    if (event.shiftKey) {
      moves.ArrowLeft = () => by(STEP, 0);
      moves.ArrowRight = () => by(-STEP, 0);
      moves.ArrowUp = () => by(0, STEP);
      moves.ArrowDown = () => by(0, -STEP);
    }
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return (
    <section className={styles.frame} ref={frame} aria-label={label} onKeyDown={press} data-zoom="near">
      <div className={styles.sheet} ref={sheet}>
        {children}
      </div>
    </section>
  );
}
