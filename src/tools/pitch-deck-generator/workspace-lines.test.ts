import { describe, expect, it } from 'vitest';
import type { MetricLine } from '@/lib/topics/metrics';
import { readBlocks } from './read-slide';
import {
  addLines,
  additionsFor,
  toChartLines,
  toMarketLines,
  toRivalLines,
  toStakeRows,
  toTeamAddition,
  toTimelineLines,
} from './workspace-lines';

const metric = (unit: string, ...values: [string, number][]): MetricLine => ({
  id: 'm',
  name: 'MRR',
  category: '',
  unit,
  direction: 'higher',
  currentValue: 0,
  targetValue: 0,
  upperTarget: 0,
  targetTyped: '',
  values: values.map(([date, value]) => ({ date, value })),
});
const rival = (name: string, pricing: string, strengths: string[] = []) => ({
  id: name,
  name,
  website: '',
  strengths,
  weaknesses: [],
  pricing,
});

it('draws the last value of each month of a metric', () => {
  const lines = toChartLines(metric('$', ['2026-08-02', 900], ['2026-06-30', 100], ['2026-07-01', 200], ['2026-08-31', 1250.5]));
  expect(lines).toEqual(['Jun 2026: $100', 'Jul 2026: $200', 'Aug 2026: $1,250.5']);
  expect(readBlocks(lines, 'traction').map(({ kind }) => kind)).toEqual(['chart']);
  expect(toChartLines(metric('clinics', ['2026-06-30', 1], ['2026-07-01', 2]))).toEqual([]);
  expect(toChartLines(metric('%', ['2026-06-30', 1], ['2026-07-01', 2], ['2026-08-01', 3]))).toContain('Jun 2026: 1%');
});

it('sets rivals in a table of what was noted', () => {
  const lines = toRivalLines([rival('Acme', '$9 a month'), rival('Zed | Co', ''), rival(' ', '$1')]);
  expect(lines).toEqual(['Rival | Price', 'Acme | $9 a month', 'Zed Co | –']);
  expect(readBlocks(lines, 'custom').map(({ kind }) => kind)).toEqual(['table']);
  expect(toRivalLines([rival('Acme', '')])).toEqual([]);
});

it('offers a slide what it has a place for, once', () => {
  const role = { key: 'r', title: 'Support lead', department: '', salary: 0, currency: 'USD' };
  const work = {
    metrics: [metric('', ['2026-06-30', 1], ['2026-07-01', 2], ['2026-08-01', 3])],
    rivals: [rival('Acme', '$9')],
    roles: [role],
    sizes: [],
    members: [],
    milestones: [],
    stakes: [],
  };
  const labels = (type: Parameters<typeof additionsFor>[0], content = '') => additionsFor(type, content, work).map(({ label }) => label);
  expect(labels('traction')).toEqual(['Chart: MRR']);
  expect(labels('custom')).toEqual(['Chart: MRR', 'Table of rivals']);
  expect(labels('team')).toEqual(['Next hire: Support lead']);
  expect(labels('team', addLines('To add: your names', ['Next hire: Support lead']))).toEqual([]);
  expect(labels('funding')).toEqual([]);
  expect(addLines('To add: your names\nAna, product', ['Next hire: Support lead'])).toBe('Ana, product\nNext hire: Support lead');
});

it('draws the sizes of a market as circles, with how they were worked out', () => {
  const size = (key: 'tam' | 'sam' | 'som', amount: number) => ({ key, amount, currency: 'USD', basis: 'top-down, Norway' });
  const lines = toMarketLines([size('som', 180_000_000), size('tam', 36_000_000_000), size('sam', 9_000_000_000)]);
  expect(lines).toEqual([
    'Whole market: $360.0M',
    'Part we can serve: $90.0M',
    'Part we aim for first: $1.8M',
    'Source: our own estimate for a year, top-down, Norway',
  ]);
  expect(readBlocks(lines, 'market').map(({ kind }) => kind)[0]).toBe('circles');
  // A part larger than the whole is no circle inside it.
  expect(toMarketLines([size('tam', 100), size('sam', 200)])).toEqual([]);
  expect(toMarketLines([size('tam', 100)])).toEqual([]);
});

it('sets what is planned on a timeline, the next first', () => {
  const lines = toTimelineLines([
    { key: 'b', title: 'Text reminders', day: '2027-03-31' },
    { key: 'a', title: 'Waiting list', day: '2026-12-15' },
  ]);
  expect(lines).toEqual(['Dec 2026: Waiting list', 'Mar 2027: Text reminders']);
  expect(readBlocks(lines, 'funding').map(({ kind }) => kind)).toEqual(['timeline']);
  expect(toTimelineLines([{ key: 'a', title: 'Alone', day: '2026-12-15' }])).toEqual([]);
});

it('brings people with their roles, and their photos where there are any', () => {
  const person = { key: 'a', name: 'Ana  Reyes', role: 'Product', about: 'Ran reception at two clinics. Lives in Porto.', photo: 'AAAA' };
  const { lines, photos } = toTeamAddition([person, { ...person, name: 'Jo', photo: '', about: '' }, { ...person, role: ' ' }]);
  expect(lines).toEqual(['Ana Reyes, Product: Ran reception at two clinics', 'Jo, Product']);
  expect(photos).toEqual({ 'ana reyes': 'AAAA' });
  expect(readBlocks(lines, 'team').map(({ kind }) => kind)).toEqual(['team']);
  expect(toTeamAddition([{ ...person, photo: '' }])).not.toHaveProperty('photos');
});

it('sets owners in a table, with a second column once a round is planned', () => {
  const stake = (name: string, share: number, after = share, round = '') => ({ key: name, name, share, after, round });
  expect(toStakeRows([stake('Ana | Reis', 0.6), stake('Jo Park', 0.4)])).toEqual(['Owner | Share', 'Ana Reis | 60.0%', 'Jo Park | 40.0%']);
  const lines = toStakeRows([stake('Founders', 1, 0.8, 'Seed'), stake('Investors', 0, 0.2, 'Seed')]);
  expect(lines).toEqual(['Owner | Before | After Seed', 'Founders | 100.0% | 80.0%', 'Investors | 0.0% | 20.0%']);
  expect(readBlocks(lines, 'funding').map(({ kind }) => kind)).toEqual(['table']);
  expect(toStakeRows([stake('Ana', 1)])).toEqual([]);
});

describe('takes so much and no more', () => {
  const stake = (name: string, round = '') => ({ key: name, name, share: 0.1, after: 0.1, round });
  const of = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

  it('eight months of a metric, none of them below zero', () => {
    const year = of(10, (index): [string, number] => [`2026-${String(index + 1).padStart(2, '0')}-15`, index]);
    expect(toChartLines(metric('€', ...year))).toEqual([
      'Mar 2026: €2',
      'Apr 2026: €3',
      'May 2026: €4',
      'Jun 2026: €5',
      'Jul 2026: €6',
      'Aug 2026: €7',
      'Sep 2026: €8',
      'Oct 2026: €9',
    ]);
    expect(toChartLines(metric('', ['2026-06-30', 0], ['2026-07-01', 2], ['2026-08-01', 3]))).toHaveLength(3);
    expect(toChartLines(metric('', ['2026-06-30', -1], ['2026-07-01', 2], ['2026-08-01', 3]))).toEqual([]);
  });

  it('five rivals, with two strengths and two weaknesses each', () => {
    const [head, first, ...others] = toRivalLines(
      of(7, (index) => ({ ...rival(`R${index}`, '', ['fast', 'cheap', 'known']), weaknesses: index === 0 ? ['far', 'slow', 'old'] : [] })),
    );
    expect(head).toBe('Rival | Strong at | Weak at');
    expect(first).toBe('R0 | fast, cheap | far, slow');
    expect(others).toEqual(['R1', 'R2', 'R3', 'R4'].map((name) => `${name} | fast, cheap | –`));
  });

  it('two to eight owners, and a name of a round that fits its column', () => {
    expect([1, 2, 8, 9].map((count) => toStakeRows(of(count, (index) => stake(`${index}`))).length)).toEqual([0, 3, 9, 0]);
    const headOf = (round: string) => toStakeRows([stake('A', round), stake('B', round)])[0];
    expect(headOf('x'.repeat(40))).toBe(`Owner | Before | After ${'x'.repeat(40)}`);
    expect(headOf('x'.repeat(41))).toBe('Owner | Before | After the rounds');
  });

  it('six milestones, and six people with a first sentence of 110 letters', () => {
    expect(toTimelineLines(of(8, (index) => ({ key: `${index}`, title: ` Step ${index}`, day: `2027-0${8 - index}-01` })))).toEqual(
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((month, index) => `${month} 2027: Step ${7 - index}`),
    );
    const person = (about: string) => ({ key: 'a', name: 'Ana', role: 'CEO', about, photo: '' });
    expect(toTeamAddition(of(8, () => person(''))).lines).toHaveLength(6);
    const lineOf = (about: string) => toTeamAddition([person(about)]).lines[0];
    expect(lineOf(`${'x'.repeat(110)}. More`)).toBe(`Ana, CEO: ${'x'.repeat(110)}`);
    expect(lineOf(`${'x'.repeat(111)}. More`)).toBe('Ana, CEO');
  });

  it('sizes of one currency, of which one may be as large as the one before', () => {
    const size = (key: 'tam' | 'sam', amount: number, currency = 'USD') => ({ key, amount, currency, basis: '' });
    expect(toMarketLines([size('tam', 100_00), size('sam', 100_00)]).at(-1)).toBe('Source: our own estimate for a year');
    expect(toMarketLines([size('tam', 100_00), size('sam', 1_00, 'EUR')])).toEqual([]);
  });
});

describe('what other work has for each kind of slide', () => {
  const of = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
  const work = {
    metrics: [metric('', ['2026-06-30', 1], ['2026-07-01', 2], ['2026-08-01', 3])],
    rivals: [rival('Acme', '$9')],
    roles: [{ key: 'r', title: ' Support  lead ', department: '', salary: 0, currency: 'USD' }],
    sizes: (['tam', 'sam'] as const).map((key, index) => ({ key, amount: 500_00 - index, currency: 'USD', basis: '' })),
    members: [{ key: 'a', name: 'Ana', role: 'CEO', about: '', photo: 'AAAA' }],
    milestones: of(2, (index) => ({ key: `${index}`, title: `Step ${index}`, day: `2027-0${index + 1}-01` })),
    stakes: of(2, (index) => ({ key: `${index}`, name: `Owner ${index}`, share: 0.5, after: 0.5, round: '' })),
  };
  const idsFor = (type: Parameters<typeof additionsFor>[0], content = '', given = work) =>
    additionsFor(type, content, given).map(({ id }) => id);

  it('is offered where it belongs and nowhere else', () => {
    expect(idsFor('market')).toEqual(['sizes', 'rivals']);
    expect(idsFor('team')).toEqual(['team', 'stakes', 'r']);
    expect(idsFor('financials')).toEqual(['stakes', 'm']);
    expect(idsFor('traction')).toEqual(['m', 'milestones']);
    expect(idsFor('funding')).toEqual(['stakes', 'milestones']);
    expect(idsFor('solution')).toEqual(['rivals', 'milestones']);
    expect(idsFor('problem')).toEqual(['rivals']);
    expect(idsFor('custom')).toEqual(['stakes', 'm', 'rivals', 'milestones']);
    expect(idsFor('title')).toEqual([]);
    expect(idsFor('appendix')).toEqual([]);
  });

  it('has its words and its faces ready', () => {
    const [team, , hire] = additionsFor('team', '', work);
    expect(team).toEqual({ id: 'team', label: 'The team', lines: ['Ana, CEO'], photos: { ana: 'AAAA' } });
    expect(hire?.lines).toEqual(['Next hire: Support lead']);
  });

  it('is not offered again once it stands there, and never more than six at a time', () => {
    expect(idsFor('team', 'We are few\nAna, CEO')).toEqual(['stakes', 'r']);
    const roles = of(8, (index) => ({ key: `r${index}`, title: `Role ${index}`, department: '', salary: 0, currency: 'USD' }));
    expect(idsFor('team', '', { ...work, roles })).toEqual(['team', 'stakes', 'r0', 'r1', 'r2', 'r3']);
  });

  it('shows a sign before a figure, percent behind it, and at most one decimal', () => {
    const lineOf = (unit: string, value = 1234.56) =>
      toChartLines(metric(unit, ['2026-01-31', value], ['2026-02-28', 1], ['2026-12-31', 2]))[0];
    expect(['€', ' £ ', '%', ' % ', 'clinics', 'US$'].map((unit) => lineOf(unit))).toEqual([
      'Jan 2026: €1,234.6',
      'Jan 2026: £1,234.6',
      'Jan 2026: 1,234.6%',
      'Jan 2026: 1,234.6%',
      'Jan 2026: 1,234.6',
      'Jan 2026: 1,234.6',
    ]);
    expect(toChartLines(metric('', ['2026-01-31', 1], ['2026-02-28', 1], ['2026-12-31', 2])).at(-1)).toBe('Dec 2026: 2');
  });
});
