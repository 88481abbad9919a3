import { useLayoutEffect, useRef, useState } from 'react';

/** What became of a control before it could open. */
export interface Before {
  readonly opened: boolean;
  readonly focused: boolean;
}

/** Remembers it, and hurries what opens when somebody wants it. */
export function useBefore(hurry: () => void) {
  const before = useRef({ opened: false, focused: false });
  const become = (part: Partial<Before>) => () => Object.assign(before.current, part);
  const handlers = {
    // A finger may still be on it when it is replaced: then there is no click.
    onPointerDown: become({ opened: true }),
    onPointerLeave: become({ opened: false }),
    onPointerCancel: become({ opened: false }),
    onClick: () => {
      become({ opened: true })();
      hurry();
    },
    onFocus: become({ focused: true }),
    onBlur: become({ focused: false }),
  };
  return { before: before.current, handlers };
}

/** What opens goes on from there: open, or with the focus where it was. */
export function useAfter(before: Before) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // When it takes its place, not when it is drawn: React may wait in between, and people do not.
  useLayoutEffect(() => {
    if (before.focused) trigger.current?.focus();
    if (before.opened) setOpen(true);
  }, [before]);
  return { open, setOpen, trigger };
}
