const WIDTH = 220;
const HEIGHT = 48;

/** How a rating went up and down. */
export function HistoryLine({ values, label }: { values: readonly number[]; label: string }) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(1, Math.max(...values) - low);
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - ((value - low) / span) * HEIGHT).toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="2.2" />
    </svg>
  );
}
