import { type RefObject, use } from 'react';
import { IconButton } from '../../controls/IconButton.tsx';
import { FitIcon, MinusIcon, PlusIcon } from '../../controls/icons.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { Camera } from './camera.ts';
import type { PanZoomControl } from './PanZoom.tsx';

/** Nearer, farther and everything, for a board with pan and zoom. */
export function ZoomTools({ control }: { control: RefObject<PanZoomControl | null> }) {
  const { m } = useLanguage();
  if (use(Camera) !== null) return null;
  return (
    <>
      <IconButton label={m.table.zoomIn} icon={<PlusIcon />} onClick={() => control.current?.zoomBy(1.3)} />
      <IconButton
        label={m.table.zoomOut}
        icon={<MinusIcon />}
        onClick={() => control.current?.zoomBy(0.77)}
      />
      <IconButton label={m.table.fit} icon={<FitIcon />} onClick={() => control.current?.fit()} />
    </>
  );
}
