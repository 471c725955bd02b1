import { describe, expect, it } from 'vitest';
import { categories, fields, type Requirement } from './model';
import { computeProgress, describeDue, describeProgress, dueOf, formatPercent, limitGroups, toGroups } from './progress';
import { toRequirement } from './rules/rule';
import { today, listFor, byKey } from './test-data';

describe('progress', () => {
  it('leaves out what does not apply', () => {
    // 2 of 8 are completed: 25%. With one of the others not applicable 2 of 7: 28.57, so 29%.
    const items = listFor().map((item, index): Requirement => ({
      ...item,
      status: index < 2 ? 'completed' : index === 2 ? 'in-progress' : 'not-started',
    }));
    expect(describeProgress(computeProgress(items))).toBe('25% complete: 2 completed, 1 in progress, 5 not started');
    const less = items.map((item, index): Requirement => (index === 7 ? { ...item, status: 'not-applicable' } : item));
    expect(describeProgress(computeProgress(less))).toBe(
      '29% complete: 2 completed, 1 in progress, 4 not started, 1 not applicable and not counted',
    );
    expect(formatPercent(computeProgress([]))).toBe('—');
    expect(formatPercent(computeProgress(items.map((item): Requirement => ({ ...item, status: 'completed' }))))).toBe('100%');
    // 199 of 200 are 99.5%, and one is still open.
    const [one] = items;
    const long = Array.from({ length: 200 }, (_, index) => ({ ...one, status: index === 0 ? 'not-started' : 'completed' }) as Requirement);
    expect(formatPercent(computeProgress(long))).toBe('99%');
  });

  it('groups by category in one order', () => {
    const groups = toGroups(listFor({ industry: 'Finance' }));
    expect(groups.map(({ category }) => category)).toEqual(categories.filter((category) => category !== 'Sales and consumers'));
    expect(groups.flatMap(({ items }) => items)).toHaveLength(9);
    // Registration has one and licenses two: of two shown the second is one of those two.
    const limited = limitGroups(groups, 2);
    expect(limited.map(({ items, shown }) => `${shown.length} of ${items.length}`)).toEqual(['1 of 1', '1 of 2']);
  });

  it('says when something is due, or what is missing for it', () => {
    const [item] = listFor();
    if (!item) throw new Error('empty');
    expect(describeDue({ ...item, dueDate: '2026-11-12' }, '', today)).toBe('Overdue 3 days: 12 Nov 2026');
    expect(describeDue({ ...item, dueDate: '2026-11-12', status: 'completed' }, '', today)).toBe('Due 12 Nov 2026');
    expect(describeDue({ ...item, dueDate: today }, '', today)).toBe('Due today');
    // A company of 2015 was to do it in 2015; one of 2026 may still be late.
    expect(dueOf('formed + 90 days', '2015-01-10', today)).toBe('');
    expect(dueOf('formed + 90 days', '2026-01-10', today)).toBe('2026-04-10');
    expect(describeDue({ ...item, rule: 'formed + 90 days' }, '2015-01-10', today)).toBe('Due once, 90 days after you formed');
    expect(describeDue({ ...item, rule: 'formed + 90 days' }, '', today)).toBe(
      'Due once, 90 days after you formed; add the day you formed',
    );
    expect(describeDue(item, '', today)).toBe('');
  });
});

it('offers exactly the given choices, in order', () => {
  expect(fields.status.options.slice(0, 3)).toEqual(['not-started', 'in-progress', 'completed']);
  expect(fields.priority.options).toEqual(['high', 'medium', 'low']);
  expect(toRequirement(byKey({}, 'ein'), 'x', '').status).toBe('not-started');
});
