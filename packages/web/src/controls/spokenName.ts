/** What a control is called, as whoever hears it is told. */
export function spokenName(element: Element): string {
  const label = element.getAttribute('aria-label');
  return (label ?? textIn(element))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?: ?¦ ?)+/g, '¦')
    .replaceAll(/^ ?¦|¦ ?$/g, '')
    .replaceAll(/([.,:;!?…])¦/g, '$1 ')
    .replaceAll('¦', ', ')
    .trim();
}

/** The words in it, a bar between what stands apart, pictures by their names; what is hidden from ears is left out. */
function textIn(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const label = node.getAttribute('aria-label');
  if (label !== null) return ` ${label} `;
  const inside = [...node.childNodes].map(textIn).join('');
  return node instanceof HTMLElement && getComputedStyle(node).display !== 'inline' ? `¦${inside}¦` : inside;
}
