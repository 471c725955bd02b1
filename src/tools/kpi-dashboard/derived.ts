import type { Day } from '@/lib/dates';
import { toHistories, type Entry } from '@/kinds/metrics/history';
import { computeFormula, writeFormula, type Formula, type Outcome } from './formula';
import type { KpiData } from './model';

/** A KPI that follows from others. */
export interface Derived {
  formula: Formula;
  /** As it would be typed now. */
  text: string;
  outcome: Outcome;
  /** On every day on which one of its figures has a value, and all of them are known. */
  history: Entry[];
}

/** Every formula of the list, worked out now and for each day in the past. */
export function deriveKpis({ records, extra }: KpiData): Map<string, Derived> {
  const formulas = new Map((extra.formulas ?? []).map((formula) => [formula.id, formula]));
  if (formulas.size === 0) return new Map();
  const known = new Map(records.map((kpi) => [kpi.id, kpi]));
  const histories = toHistories(extra.entries);

  const worked = new Map<string, Outcome>();
  /** Each figure of each day once, however many formulas ask for it. */
  const valueOn = (id: string, day: Day | undefined, above: readonly string[]): Outcome => {
    const key = `${day ?? ''} ${id}`;
    const outcome = worked.get(key) ?? workOut(id, day, above);
    worked.set(key, outcome);
    return outcome;
  };
  const workOut = (id: string, day: Day | undefined, above: readonly string[]): Outcome => {
    const kpi = known.get(id);
    if (!kpi) return { ok: false, problem: 'It uses a KPI that was deleted. Edit the formula.' };
    if (above.includes(id)) return { ok: false, problem: 'It uses itself, so it can’t be worked out. Edit the formula.' };
    const formula = formulas.get(id);
    if (formula) return computeFormula(formula.parts, (part) => valueOn(part, day, [...above, id]));
    const entries = histories.get(id) ?? [];
    if (day === undefined || entries.length === 0) return { ok: true, value: kpi.currentValue };
    const entry = entries.findLast(({ date }) => date <= day);
    return entry ? { ok: true, value: entry.value } : { ok: false, problem: 'Not known yet.' };
  };
  const daysOf = (id: string): Day[] => {
    const reached = new Set([id]);
    // A set that grows while it is walked through: whatever it comes to is walked through as well.
    for (const one of reached) for (const part of formulas.get(one)?.parts ?? []) if ('metric' in part) reached.add(part.metric);
    return [...reached].flatMap((one) => (formulas.has(one) ? [] : (histories.get(one) ?? []).map(({ date }) => date)));
  };

  return new Map(
    records.flatMap(({ id }) => {
      const formula = formulas.get(id);
      if (!formula) return [];
      const history = [...new Set(daysOf(id))].sort().flatMap((date): Entry[] => {
        const outcome = valueOn(id, date, []);
        return outcome.ok ? [{ metricId: id, date, value: outcome.value }] : [];
      });
      return [[id, { formula, text: writeFormula(formula.parts, records), outcome: valueOn(id, undefined, []), history }] as const];
    }),
  );
}
