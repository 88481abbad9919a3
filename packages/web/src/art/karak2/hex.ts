/** From the middle of a hex to its corners; hexes stand on a corner. */
export const RADIUS = 62;
/** From the middle of a hex to its edges. */
export const REACH = (RADIUS * Math.sqrt(3)) / 2;

/** The outline of a hex around 0, a little smaller or larger. */
export function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner * 60 - 30) * Math.PI) / 180;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

export const HEX = hexagon(RADIUS);
