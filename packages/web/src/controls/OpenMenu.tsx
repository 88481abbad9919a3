import { Menu as Base } from '@base-ui/react/menu';
import { type Before, useAfter } from './before.ts';
import type { MenuProps } from './Menu.tsx';
import styles from './Popup.module.css';

export function OpenMenu({ trigger, items, before }: MenuProps & { readonly before: Before }) {
  const { open, setOpen, trigger: button } = useAfter(before);
  return (
    <Base.Root open={open} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} ref={button} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={6} align="end" collisionPadding={8}>
          <Base.Popup className={styles.popup}>
            {items.map((item, at) =>
              item === 'line' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
                <Base.Separator key={at} className={styles.line} />
              ) : (
                <Base.Item
                  // biome-ignore lint/suspicious/noArrayIndexKey: items change only as a whole
                  key={at}
                  className={item.harm ? `${styles.item} ${styles.harm}` : styles.item}
                  disabled={item.disabled ?? false}
                  onClick={item.onSelect}
                >
                  {item.icon}
                  {item.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
