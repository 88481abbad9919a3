import { useEffect } from 'react';
import { spokenName } from '../controls/spokenName.ts';
import { useLanguage } from '../kit/language/language.tsx';
import { hush, read, useVoice } from '../kit/speech.ts';

/** What does something when it is tapped; what one writes into or pulls along is never held back. */
const CONTROL =
  'button, a[href], summary, label, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="combobox"], [role="radio"], [role="switch"]';
const WRITING = 'input, textarea, select, [role="slider"]';
/** What is read in one go. */
const BLOCK = `${CONTROL}, li, p, h1, h2, h3, dt, dd, td, th, legend, figcaption, [role="img"], [aria-label]`;

/** What comes before a click: menus and lists open at the first of these. */
const BEGINNINGS = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend'] as const;

/** The smallest thing around what was tapped that has something to read. */
function blockAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  if (control !== null) return control;
  let block = target instanceof Element ? target.closest(BLOCK) : null;
  while (block !== null && spokenName(block) === '') block = block.parentElement?.closest(BLOCK) ?? null;
  return block;
}

/** Reads aloud whatever is tapped: the first tap reads it, one more on the same does it. By key, what has the focus. */
export default function Reader() {
  const { language } = useLanguage();
  const voice = useVoice(language);
  useEffect(() => {
    if (voice === undefined) return;
    let last: Element | null = null;
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    /** Whether a tap there only reads. */
    const onlyReads = (target: EventTarget | null): boolean => {
      const block = blockAt(target);
      if (block === null || block === last || (target as Element).closest(WRITING) !== null) return false;
      return block.matches(CONTROL) && spokenName(block) !== '';
    };
    for (const kind of BEGINNINGS)
      addEventListener(
        kind,
        // A board is dragged from anywhere.
        (event) => {
          if (!(blockAt(event.target) instanceof SVGElement) && onlyReads(event.target))
            event.stopImmediatePropagation();
        },
        options,
      );
    addEventListener(
      'click',
      (click: MouseEvent) => {
        // A key pressed it.
        if (click.detail === 0) return;
        const block = blockAt(click.target);
        if (onlyReads(click.target)) {
          click.preventDefault();
          click.stopImmediatePropagation();
        }
        if (block === null || block === last) {
          last = null;
          return;
        }
        last = block;
        const text = spokenName(block);
        if (text !== '') read(text, voice);
      },
      options,
    );
    addEventListener(
      'focusin',
      ({ target }: FocusEvent) => {
        if (target instanceof Element && target.matches(CONTROL) && target.matches(':focus-visible'))
          read(spokenName(target), voice);
      },
      options,
    );
    addEventListener('keydown', ({ key }: KeyboardEvent) => key === 'Escape' && hush(), options);
    return () => {
      stop.abort();
      hush();
    };
  }, [voice]);
  return null;
}
