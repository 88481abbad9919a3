const SVG = 'http://www.w3.org/2000/svg';

/** What a copy must not say: it lies nowhere, and nobody can press it. */
const SAID = ['id', 'role', 'tabindex', 'aria-label', 'aria-hidden'];

/** A thing as it is drawn, for its card: a copy of it, as large as its frame. Null where it is only a number. */
export function pictureOf(drawn: Element): HTMLImageElement | SVGSVGElement | null {
  const picture = drawn instanceof SVGGraphicsElement ? framed(drawn) : copied(drawn);
  if (picture === null) return null;
  for (const part of [picture, ...picture.querySelectorAll('*')]) {
    for (const { name } of [...part.attributes])
      if (name.startsWith('data-') || SAID.includes(name)) part.removeAttribute(name);
  }
  picture.removeAttribute('width');
  picture.removeAttribute('height');
  picture.removeAttribute('class');
  picture.setAttribute('aria-hidden', 'true');
  // Colours that are lent from outside, such as a seat's.
  for (let outer: Element | null = drawn; outer !== null; outer = outer.parentElement) {
    if (!(outer instanceof HTMLElement || outer instanceof SVGElement)) continue;
    for (const name of outer.style)
      if (name.startsWith('--') && picture.style.getPropertyValue(name) === '')
        picture.style.setProperty(name, outer.style.getPropertyValue(name));
  }
  return picture;
}

/** A part of a larger drawing. */
function framed(drawn: SVGGraphicsElement): SVGSVGElement | null {
  if (drawn instanceof SVGSVGElement) return drawn.cloneNode(true) as SVGSVGElement;
  const { x, y, width, height } = drawn.getBBox();
  if (width === 0 || height === 0) return null;
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `${x - 3} ${y - 3} ${width + 6} ${height + 6}`);
  const parts = drawn instanceof SVGImageElement ? [drawn] : [...drawn.childNodes];
  picture.append(...parts.map((part) => part.cloneNode(true)));
  // It lies in the card as it is drawn, not as it lies on the board.
  if (drawn instanceof SVGImageElement) picture.firstElementChild?.removeAttribute('transform');
  return picture;
}

const PICTURE = 'img, svg';

/** The picture in a piece of the page, or the sign beside a number. */
function copied(drawn: Element): HTMLImageElement | SVGSVGElement | null {
  if (drawn instanceof HTMLImageElement) return drawn.cloneNode() as HTMLImageElement;
  const beside = drawn.hasAttribute('data-counts') ? drawn.parentElement : null;
  const found =
    drawn.querySelector(PICTURE) ??
    beside?.querySelector(PICTURE) ??
    beside?.parentElement?.querySelector(':scope > dt :is(img, svg)') ??
    null;
  return found === null ? null : (found.cloneNode(true) as HTMLImageElement | SVGSVGElement);
}
