import { useEffect, useRef } from 'react';
import { useTitle } from '../kit/title.ts';

interface HeadingProps {
  readonly children: string;
  readonly className?: string | undefined;
}

/** A page's name: the tab is called so, too. */
export function Heading(props: HeadingProps) {
  useTitle(props.children);
  return <Arrival {...props} />;
}

/** A heading at which whoever comes by key begins: what had the focus stayed behind, and it is never nowhere. */
export function Arrival({ children, className }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement: here, body } = document;
    if (here === null || here === body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h1>
  );
}
