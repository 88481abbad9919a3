import {
  cloneElement,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './Explain.module.css';
import { placeBeside } from './place.ts';

const LONG_PRESS = 450;
const HOVER = 350;

type Props = HTMLAttributes<HTMLElement>;

/** Explains its child: on hover, on keyboard focus, and on a long press, which then does not also tap. */
export function Explain({ text, children }: { text: ReactNode; children: ReactElement<Props> }) {
  const [about, setAbout] = useState<HTMLElement | null>(null);
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  const explained = useRef(false);
  useEffect(() => () => clearTimeout(soon.current), []);

  const own = children.props;
  const openIn = (time: number, element: HTMLElement, pressed: boolean) => {
    clearTimeout(soon.current);
    soon.current = setTimeout(() => {
      explained.current = pressed;
      if (element.isConnected) setAbout(element);
    }, time);
  };
  const close = () => {
    clearTimeout(soon.current);
    setAbout(null);
  };
  return (
    <>
      {cloneElement(children, {
        onPointerEnter(event: PointerEvent<HTMLElement>) {
          own.onPointerEnter?.(event);
          if (event.pointerType === 'mouse') openIn(HOVER, event.currentTarget, false);
        },
        onPointerDown(event: PointerEvent<HTMLElement>) {
          own.onPointerDown?.(event);
          close();
          explained.current = false;
          if (event.pointerType !== 'mouse') openIn(LONG_PRESS, event.currentTarget, true);
        },
        onPointerUp(event: PointerEvent<HTMLElement>) {
          own.onPointerUp?.(event);
          clearTimeout(soon.current);
        },
        onPointerLeave(event: PointerEvent<HTMLElement>) {
          own.onPointerLeave?.(event);
          close();
        },
        onFocus(event: FocusEvent<HTMLElement>) {
          own.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) setAbout(event.currentTarget);
        },
        onBlur(event: FocusEvent<HTMLElement>) {
          own.onBlur?.(event);
          close();
        },
        onKeyDown(event: KeyboardEvent<HTMLElement>) {
          own.onKeyDown?.(event);
          close();
        },
        onContextMenu(event: MouseEvent<HTMLElement>) {
          own.onContextMenu?.(event);
          if (explained.current) event.preventDefault();
        },
        onClickCapture(event: MouseEvent<HTMLElement>) {
          own.onClickCapture?.(event);
          if (!explained.current) return;
          explained.current = false;
          event.preventDefault();
          event.stopPropagation();
        },
      })}
      {about !== null && <Slip about={about}>{text}</Slip>}
    </>
  );
}

/** It says nothing that the name of what it is about does not say to those who listen. */
function Slip({ about, children }: { about: HTMLElement; children: ReactNode }) {
  const slip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (slip.current === null) return;
    const { width, height } = slip.current.getBoundingClientRect();
    const page = { width: innerWidth, height: innerHeight };
    const { left, top } = placeBeside(about.getBoundingClientRect(), { width, height }, page);
    Object.assign(slip.current.style, { left: `${left}px`, top: `${top}px` });
  }, [about]);
  return createPortal(
    <div className={styles.popup} ref={slip} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}
