import { makeEntryKey, type Agreement, type Entry, type Followed } from './history';
import { directions, type Direction } from './progress';
import { readEntries, toFollowed, type SharedMetric } from './sibling';

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

function readFollowed(value: unknown): Followed[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isObject).flatMap(({ id, here, name, direction, targetValue, upperTarget, targetTyped, entries }) => {
    const known = directions.find((other) => other === direction);
    if (typeof id !== 'string' || typeof here !== 'string' || typeof name !== 'string' || !known) return [];
    if (typeof targetValue !== 'number' || typeof upperTarget !== 'number') return [];
    const turned = readEntries(entries).map((entry) => ({ ...entry, metricId: here }));
    return [
      {
        id: here,
        here: id,
        name,
        direction: known,
        targetValue,
        upperTarget,
        targetTyped: typeof targetTyped === 'string' ? targetTyped : '',
        entries: turned,
      },
    ];
  });
}

/**
 * What this tool and the other one last agreed on, whichever of them looked last. What the other one took over from here,
 * turned round, tells this tool just as well what has changed since.
 */
export function findAgreement(own: Agreement | undefined, data: unknown): Agreement | undefined {
  const extra = isObject(data) && isObject(data.extra) ? data.extra : {};
  const { followed } = extra;
  if (!isObject(followed) || typeof followed.step !== 'number') return own;
  return own && own.step >= followed.step ? own : { step: followed.step, metrics: readFollowed(followed.metrics) };
}

export interface FieldChange {
  id: string;
  name: string;
  direction: Direction;
  targetValue: number;
  upperTarget: number;
  targetTyped: string;
}

export interface FollowPlan<M> {
  /** Metrics that are new in the other tool. */
  added: M[];
  /** Metrics here whose name, direction or target was changed there. */
  changed: FieldChange[];
  /** Dated values that were added or changed there, and those that were taken out. */
  entries: Entry[];
  removed: Entry[];
  /** What both hold once this is done. */
  followed: Agreement;
}

const isSame = (a: Entry | undefined, b: Entry | undefined) => a?.value === b?.value && (a?.note ?? '') === (b?.note ?? '');

interface Here {
  records: readonly FieldChange[];
  entries: readonly Entry[];
}

/**
 * What the other tool changed since the two last agreed. What was deleted there stays here, and what was deleted here
 * does not come back.
 */
export function planFollow<M extends { id: string }>(
  shared: readonly SharedMetric[],
  agreed: Agreement,
  here: Here,
  make: (metric: SharedMetric) => M,
): FollowPlan<M> {
  const plan: FollowPlan<M> = { added: [], changed: [], entries: [], removed: [], followed: { step: agreed.step + 1, metrics: [] } };
  const base = new Map(agreed.metrics.map((metric) => [metric.id, metric]));
  const own = new Map(here.records.map((metric) => [metric.id, metric]));
  const values = new Map(here.entries.map((entry) => [makeEntryKey(entry), entry]));
  const seen = new Set<string>();
  for (const metric of shared) {
    seen.add(metric.id);
    const before = base.get(metric.id);
    if (!before) {
      const made = make(metric);
      plan.added.push(made);
      plan.entries.push(...metric.entries.map((entry) => ({ ...entry, metricId: made.id })));
      plan.followed.metrics.push(toFollowed(metric, made.id));
      continue;
    }
    plan.followed.metrics.push(toFollowed(metric, before.here));
    const current = own.get(before.here);
    if (!current) continue;
    const next: FieldChange = {
      id: current.id,
      name: metric.name === before.name ? current.name : metric.name,
      direction: metric.direction === before.direction ? current.direction : metric.direction,
      targetValue: metric.targetValue === before.targetValue ? current.targetValue : metric.targetValue,
      upperTarget: metric.upperTarget === before.upperTarget ? current.upperTarget : metric.upperTarget,
      targetTyped: metric.targetTyped === before.targetTyped ? current.targetTyped : metric.targetTyped,
    };
    const names = ['name', 'direction', 'targetValue', 'upperTarget', 'targetTyped'] as const;
    if (names.some((name) => next[name] !== current[name])) plan.changed.push(next);
    const then = new Map(before.entries.map((entry) => [entry.date, entry]));
    const now = new Map(metric.entries.map((entry) => [entry.date, entry]));
    for (const date of new Set([...then.keys(), ...now.keys()])) {
      const entry = now.get(date);
      if (isSame(then.get(date), entry)) continue;
      const key = { metricId: current.id, date };
      const mine = values.get(makeEntryKey(key));
      if (entry && !isSame(mine, entry)) plan.entries.push({ ...entry, metricId: current.id });
      if (!entry && mine) plan.removed.push(mine);
    }
  }
  plan.followed.metrics.push(...agreed.metrics.filter(({ id }) => !seen.has(id)));
  return plan;
}

/** How many metrics the plan touches. */
export const countTouched = ({ added, changed, entries, removed }: FollowPlan<{ id: string }>) =>
  new Set([...added.map(({ id }) => id), ...changed.map(({ id }) => id), ...[...entries, ...removed].map(({ metricId }) => metricId)]).size;
