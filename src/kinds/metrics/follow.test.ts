import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTouched, findAgreement, planFollow, type FieldChange } from './follow';
import { addEntries, removeEntry, type Entry, type MetricsExtra } from './history';
import { readMetrics, withFieldChanges, type SharedMetric } from './sibling';

interface Metric extends FieldChange {
  currentValue: number;
}
interface Data {
  records: Metric[];
  extra: MetricsExtra;
}

const metric = (id: string, more: Partial<Metric> = {}): Metric => ({
  id,
  name: 'Churn',
  direction: 'higher',
  currentValue: 3,
  targetValue: 2,
  upperTarget: 0,
  targetTyped: '2',
  ...more,
});
const entry = (metricId: string, date: string, value: number): Entry => ({ metricId, date, value });

let made = 0;
const make = ({ name, direction, currentValue, targetValue, upperTarget, targetTyped }: SharedMetric): Metric => {
  made += 1;
  return { id: `made-${made}`, name, direction, currentValue, targetValue, upperTarget, targetTyped };
};

/** What a tool does when it is opened: it looks what the other one changed, takes it over, and remembers it. */
function open(here: Data, other: Data): { data: Data; count: number } {
  const agreed = findAgreement(here.extra.followed, other) ?? { step: 0, metrics: [] };
  const plan = planFollow(readMetrics(other), agreed, { records: here.records, entries: here.extra.entries }, make);
  const renamed = { ...here, records: [...plan.added, ...withFieldChanges(here.records, plan.changed)] };
  const taken = plan.removed.reduce<Data>(removeEntry, addEntries(renamed, plan.entries));
  return { data: { ...taken, extra: { ...taken.extra, followed: plan.followed } }, count: countTouched(plan) };
}

const empty: Data = { records: [], extra: { entries: [] } };

describe('metrics that two tools hold', () => {
  const first: Data = { records: [metric('a')], extra: { entries: [entry('a', '2026-11-01', 3)] } };

  it('follow a changed direction, target, name and value, and lose a value that was taken out', () => {
    const second = open(empty, first).data;
    const [copy] = second.records;
    const changed: Data = {
      records: [metric('a', { name: 'Churn rate', direction: 'lower', targetValue: 1 })],
      extra: { ...first.extra, entries: [entry('a', '2026-11-02', 4)] },
    };
    const { data, count } = open(second, changed);
    expect(count).toBe(1);
    expect(data.records).toEqual([{ ...copy, name: 'Churn rate', direction: 'lower', targetValue: 1, currentValue: 4 }]);
    expect(data.extra.entries).toEqual([entry(copy?.id ?? '', '2026-11-02', 4)]);
  });

  it('follow back to where they came from, which never asked for it', () => {
    const second = open(empty, first).data;
    const edited = { ...second, records: second.records.map((each) => ({ ...each, direction: 'lower' as const })) };
    const back = open(first, edited);
    expect(back.count).toBe(1);
    expect(back.data.records).toEqual([metric('a', { direction: 'lower' })]);
    // What the other tool holds by now is no news when it is opened again, or when this one is.
    expect(open(back.data, edited).count).toBe(0);
    expect(open(edited, back.data).count).toBe(0);
  });

  it('keep what was changed here since, although the other tool holds the old value', () => {
    const second = open(empty, first).data;
    const home = open(first, second).data;
    const edited = { ...home, records: [metric('a', { targetValue: 7 })] };
    // Opened again without a visit to the other tool in between.
    const { data, count } = open(edited, second);
    expect(count).toBe(0);
    expect(data.records[0]?.targetValue).toBe(7);
  });

  it('stay here when they are deleted there, and away when they are deleted here', () => {
    const second = open(empty, first).data;
    expect(open(second, empty).data.records).toHaveLength(1);
    expect(open({ ...second, records: [] }, first).data.records).toHaveLength(0);
  });

  it('agree in both tools after any edits in turns', () => {
    const edit = fc.record({
      tool: fc.nat(1),
      field: fc.constantFrom('direction', 'targetValue', 'value', 'remove'),
      number: fc.nat(5),
      place: fc.nat(3),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const tools: [Data, Data] = [first, open(empty, first).data];
        for (const { tool, field, number, place } of edits) {
          const other = tool === 0 ? tools[1] : tools[0];
          const here = open(tool === 0 ? tools[0] : tools[1], other).data;
          const target = here.records[place % here.records.length];
          if (!target) continue;
          const date = `2026-11-0${number + 1}`;
          const records = here.records.map((each) =>
            each.id !== target.id
              ? each
              : field === 'direction'
                ? { ...each, direction: (['higher', 'lower', 'range'] as const)[number % 3] ?? 'higher' }
                : field === 'targetValue'
                  ? { ...each, targetValue: number }
                  : each,
          );
          let next: Data = { ...here, records };
          if (field === 'value') next = addEntries(next, [entry(target.id, date, place)]);
          if (field === 'remove') next = removeEntry(next, entry(target.id, date, 0));
          tools[tool] = next;
        }
        const one = open(tools[0], tools[1]).data;
        const two = open(tools[1], one).data;
        const toPlain = (data: Data) =>
          readMetrics(data)
            .map(({ name, direction, targetValue, entries }) => [
              name,
              direction,
              targetValue,
              entries.map(({ date, value }) => [date, value]),
            ])
            .sort();
        expect(toPlain(two)).toEqual(toPlain(one));
      }),
    );
  });

  it('survive anything that is no work of such a tool', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(findAgreement(undefined, { extra: { followed: { step: 1, metrics: value } } })?.step).toBe(1);
        expect(findAgreement(undefined, value)).toBeUndefined();
      }),
    );
  });
});
