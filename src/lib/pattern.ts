/** The dark squares of a pattern such as a QR code as one SVG path. */
export const patternPath = (rows: readonly string[]): string =>
  rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)).join('');
