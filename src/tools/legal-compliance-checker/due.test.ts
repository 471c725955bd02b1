import { describe, expect, it } from 'vitest';
import { calendarRepeat, describeRule, dueDays, firstDue, needsFormedOn, nextRound, readFormedOn } from './due';
import { emptyDraft, readDraft } from '@/lib/fields';
import { fields, type Requirement } from './model';
import {
  computeProgress,
  describeDue,
  describeProgress,
  describeUsRules,
  dueOf,
  isOverdue,
  limitGroups,
  passes,
  startFilter,
  toGroups,
  upcoming,
} from './progress';

const today = '2026-11-15';
const empty = readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values;
const item = (more: Partial<Requirement> = {}): Requirement => ({
  ...empty,
  id: 'one',
  requirement: 'Annual report',
  priority: 'high',
  status: 'not-started',
  repeats: 'never',
  ...more,
});

describe('a day on which a business was formed', () => {
  it('lies in a year that is whole', () => {
    expect(['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01', '2026-02-30', ''].map(readFormedOn)).toEqual([
      '',
      '1900-01-01',
      '2199-12-31',
      '',
      '',
      '',
    ]);
  });
});

describe('a rule of fixed days', () => {
  it.each([
    ['each 03-01', '', '2026-03-01', '2026-03-01'],
    ['each 03-01', '', '2026-03-02', '2027-03-01'],
    ['each 03-01', '2026-03-01', '2026-01-01', '2027-03-01'],
    ['each 03-01', '2026-02-28', '2026-01-01', '2026-03-01'],
    ['each 03-01 later', '2026-01-01', '2026-01-01', '2027-03-01'],
    ['each 03-01 later', '2025-12-31', '2026-01-01', '2026-03-01'],
    ['each 01-31 after 04-05', '2026-04-05', '2026-01-01', '2027-01-31'],
    ['each 01-31 after 04-05', '2026-04-06', '2026-01-01', '2028-01-31'],
    ['each 04-01 odd', '', '2026-01-01', '2027-04-01'],
    ['each 04-01 odd', '', '2027-04-02', '2029-04-01'],
    ['each 04-01 even', '', '2026-01-01', '2026-04-01'],
    ['each 04-15,06-15,09-15', '', '2026-06-16', '2026-09-15'],
    ['each 09-15,04-15', '', '2026-01-01', '2026-04-15'],
    ['each 02-29', '', '2096-03-01', '2104-02-29'],
    ['each 02-29', '', '2026-01-01', '2028-02-29'],
    ['each 13-01', '', '2026-01-01', ''],
    ['nonsense', '', '2026-01-01', ''],
    ['each 03-01', '', 'soon', ''],
  ])('%s, formed %s, from %s: %s', (rule, formedOn, from, due) => {
    expect(firstDue(rule, formedOn, from)).toBe(due);
  });

  it('counts from the day of formation where that is later', () => {
    expect(firstDue('each 03-01', '2028-05-05', '2026-01-01')).toBe('2029-03-01');
  });
});

describe('a rule from the day of formation', () => {
  it.each([
    ['formed + 90 days', '2026-01-01', '2026-04-01'],
    ['formed + 1 day', '2026-01-31', '2026-02-01'],
    ['formed month + 3 months', '2026-01-31', '2026-04-01'],
    ['formed + 2 months', '2026-01-15', '2026-03-15'],
    ['formed + 1 month + 5 days', '2026-01-15', '2026-02-20'],
    ['formed + 90 days', '', ''],
  ])('%s of %s is %s', (rule, formedOn, due) => {
    expect(firstDue(rule, formedOn, '2030-01-01')).toBe(due);
  });

  it.each([
    ['anniversary day', '2024-05-20', '2026-05-20'],
    ['anniversary month end', '2024-05-20', '2026-05-31'],
    ['anniversary month start', '2024-05-20', '2026-05-01'],
    ['anniversary month before', '2024-05-20', '2026-04-30'],
    ['anniversary quarter end', '2024-05-20', '2026-06-30'],
    ['anniversary quarter end', '2024-04-20', '2026-06-30'],
    ['anniversary quarter end', '2024-06-20', '2026-06-30'],
    ['anniversary quarter end', '2024-12-20', '2026-12-31'],
    ['anniversary + 13 days', '2024-05-20', '2026-06-02'],
    ['anniversary day every 2 years', '2024-05-20', '2026-05-20'],
    ['anniversary day every 2 years', '2025-05-20', '2027-05-20'],
    ['anniversary day', '', ''],
    ['anniversary day', '2026-03-01', '2027-03-01'],
    ['anniversary month start', '2025-01-20', '2027-01-01'],
  ])('%s of %s falls on %s', (rule, formedOn, due) => {
    expect(firstDue(rule, formedOn, '2026-02-01')).toBe(due);
  });

  it('needs that day', () => {
    expect(['formed + 90 days', 'anniversary day', 'each 03-01', ''].map(needsFormedOn)).toEqual([true, true, false, false]);
  });
});

describe('the next round', () => {
  it('follows the rule where the day does, and repeats it otherwise', () => {
    expect(nextRound('2026-03-01', 'each 03-01', 'monthly', '')).toBe('2027-03-01');
    expect(nextRound('2026-03-02', 'each 03-01', 'monthly', '')).toBe('2026-04-02');
    expect(nextRound('2026-03-02', 'each 03-01', 'never', '')).toBe('');
    expect(nextRound('2026-04-01', 'formed + 90 days', 'never', '2026-01-01')).toBe('');
    expect(nextRound('', '', 'yearly', '')).toBe('');
  });

  it.each([
    ['2026-04-30', 'monthly', '2026-05-31'],
    ['2026-04-30', 'quarterly', '2026-07-31'],
    ['2026-04-29', 'quarterly', '2026-07-29'],
    ['2026-04-30', 'yearly', '2027-04-30'],
    ['2024-02-29', 'yearly', '2025-02-28'],
    ['2026-04-30', 'every-2-years', '2028-04-30'],
  ] as const)('%s %s is %s', (due, repeats, next) => {
    expect(nextRound(due, '', repeats, '')).toBe(next);
  });

  it('has as many days in a year as its rule names', () => {
    expect(dueDays('2026-04-15', 'each 04-15,06-15,09-15,01-15', '')).toEqual(['2026-04-15', '2026-06-15', '2026-09-15', '2027-01-15']);
    expect(dueDays('2026-04-15', 'each 04-15', '')).toEqual(['2026-04-15']);
    expect(dueDays('2026-04-15', '', '')).toEqual(['2026-04-15']);
  });
});

describe('how a calendar repeats it', () => {
  it.each([
    ['2026-03-01', 'each 03-01', 'never', 'FREQ=YEARLY'],
    ['2027-04-01', 'each 04-01 odd', 'never', 'FREQ=YEARLY;INTERVAL=2'],
    ['2026-05-20', 'anniversary day every 2 years', 'never', 'FREQ=YEARLY;INTERVAL=2'],
    ['2026-05-31', 'anniversary month end', 'never', 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=-1'],
    ['2028-02-29', 'each 02-29', 'never', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1'],
    ['2026-05-20', '', 'monthly', 'FREQ=MONTHLY'],
    ['2026-05-31', '', 'monthly', 'FREQ=MONTHLY;BYMONTHDAY=-1'],
    ['2026-05-20', '', 'quarterly', 'FREQ=MONTHLY;INTERVAL=3'],
    ['2026-05-31', '', 'yearly', 'FREQ=YEARLY'],
    ['2026-05-20', '', 'every-2-years', 'FREQ=YEARLY;INTERVAL=2'],
    ['2026-05-20', 'formed + 90 days', 'never', ''],
  ] as const)('%s by “%s” and %s: %s', (due, rule, repeats, expected) => {
    expect(calendarRepeat(due, rule, repeats)).toBe(expected);
  });

  it('is said in words', () => {
    expect(describeRule('each 13-01')).toBe('');
    expect(describeRule('each 04-01 odd')).toMatch(/^every two years, in odd years, on /);
    expect(describeRule('anniversary day every 2 years')).toBe('by the day of the year you formed on, every two years');
    expect(describeRule('anniversary month end')).toBe('by the end of the month you formed in, every year');
    expect(describeRule('formed month + 3 months')).toBe('once, 3 months after the first day of the month you formed in');
    expect(describeRule('formed + 1 month + 5 days')).toBe('once, 1 month and 5 days after you formed');
    expect(describeRule('now and then')).toBe('');
  });
});

describe('progress', () => {
  const many = (done: number, open: number) => [
    ...Array.from({ length: done }, () => item({ status: 'completed' })),
    ...Array.from({ length: open }, () => item()),
  ];

  it('is a hundred only when nothing is left', () => {
    expect(computeProgress(many(999, 1)).percent).toBe(99);
    expect(computeProgress(many(3, 0)).percent).toBe(100);
    expect(computeProgress(many(1, 7)).percent).toBe(13);
    expect(computeProgress([item({ status: 'not-applicable' })])).toMatchObject({ percent: undefined, notApplicable: 1 });
    expect(describeProgress(computeProgress([]))).toBe('Nothing to count: 0 completed, 0 in progress, 0 not started');
    expect(describeProgress(computeProgress([item({ status: 'not-applicable' }), item({ status: 'completed' })]))).toBe(
      '100% complete: 1 completed, 0 in progress, 0 not started, 1 not applicable and not counted',
    );
  });

  it('shows the first so many of all groups', () => {
    const [first, second] = fields.category.options;
    const groups = toGroups([item({ category: second }), item({ category: first }), item({ category: first })]);
    const shown = (limit: number) => limitGroups(groups, limit).map((group) => group.shown.length);
    expect([0, 1, 2, 3, 9].map(shown)).toEqual([[], [1], [2], [2, 1], [2, 1]]);
  });
});

describe('what is due', () => {
  const due = (dueDate: string, more: Partial<Requirement> = {}) => describeDue(item({ dueDate, ...more }), '', today);

  it('is said with its days, up to thirty', () => {
    expect(due('2026-11-14')).toBe('Overdue 1 day: 14 Nov 2026');
    expect(due('2026-11-15')).toBe('Due today');
    expect(due('2026-11-16')).toBe('Due 16 Nov 2026, in 1 day');
    expect(due('2026-12-15')).toBe('Due 15 Dec 2026, in 30 days');
    expect(due('2026-12-16')).toBe('Due 16 Dec 2026');
    expect(due('2026-11-14', { status: 'completed' })).toBe('Due 14 Nov 2026');
    expect(due('', { rule: 'formed + 90 days' })).toBe('Due once, 90 days after you formed; add the day you formed');
    expect(due('', { rule: 'each 03-01' })).toMatch(/^Due every year on/);
    expect(due('')).toBe('');
  });

  it('is overdue from the day after, while it is open', () => {
    expect(isOverdue(item({ dueDate: today }), today)).toBe(false);
    expect(isOverdue(item({ dueDate: '2026-11-14', status: 'in-progress' }), today)).toBe(true);
    expect(isOverdue(item({ dueDate: '2026-11-14', status: 'completed' }), today)).toBe(false);
    expect(isOverdue(item({ dueDate: '2026-11-14' }), '')).toBe(false);
    expect(isOverdue(item(), today)).toBe(false);
  });

  it('is not what was due more than a year ago', () => {
    // 90 days after 16 August 2025 is 14 November 2025, after 17 August the 15th.
    expect(dueOf('formed + 90 days', '2025-08-16', today)).toBe('');
    expect(dueOf('formed + 90 days', '2025-08-17', today)).toBe('2025-11-15');
    expect(dueOf('', '2025-08-17', today)).toBe('');
  });

  it('comes in the order of its days, open items only', () => {
    const list = [
      item({ id: 'late', dueDate: '2027-01-01' }),
      item({ id: 'soon', dueDate: '2026-12-01', status: 'in-progress' }),
      item({ id: 'done', dueDate: '2026-11-20', status: 'completed' }),
      item({ id: 'never' }),
    ];
    expect(upcoming(list).map(({ id }) => id)).toEqual(['soon', 'late']);
  });

  it('passes a filter', () => {
    const late = item({ dueDate: '2026-11-01' });
    expect(passes(late, startFilter, today)).toBe(true);
    expect(passes(late, { ...startFilter, status: 'overdue' }, today)).toBe(true);
    expect(passes(item(), { ...startFilter, status: 'overdue' }, today)).toBe(false);
    expect(passes(late, { ...startFilter, status: 'completed' }, today)).toBe(false);
    expect(passes(late, { ...startFilter, priority: 'low' }, today)).toBe(false);
    expect(passes(late, { ...startFilter, priority: 'high', status: 'not-started' }, today)).toBe(true);
  });

  it('names the rules of the United States', () => {
    expect(describeUsRules([item()])).toBe('');
    expect(describeUsRules([item({ key: 'ein', requirement: ' EIN ' })])).toBe(
      'EIN is a US rule. It stays on the list as something to check and matters only with business in the US.',
    );
    expect(describeUsRules([item({ key: 'sec', requirement: '' }), item({ key: 'fda', requirement: 'FDA' })])).toBe(
      'Untitled requirement and FDA are US rules. They stay on the list as something to check and matter only with business in the US.',
    );
  });
});
