interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;

/** Where a card lies beside what it is about: never over it as long as there is room for both. */
export function placeBeside(
  asked: Box,
  card: Pick<Box, 'width' | 'height'>,
  page: Pick<Box, 'width' | 'height'>,
): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, all: number) => Math.max(GAP, Math.min(at, all - size - GAP));
  const across = within(asked.left + asked.width / 2 - card.width / 2, card.width, page.width);
  const down = within(asked.top + asked.height / 2 - card.height / 2, card.height, page.height);
  const right = asked.left + asked.width + GAP;
  const below = asked.top + asked.height + GAP;
  const above = asked.top - GAP - card.height;
  const left = asked.left - GAP - card.width;
  if (right + card.width + GAP <= page.width) return { left: right, top: down };
  if (left >= GAP) return { left, top: down };
  if (above >= GAP) return { left: across, top: above };
  if (below + card.height + GAP <= page.height) return { left: across, top: below };
  // What is asked fills the page: the half that has more room.
  const lower = asked.top + asked.height / 2 < page.height / 2;
  return { left: across, top: lower ? page.height - card.height - GAP : GAP };
}
