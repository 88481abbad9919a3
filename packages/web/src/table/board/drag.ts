import { type PointerEvent, useRef } from 'react';

const FAR = 12;

/** A card can also be dragged to where it goes; `drop` hears what lies there. What nothing takes comes back. */
export function useDrag(drop: (over: readonly Element[]) => void, can: boolean) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const moved = useRef(false);
  if (!can) return {};
  const back = (button: HTMLElement) => {
    from.current = null;
    button.style.transform = '';
    delete button.dataset.dragged;
  };
  return {
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      moved.current = false;
      if (button === 0) from.current = { x, y };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (from.current === null) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      if (!moved.current && Math.hypot(x, y) < FAR) return;
      if (!moved.current) currentTarget.setPointerCapture(pointerId);
      moved.current = true;
      currentTarget.dataset.dragged = '';
      currentTarget.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`;
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const dragged = from.current !== null && moved.current;
      back(currentTarget);
      if (dragged) drop(document.elementsFromPoint(clientX, clientY));
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => back(currentTarget),
    onClickCapture: (click: { preventDefault(): void; stopPropagation(): void }) => {
      // The click at the end of a drag is no tap.
      if (!moved.current) return;
      moved.current = false;
      click.preventDefault();
      click.stopPropagation();
    },
  };
}
