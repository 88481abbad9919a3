import { mergeProps } from '@base-ui/react/merge-props';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../../controls/Button.tsx';
import { useMind } from './mind.tsx';
import styles from './Press.module.css';

/** How something is pressed: at once, or as long and as often as a look demands. */
interface Press {
  readonly onClick: (event: React.MouseEvent) => void;
  readonly onPointerDown: () => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: () => void;
  readonly 'data-pressed': number | undefined;
  readonly 'data-held': true | undefined;
}

/** A half-done press is forgotten after so long. */
const FORGET = 2500;

export function usePress(act: () => void): Press {
  const { handicaps } = useMind();
  const hold = handicaps.figure('press-and-hold', 'milliseconds', 0);
  const times = handicaps.figure('press-again', 'times', 1);
  const [pressed, setPressed] = useState(0);
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (pressed === 0) return;
    const forget = setTimeout(() => setPressed(0), FORGET);
    return () => clearTimeout(forget);
  }, [pressed]);

  const done = () => {
    if (pressed + 1 >= times) {
      setPressed(0);
      act();
    } else setPressed(pressed + 1);
  };
  const begin = () => {
    if (hold === 0 || held) return;
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      done();
    }, hold);
  };
  const end = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  return {
    onClick: (event) => {
      event.stopPropagation();
      if (hold === 0) done();
    },
    onPointerDown: begin,
    onPointerUp: end,
    onPointerLeave: end,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (event.repeat) return;
      if (hold === 0) done();
      else begin();
    },
    onKeyUp: end,
    'data-pressed': pressed === 0 ? undefined : pressed,
    'data-held': held || undefined,
  };
}

interface ActProps extends Omit<ButtonProps, 'onClick'> {
  readonly onAct: () => void;
}

/** A button that gives an answer. */
export function Act({ onAct, ...rest }: ActProps) {
  return (
    <span className={styles.act}>
      <Button {...rest} {...usePress(onAct)} />
    </span>
  );
}

interface PlainProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  readonly onAct: () => void;
  readonly children: ReactNode;
}

/** The same for what does not look like a button: a card, a face. */
export function ActPiece({ onAct, ...rest }: PlainProps) {
  return <button type="button" {...mergeProps<'button'>(rest, usePress(onAct))} />;
}
