import { Button as Base } from '@base-ui/react/button';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Explain } from './Explain.tsx';

/** ember: what you are asked to do now. brass: everything else one does. quiet: leave, cancel, more. */
type ButtonLook = 'ember' | 'brass' | 'quiet';

type BaseProps = Omit<ComponentProps<typeof Base>, 'className'>;

export interface ButtonProps extends BaseProps {
  look?: ButtonLook;
  large?: boolean;
  icon?: ReactNode;
}

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

export function Button({ look = 'brass', large = false, icon, children, ...rest }: ButtonProps) {
  return (
    <Base {...rest} className={classes(styles.button, styles[look], large && styles.large)}>
      {icon}
      {children}
    </Base>
  );
}

export interface IconButtonProps extends Omit<BaseProps, 'children'> {
  /** Says what it does, to a screen reader and on a long press. */
  label: string;
  icon: ReactNode;
  look?: ButtonLook;
}

export function IconButton({ label, icon, look = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Explain text={label}>
      <Base {...rest} aria-label={label} className={classes(styles.button, styles[look], styles.icon)}>
        {icon}
      </Base>
    </Explain>
  );
}
