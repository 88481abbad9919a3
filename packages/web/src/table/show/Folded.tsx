import { type ReactNode, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { DownIcon } from '../../controls/icons.tsx';
import { useLanguage } from '../../kit/language/language.tsx';

/** Answers that are allowed and change nothing: out of the way, but there for whoever wants them. */
export function Folded({ children }: { readonly children: readonly ReactNode[] }) {
  const { m } = useLanguage();
  const [open, setOpen] = useState(false);
  if (children.length === 0) return null;
  if (open) return children;
  return (
    <Button look="quiet" icon={<DownIcon />} aria-expanded={false} onClick={() => setOpen(true)}>
      {m.table.folded({ count: children.length })}
    </Button>
  );
}
