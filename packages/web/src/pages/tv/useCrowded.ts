import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Whether a list has ever been longer than its place: what once needed more room keeps it, so that nothing jumps. */
export function useCrowded(): readonly [RefObject<HTMLOListElement | null>, boolean] {
  const list = useRef<HTMLOListElement>(null);
  const [crowded, setCrowded] = useState(false);
  // Whatever is drawn anew may have grown.
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
    if (scrollHeight > clientHeight) setCrowded(true);
  });
  return [list, crowded];
}
