import { Button as Base } from '@base-ui/react/button';
import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { type BaseProps, type ButtonLook, classes } from './Button.tsx';
import { Explain } from './Explain.tsx';

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
