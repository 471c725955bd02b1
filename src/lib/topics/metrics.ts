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
