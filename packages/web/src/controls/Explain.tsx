import { Tooltip } from '@base-ui/react/tooltip';
import { type PointerEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import styles from './Explain.module.css';

const LONG_PRESS = 450;

/** Explains its child: on hover, on keyboard focus, and on a long press, which then does not also tap. */
export function Explain({ text, children }: { text: ReactNode; children: ReactElement }) {
  const [open, setOpen] = useState(false);
  const press = useRef<ReturnType<typeof setTimeout>>(undefined);
  const explained = useRef(false);

  const begin = (event: PointerEvent) => {
    explained.current = false;
    if (event.pointerType === 'mouse') return;
    press.current = setTimeout(() => {
      explained.current = true;
      setOpen(true);
    }, LONG_PRESS);
  };
  const end = () => clearTimeout(press.current);

  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        delay={350}
        render={children}
        onPointerDown={begin}
        onPointerUp={end}
        onPointerCancel={end}
        onPointerLeave={end}
        onContextMenu={(event) => explained.current && event.preventDefault()}
        onClickCapture={(event) => {
          if (!explained.current) return;
          explained.current = false;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Tooltip.Portal>
        <Tooltip.Positioner className={styles.positioner} sideOffset={8} collisionPadding={8}>
          <Tooltip.Popup className={styles.popup}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
