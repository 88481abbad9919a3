import { Button as Base } from '@base-ui/react/button';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';

/** ember: what you are asked to do now. brass: everything else one does. quiet: leave, cancel, more. */
export type ButtonLook = 'ember' | 'brass' | 'quiet';

export type BaseProps = Omit<ComponentProps<typeof Base>, 'className'>;

export interface ButtonProps extends BaseProps {
  look?: ButtonLook;
  large?: boolean;
  icon?: ReactNode;
}

/** Joins class names, leaving out what does not apply. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

export function Button({ look = 'brass', large = false, icon, children, ...rest }: ButtonProps) {
  return (
    <Base {...rest} data-look={look} className={classes(styles.button, styles[look], large && styles.large)}>
      {icon}
      {children}
    </Base>
  );
}
