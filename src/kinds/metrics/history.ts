import { addMonths, type Day } from '@/lib/dates';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { groupBy } from '@/lib/lists';

/** What a metric stood at on one day; a day has one value. */
export interface Entry {
  metricId: string;
  date: Day;
  value: number;
  /** What happened that day, in the user's words. */
  note?: string | undefined;
}

export interface MetricsExtra {
  entries: Entry[];
}

/** A list of metrics with their dated values, whatever else the tool keeps. */
interface MetricsData {
  records: { id: string; currentValue: number }[];
  extra: MetricsExtra;
}

/** A value that was tried out, not measured, is marked by its note. */
export const whatIfMark = 'What-if';
export const isWhatIf = ({ note }: Entry) => note?.startsWith(whatIfMark) === true;

export const makeEntryKey = ({ metricId, date }: Pick<Entry, 'metricId' | 'date'>) => `${metricId} ${date}`;

/** Each metric's values, oldest first. */
export function toHistories(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = groupBy(entries, ({ metricId }) => metricId);
  for (const members of groups.values()) members.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return groups;
}

/** The newest dated value is the current one. */
function withCurrentValues<D extends MetricsData>(data: D, changed: ReadonlySet<string>): D {
  const histories = toHistories(data.extra.entries);
  return {
    ...data,
    records: data.records.map((metric) => {
      const latest = changed.has(metric.id) ? histories.get(metric.id)?.at(-1) : undefined;
      return latest ? { ...metric, currentValue: latest.value } : metric;
    }),
  };
}

/** A value for a day that already has one takes its place. */
export function addEntries<D extends MetricsData>(data: D, added: readonly Entry[]): D {
  const merged = new Map([...data.extra.entries, ...added].map((entry) => [makeEntryKey(entry), entry]));
  const changed = new Set(added.map(({ metricId }) => metricId));
  return withCurrentValues({ ...data, extra: { ...data.extra, entries: [...merged.values()] } }, changed);
}

export function removeEntry<D extends MetricsData>(data: D, gone: Entry): D {
  const entries = data.extra.entries.filter((entry) => makeEntryKey(entry) !== makeEntryKey(gone));
  return withCurrentValues({ ...data, extra: { ...data.extra, entries } }, new Set([gone.metricId]));
}

/** A current value that was added or changed by hand is today's value; deleted metrics leave no values behind. */
export function keepHistory<D extends MetricsData>(before: D, after: D, today: Day): D {
  const known = new Map(before.records.map(({ id, currentValue }) => [id, currentValue]));
  const ids = new Set(after.records.map(({ id }) => id));
  const kept = { ...after, extra: { ...after.extra, entries: after.extra.entries.filter(({ metricId }) => ids.has(metricId)) } };
  const changed = after.records.filter(({ id, currentValue }) => known.get(id) !== currentValue);
  if (today === '' || changed.length === 0) return kept;
  return addEntries(
    kept,
    changed.map(({ id, currentValue }) => ({ metricId: id, date: today, value: currentValue })),
  );
}

export type Trend = 'up' | 'down' | 'stable';

export interface Change {
  trend: Trend;
  /** A fraction; nothing when the value before was zero. */
  percent: number | null;
  /** In the metric's own unit; nothing where only a percentage was typed. */
  difference: number | null;
  source: 'history' | 'typed';
}

/** Smaller than the last digit shown, so that "0%" never stands beside an arrow. */
const standstill = 0.0005;

/** From the last two dated values; what was typed counts only until there are two. */
export function computeChange(typed: { trend: Trend; changePercent: number }, history: readonly Entry[]): Change {
  const [before, latest] = history.slice(-2);
  if (!before || !latest) return { trend: typed.trend, percent: typed.changePercent, difference: null, source: 'typed' };
  const difference = latest.value - before.value;
  const percent = before.value === 0 ? (difference === 0 ? 0 : null) : difference / Math.abs(before.value);
  const isStill = difference === 0 || (percent !== null && Math.abs(percent) < standstill);
  return { trend: isStill ? 'stable' : difference > 0 ? 'up' : 'down', percent, difference, source: 'history' };
}

export const withSign = (value: number, text: string) => (value > 0 ? `+${text}` : text);

/** The sign is that of what is shown: what rounds to nothing has none. */
export function formatChange(percent: number): string {
  const rounded = Number(percent.toFixed(3));
  return withSign(rounded, formatPercent(rounded));
}

/** A change of 3.3% to 3.4% is 0.1 percentage points and 3% relative, so both are said; "why" takes the place of a missing percentage. */
export function describeChange({ percent, difference }: Pick<Change, 'percent' | 'difference'>, unit: string, why: string): string {
  const relative = percent === null ? why : formatChange(percent);
  if (unit !== '%' || difference === null) return unit === '%' && percent !== null ? `${relative} relative` : relative;
  const points = Number(difference.toPrecision(3));
  const size = `${withSign(points, formatNumber(points))} percentage ${Math.abs(points) === 1 ? 'point' : 'points'}`;
  return `${size} (${percent === null ? relative : `${relative} relative`})`;
}

/** Points of a small line; the oldest left, the highest on top. */
export function toSparkline(history: readonly Entry[], width: number, height: number): string {
  const values = history.slice(-24).map(({ value }) => value);
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = width / Math.max(1, values.length - 1);
  return values
    .map((value, index) => {
      const share = span > 0 && Number.isFinite(span) ? (value - low) / span : 0.5;
      return `${(index * step).toFixed(1)},${(height - share * height).toFixed(1)}`;
    })
    .join(' ');
}

/** Months of values that end today, for the samples. */
export const monthlyEntries = (metricId: string, values: readonly number[], today: Day): Entry[] =>
  today === '' ? [] : values.map((value, index) => ({ metricId, date: addMonths(today, index + 1 - values.length), value }));
