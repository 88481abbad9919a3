import { useRef } from 'react';

/** What became of a control before it could open: then it goes on from there. */
export interface Before {
  readonly opened: boolean;
  readonly focused: boolean;
}

/** Remembers it, and hurries what opens when somebody wants it. */
export function useBefore(hurry: () => void) {
  const before = useRef({ opened: false, focused: false });
  const handlers = {
    onClick: () => {
      before.current.opened = true;
      hurry();
    },
    onFocus: () => {
      before.current.focused = true;
    },
    onBlur: () => {
      before.current.focused = false;
    },
  };
  return { before: before.current, handlers };
}
