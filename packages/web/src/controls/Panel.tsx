import type { ComponentProps } from 'react';
import styles from './Panel.module.css';

export interface PanelProps extends ComponentProps<'div'> {
  /** wood: frames. leather: what a player owns. parchment: text to read. */
  of?: 'wood' | 'leather' | 'parchment';
}

export function Panel({ of = 'wood', className, ...rest }: PanelProps) {
  return <div {...rest} className={[styles.panel, styles[of], className].filter(Boolean).join(' ')} />;
}
