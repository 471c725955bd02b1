/** Round steps for an axis: 1, 2 or 5 times a power of ten, zero always among them. */
export function niceTicks(values: readonly number[], wanted = 4): number[] {
  const finite = values.filter(Number.isFinite);
  const low = Math.min(0, ...finite);
  const high = Math.max(0, ...finite);
  if (high - low < 1e-9) return [0, 1];
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Maps a value onto a length, as the axis with these ticks does. */
export function linearScale(ticks: readonly number[], from: number, to: number): (value: number) => number {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (value) => from + ((Number.isFinite(value) ? value - low : 0) / (high - low || 1)) * (to - from);
}

/** Wide enough for the letters of an axis label, so that none is ever cut. */
export const axisLetter = 6.8;

/** What the labels left of a chart take, whatever they say. */
export const axisRoom = (labels: readonly string[]) => 20 + axisLetter * Math.max(5, ...labels.map(({ length }) => length));
