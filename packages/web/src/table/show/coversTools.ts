import { useLayoutEffect } from 'react';

/** What comes over the board covers its tools: nobody reaches them behind it. */
export function useCoversTools(covers: boolean): void {
  useLayoutEffect(() => {
    const tools = document.querySelector('[data-area="board"] [data-tools]');
    tools?.toggleAttribute('inert', covers);
    return () => tools?.removeAttribute('inert');
  }, [covers]);
}
