/** A figure that is followed over time. */
export interface MetricLine {
  id: string;
  name: string;
  category: string;
  unit: string;
  direction: 'higher' | 'lower' | 'range';
  currentValue: number;
  targetValue: number;
  upperTarget: number;
  /** As typed: 0 is a target, nothing is none. */
  targetTyped: string;
  /** What was measured, oldest first; a day has one value. */
  values: { date: string; value: number; note?: string | undefined }[];
}

/** A figure that is followed without a target; the latest value is the current one. */
export const followed = (line: Pick<MetricLine, 'id' | 'name' | 'category' | 'unit' | 'direction' | 'values'>): MetricLine => ({
  ...line,
  currentValue: line.values.at(-1)?.value ?? 0,
  targetValue: 0,
  upperTarget: 0,
  targetTyped: '',
});
