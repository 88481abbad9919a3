import { Store } from '../../kit/store.ts';
import { placeOver, thingAt, thingUnder } from './thing.ts';

/** pointed, focused: it goes when one goes. held: it stays until it is closed. walked: from thing to thing. */
type How = 'pointed' | 'focused' | 'held' | 'walked';

export interface Asked {
  readonly drawn: Element;
  readonly how: How;
  /** A place on the board that can be chosen and lies over it: what a click there does belongs to the answer. */
  readonly over: Element | null;
  /** Where the focus was and goes back to. */
  readonly back: Element | null;
}

/** A pointer or the focus rests so long before it is a question; a finger lies so long. */
const REST = 550;
const HOLD = 450;
/** On the way from a thing to its card. */
const GRACE = 260;
/** A click comes so long after the finger has left, if it comes. */
const CLICK = 400;
/** A finger trembles so far. */
const STILL = 9;

/** What a tap means something else on: a board says why nobody can go there. */
const DOES =
  'button, a, input, textarea, label, summary, [role="button"], [role="tab"], [data-region="board"], [data-region="fight"]';

/** What of a page is being asked about, by hover, focus, long press or on a walk. One for the whole page. */
export class Asking {
  readonly asked = new Store<Asked | null>(null);
  /** Where the card lies, while there is one. */
  card: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: { readonly x: number; readonly y: number } | null = null;
  /** The press that asked is not also a tap. */
  #swallow = false;
  #returning = false;

  /** Listens to a page; tells how to stop. */
  listen(page: Document): () => void {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(kind: K, hear: (event: DocumentEventMap[K]) => void) =>
      page.addEventListener(kind, hear, { capture: true, signal: stop.signal });
    on('pointermove', (move) => this.#move(move));
    on('pointerdown', (down) => this.#down(down));
    on('pointerup', () => {
      this.#up();
      // A press that brings no click takes none from the keyboard later.
      if (this.#swallow) setTimeout(() => (this.#swallow = false), CLICK);
    });
    on('pointercancel', () => this.#up());
    on('click', (click) => this.#click(click));
    on('contextmenu', (menu) => this.#swallow && menu.preventDefault());
    on('focusin', (focus) => this.#focus(focus.target));
    on('focusout', (focus) => this.#blur(focus));
    on('keydown', (key) => this.#key(key));
    // What moves away from under its card leaves none behind.
    for (const moves of ['wheel', 'scroll'] as const) on(moves, () => this.#isPassing() && this.close());
    page.defaultView?.addEventListener('resize', () => this.#isPassing() && this.close(), {
      signal: stop.signal,
    });
    return () => {
      stop.abort();
      clearTimeout(this.#timer);
    };
  }

  /** Begins a walk from thing to thing. */
  walk(drawn: Element): void {
    const back = this.asked.value?.back ?? document.activeElement;
    this.#ask(drawn, 'walked', back);
  }

  close(): void {
    clearTimeout(this.#timer);
    const { value } = this.asked;
    if (value === null) return;
    const inside = this.card?.contains(document.activeElement) ?? false;
    this.asked.set(null);
    const { back } = value;
    if (!inside || !(back instanceof HTMLElement || back instanceof SVGElement)) return;
    // The focus comes back to where it was: that is no new question.
    this.#returning = true;
    back.focus();
    this.#returning = false;
  }

  #ask(drawn: Element, how: How, back: Element | null = null): void {
    clearTimeout(this.#timer);
    const { value } = this.asked;
    if (value?.drawn === drawn && value.how === how) return;
    this.asked.set({ drawn, how, over: placeOver(drawn), back });
  }

  #isPassing(): boolean {
    const how = this.asked.value?.how;
    return how === 'pointed' || how === 'focused';
  }

  #onCard(target: EventTarget | null): boolean {
    return target instanceof Node && (this.card?.contains(target) ?? false);
  }

  #later(after: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, after);
  }

  #move(move: PointerEvent): void {
    const { clientX: x, clientY: y } = move;
    if (this.#pressed !== null && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) > STILL) this.#up();
    if (move.pointerType !== 'mouse' || move.buttons !== 0) return;
    const how = this.asked.value?.how;
    if (how === 'held' || how === 'walked') return;
    if (this.#onCard(move.target)) {
      if (how === 'pointed') clearTimeout(this.#timer);
      return;
    }
    const away = how === 'pointed' && !this.#isOver(x, y);
    this.#later(away ? GRACE : REST, () => {
      const drawn = thingAt(x, y);
      if (drawn !== null && !away) this.#ask(drawn, 'pointed');
      else if (away) {
        this.close();
        if (drawn !== null) this.#later(REST - GRACE, () => drawn.isConnected && this.#ask(drawn, 'pointed'));
      }
    });
  }

  #isOver(x: number, y: number): boolean {
    const { left, right, top, bottom } = this.asked.value?.drawn.getBoundingClientRect() ?? new DOMRect();
    return x >= left && x <= right && y >= top && y <= bottom && thingAt(x, y) === this.asked.value?.drawn;
  }

  #down(down: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#swallow = false;
    if (this.#onCard(down.target)) return;
    const { clientX: x, clientY: y } = down;
    if (this.asked.value?.how === 'walked') {
      const drawn = thingAt(x, y);
      // On a walk a tap asks; beside everything it ends the walk.
      if (drawn !== null) this.walk(drawn);
      else this.close();
      this.#swallow = true;
      return;
    }
    // The tap beside a card that stays only closes it.
    this.#swallow = this.asked.value?.how === 'held';
    this.close();
    if (down.pointerType === 'mouse' || this.#swallow) return;
    this.#pressed = { x, y };
    this.#later(HOLD, () => {
      const drawn = thingAt(x, y);
      // Where a button is to be held down, holding it is no question.
      const pressing = document.elementFromPoint(x, y)?.closest('[data-held]') ?? null;
      if (this.#pressed === null || drawn === null || pressing !== null) return;
      // Nor does the finger drag anything any more.
      document
        .elementFromPoint(x, y)
        ?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerType: 'touch' }));
      this.#swallow = true;
      this.#ask(drawn, 'held', document.activeElement);
    });
  }

  #up(): void {
    if (this.#pressed === null) return;
    this.#pressed = null;
    clearTimeout(this.#timer);
  }

  #click(click: MouseEvent): void {
    if (this.#onCard(click.target)) return;
    if (!this.#swallow) {
      this.#tap(click);
      return;
    }
    this.#swallow = false;
    click.preventDefault();
    click.stopImmediatePropagation();
  }

  /** What does nothing by itself is asked by a tap, with no finger held on it. */
  #tap({ target, clientX, clientY }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest(DOES) !== null) return;
    const drawn = thingAt(clientX, clientY);
    if (drawn !== null) this.#ask(drawn, 'held', document.activeElement);
  }

  #focus(target: EventTarget | null): void {
    if (
      this.#returning ||
      !(target instanceof Element) ||
      this.#onCard(target) ||
      // Whoever is shown the whole of a dialog or of a question has asked for nothing in it.
      target.matches('[role=dialog], [data-rests]') ||
      !target.matches(':focus-visible')
    )
      return;
    if (this.asked.value !== null && !this.#isPassing()) return;
    const drawn = thingUnder(target);
    // Who has gone on meanwhile has not asked.
    const stays = () => drawn?.isConnected && document.activeElement === target;
    if (drawn !== null) this.#later(REST, () => stays() && this.#ask(drawn, 'focused', target));
  }

  #blur({ relatedTarget }: FocusEvent): void {
    if (this.asked.value?.how === 'focused' && !this.#onCard(relatedTarget)) this.close();
  }

  #key(key: KeyboardEvent): void {
    if (key.key !== 'Escape' || this.asked.value === null) return;
    key.preventDefault();
    key.stopPropagation();
    this.close();
  }
}

/** What the focus lies on, or the first thing there is. */
export const startOf = (things: readonly Element[]): Element | null => {
  const focused = document.activeElement;
  const under = focused === null || focused === document.body ? null : thingUnder(focused);
  return under ?? things[0] ?? null;
};
