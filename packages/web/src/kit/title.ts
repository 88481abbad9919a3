import { useEffect } from 'react';

export const HOUSE = 'Undercroft';

/** What the tab is called: after the page, or the house where there is no page. */
export function nameTab(name: string): void {
  document.title = name === HOUSE ? HOUSE : `${name} · ${HOUSE}`;
}

/** For as long as a page is open the tab is called as it is. */
export function useTitle(name: string): void {
  useEffect(() => {
    nameTab(name);
    return () => nameTab(HOUSE);
  }, [name]);
}
