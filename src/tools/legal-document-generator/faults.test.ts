import { describe, expect, it } from 'vitest';
import { findFaults } from './faults';
import { emptyAnswers, type Draft } from './model';
import { isEvenSplit, isLoneShare, readProfitSplit } from './profit-split';
import type { TemplateId } from './templates';

const ids = (template: TemplateId, more: Partial<Draft> = {}) =>
  findFaults({ template, answers: { ...emptyAnswers(), ...more }, day: '2026-11-15' }).map(({ id }) => id);
const oregon = { location: 'Oregon', governingLaw: 'location' } as const;
const job = { ...oregon, workLocation: 'Salem, Oregon', engagement: 'employee' } as const;

describe('faults of a document', () => {
  it('are amounts of nothing, without a currency or in another', () => {
    const fees = (text: string) => ids('service-agreement', { ...oregon, fees: text });
    expect([
      fees('$500 in total'),
      fees('0'),
      fees('-500'),
      fees('$ -500'),
      fees('500'),
      fees('€500'),
      fees('500 euros'),
      fees('400-500 dollars'),
      fees(''),
    ]).toEqual([[], ['amount'], ['amount'], ['amount'], ['no-currency'], ['place-currency'], ['place-currency'], [], []]);
    expect(ids('employment-contract', { ...job, salary: '€50,000 a year' })).toEqual(['place-currency']);
    expect(ids('employment-contract', { ...job, workLocation: 'Berlin, Germany', ending: 'notice', salary: '€50,000 a year' })).toEqual([]);
    expect(ids('nda', { ...oregon, fees: '-5', salary: '-5' })).toEqual([]);
    const [fault] = findFaults({
      template: 'service-agreement',
      answers: { ...emptyAnswers(), ...oregon, fees: '1500' },
      day: '2026-11-15',
    });
    expect(fault?.fixes?.[0]?.change).toEqual({ fees: '1,500 USD in total' });
  });

  it('are timelines that end before they start', () => {
    const time = (timeline: string) => ids('service-agreement', { timeline });
    expect([
      time('May 31, 2027 to March 1, 2027'),
      time('from March 1, 2027 until May 31, 2027.'),
      time('March 1 to May 31'),
      time('March 1, 2027 to March 1, 2027'),
      time('soon'),
    ]).toEqual([['timeline'], [], [], [], []]);
  });

  it('are splits that do not add up', () => {
    const split = (profitSplit: string) => ids('partnership-agreement', { profitSplit });
    expect([split('60/40'), split('60/50'), split('60%'), split('2:1'), split('33.3/66.7'), split('equal parts')]).toEqual([
      [],
      ['split-sum'],
      ['split-one'],
      [],
      [],
      [],
    ]);
    expect([
      readProfitSplit('20:20')?.isRatio,
      readProfitSplit('21:20')?.isRatio,
      readProfitSplit('2%:1%')?.isRatio,
      readProfitSplit('in halves'),
    ]).toEqual([true, false, false, undefined]);
    expect([
      isEvenSplit('50/50'),
      isEvenSplit('60/40'),
      isEvenSplit('50% each'),
      isEvenSplit('as agreed'),
      isLoneShare('50 percent.'),
      isLoneShare('50/50'),
    ]).toEqual([true, false, true, false, true, false]);
  });

  it('are clauses that the place of work does not take', () => {
    const has = (id: string, more: Partial<Draft>) => ids('employment-contract', { ...job, ...more }).includes(id);
    expect([
      has('at-will', { ending: 'at-will', workLocation: 'Helena, Montana' }),
      has('at-will', { ending: 'at-will', workLocation: 'Paris, France' }),
      has('at-will', { ending: 'at-will' }),
      has('at-will', { ending: 'notice', workLocation: 'Paris, France' }),
    ]).toEqual([true, true, false, false]);
    const text = (workLocation: string) =>
      findFaults({
        template: 'employment-contract',
        answers: { ...emptyAnswers(), ...job, ending: 'at-will', workLocation },
        day: '',
      }).find(({ id }) => id === 'at-will')?.text;
    expect([text('Helena, Montana')?.startsWith('Montana'), text('Paris, France')?.startsWith('At-will')]).toEqual([true, true]);
    expect(
      ['Fresno, California', 'Duluth, Minnesota', 'Fargo, North Dakota', 'Tulsa, Oklahoma', 'Salem, Oregon'].map((workLocation) =>
        has('non-compete', { nonCompete: true, workLocation }),
      ),
    ).toEqual([true, true, true, true, false]);
    expect([
      has('non-compete', { nonCompete: false, workLocation: 'Fresno, California' }),
      has('non-compete', { nonCompete: true, location: 'California' }),
    ]).toEqual([false, true]);
    expect([
      has('solicit', { nonSolicit: true, workLocation: 'Fresno, California' }),
      has('solicit', { nonSolicit: true }),
      has('solicit', { nonSolicit: false, workLocation: 'Fresno, California' }),
    ]).toEqual([true, false, false]);
    expect(has('non-compete', { nonCompete: true, workLocation: 'Fresno, California', engagement: 'contractor' })).toBe(false);
  });

  it.each([
    ['service-agreement', 'paymentDays', 1, 365],
    ['employment-contract', 'hoursPerWeek', 1, 80],
    ['employment-contract', 'vacationDays', 0, 100],
    ['partnership-agreement', 'withdrawalDays', 1, 730],
  ] as const)('%s: %s lies within its range', (template, name, min, max) => {
    const has = (value: number) => ids(template, { engagement: 'employee', [name]: String(value) }).includes(`range-${name}`);
    expect([has(min - 1), has(min), has(max), has(max + 1)]).toEqual([true, false, false, true]);
  });
});
