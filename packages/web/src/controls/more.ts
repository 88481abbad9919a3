import { type RefObject, useEffect } from 'react';

/** So much below the rim is no more than a margin. */
export const A_MARGIN = 10;

/** How much of what scrolls lies below the rim. */
export const belowRim = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number =>
  scrollHeight - clientHeight - scrollTop;

/** Says at the rim, in these words, that it is not at its end; its sheet composes `more.module.css`. */
export function signMore(element: HTMLElement, isMore: boolean, says: string): void {
  if (isMore) element.dataset.more = says;
  else delete element.dataset.more;
}

/** What scrolls says at its rim that there is more, for as long as there is. */
export function useMoreBelow(place: RefObject<HTMLElement | null>, says: string): void {
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    const sign = () => signMore(current, belowRim(current) > A_MARGIN, says);
    const sizes = new ResizeObserver(sign);
    for (const one of [current, ...current.children]) sizes.observe(one);
    const changes = new MutationObserver(sign);
    changes.observe(current, { childList: true, subtree: true, characterData: true });
    current.addEventListener('scroll', sign, { passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      current.removeEventListener('scroll', sign);
    };
  }, [place, says]);
}
