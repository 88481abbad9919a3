import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode, Suspense } from 'react';
import { hurried } from '../kit/later.ts';
import { useBefore } from './before.ts';

const { Part, hurry } = hurried(async () => (await import('./OpenMenu.tsx')).OpenMenu);

interface MenuItem {
  label: ReactNode;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  /** Something that cannot be undone. */
  harm?: boolean;
}

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** 'line' draws a line between groups. */
  items: readonly (MenuItem | 'line')[];
}

export function Menu({ trigger, items }: MenuProps) {
  const { before, handlers } = useBefore(hurry);
  const closed = cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, ...handlers });
  return (
    <Suspense fallback={closed}>
      <Part trigger={trigger} items={items} before={before} />
    </Suspense>
  );
}
