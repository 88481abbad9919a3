import { type RefObject, useEffect } from 'react';
import { A_MARGIN, belowRim, signMore } from '../../controls/more.ts';

/**
 * What is answered has room before everything else. Where it does not fit, the log beside the board gives way, and what
 * lies below the rim all the same says so there.
 */
export function useRoom(place: RefObject<HTMLElement | null>, says: string, question: unknown): void {
  useEffect(() => {
    const { current } = place;
    const area = current?.closest<HTMLElement>('[data-area=ask]');
    if (current === null || area === null || area === undefined) return;
    const table = area.parentElement;
    const scrollers = [current, area.firstElementChild].filter((one) => one instanceof HTMLElement);
    // Of what can be pressed, only answers count: piles to look through may lie below.
    const hides = (one: HTMLElement) => {
      if (belowRim(one) <= A_MARGIN) return false;
      if (one !== current) return true;
      const { bottom } = one.getBoundingClientRect();
      const answers = [...one.querySelectorAll('[data-gives], [data-word]')];
      return answers.some((answer) => answer.getBoundingClientRect().bottom > bottom + A_MARGIN);
    };
    const sign = () => {
      for (const one of scrollers) signMore(one, hides(one), says);
    };
    const look = () => {
      if (table !== null && scrollers.some((one) => one.scrollHeight - one.clientHeight > A_MARGIN))
        table.dataset.crowded = '';
      sign();
    };
    // A question that has room enough gives the log its own back.
    if (question !== null && table !== null) delete table.dataset.crowded;
    // Looked at once everything is laid out, before it is painted: to ask in between lays all of it out once more.
    const sizes = new ResizeObserver(look);
    sizes.observe(area);
    const changes = new MutationObserver(() => {
      sizes.unobserve(area);
      sizes.observe(area);
    });
    changes.observe(area, { childList: true, subtree: true, characterData: true });
    for (const one of scrollers) one.addEventListener('scroll', sign, { passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      for (const one of scrollers) one.removeEventListener('scroll', sign);
    };
  }, [place, says, question]);
}
