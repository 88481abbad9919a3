interface PrintedProps {
  readonly as: 'h2' | 'h3' | 'div' | 'p' | 'span';
  readonly id?: string;
  readonly html: string;
  readonly scrolls?: boolean;
}

/** A piece of a rulebook. */
export function Printed({ as: Tag, id, html, scrolls = false }: PrintedProps) {
  const more = { ...(id !== undefined && { id }), ...(scrolls && { tabIndex: 0 }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rulebooks, turned into HTML when the page was built
  return <Tag {...more} dangerouslySetInnerHTML={{ __html: html }} />;
}
