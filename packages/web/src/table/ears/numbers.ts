/** The two numbers that name a place of a board that grows: '3,-1'. */
export function numbersOf(cell: string): readonly [number, number] | null {
  const [first, second] = cell.split(',').map(Number);
  return second === undefined || Number.isNaN(first + second) ? null : [first, second];
}
