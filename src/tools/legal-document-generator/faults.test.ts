import { describe, expect, it } from 'vitest';
import { findFaults, openFaults } from './faults';
import { emptyAnswers, fields, sampleAnswers, type Draft } from './model';
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
    // Above nothing begins right above nothing.
    expect([fees('1'), fees('0.5 dollars'), fees('1 US dollar')]).toEqual([['no-currency'], [], []]);
  });

  it('say an amount in full as far as it is certain', () => {
    const offered = (fees: string, location = 'Oregon') => {
      const answers = { ...emptyAnswers(), ...oregon, location, fees };
      return findFaults({ template: 'service-agreement', answers, day: '' }).flatMap(({ text, fixes = [] }) => [
        text,
        ...fixes.map(({ label }) => label),
      ]);
    };
    expect(offered('1500')).toEqual(['The fees are “1500”: in which currency, and for what time?', 'Write “1,500 USD in total”']);
    // Three digits behind a point may be thousands: they stay as they were typed.
    expect(offered('52.000')[1]).toBe('Write “52.000 USD in total”');
    expect(offered('52.00')[1]).toBe('Write “52 USD in total”');
    // Nobody knows what is paid in a place that nobody knows.
    expect(offered('1500', 'Atlantis')).toHaveLength(1);
    expect(offered('€500')).toEqual(['The fees are in EUR, but the place is Oregon, where people pay in USD.']);
    expect(offered('-500')).toEqual(['The fees are -500, which is not above zero.']);
    const salary = (engagement: 'employee' | 'contractor') =>
      findFaults({ template: 'employment-contract', answers: { ...emptyAnswers(), ...job, engagement, salary: '900' }, day: '' }).map(
        ({ text, fixes }) => [text, fixes?.[0]?.change],
      );
    expect(salary('employee')).toEqual([['The salary is “900”: in which currency, and for what time?', { salary: '900 USD a year' }]]);
    expect(salary('contractor')).toEqual([['The fee is “900”: in which currency, and for what time?', { salary: '900 USD in total' }]]);
  });

  it('quote what was typed, cut where it is long', () => {
    const quoted = (count: number) =>
      /“(.*)”/.exec(
        findFaults({ template: 'service-agreement', answers: { ...emptyAnswers(), paymentDays: '9'.repeat(count) }, day: '' })[0]?.text ??
          '',
      )?.[1];
    expect([quoted(40), quoted(41)]).toEqual(['9'.repeat(40), `${'9'.repeat(39)}…`]);
    // The sentence has room for sixty characters of an amount.
    const fees = (count: number) =>
      /are (.*), which/.exec(
        findFaults({ template: 'service-agreement', answers: { ...emptyAnswers(), fees: `-5 ${'a'.repeat(count - 3)}` }, day: '' })[0]
          ?.text ?? '',
      )?.[1];
    expect([fees(60)?.length, fees(61)?.length, fees(61)?.endsWith('a…')]).toEqual([60, 60, true]);
  });

  it('are answers of the sample between one’s own', () => {
    const sample = sampleAnswers();
    const left = (template: TemplateId, answers: Partial<Draft>) =>
      findFaults({ template, answers: { ...emptyAnswers(), ...answers }, day: '' }).find(({ id }) => id === 'sample')?.text;
    const label = fields.otherParty.label;
    expect(left('nda', { companyName: 'Acme', otherParty: sample.otherParty })).toBe(`Still from the sample: ${label}.`);
    expect(left('nda', { companyName: 'Acme', otherParty: 'Borealis' })).toBeUndefined();
    // The sample itself is no work of anybody, and what a document does not print does not count.
    expect(left('nda', sample)).toBeUndefined();
    expect(left('nda', { companyName: 'Acme', partnerOne: sample.partnerOne })).toBeUndefined();
  });

  it('are open until somebody has agreed to their words', () => {
    const made = {
      template: 'service-agreement' as const,
      answers: { ...emptyAnswers(), ...oregon, fees: '0', paymentDays: '0' },
      day: '',
    };
    const texts = findFaults(made).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(openFaults(made)).toHaveLength(2);
    expect(openFaults(made, texts.slice(0, 1)).map(({ text }) => text)).toEqual(texts.slice(1));
  });

  it('are timelines that end before they start', () => {
    const time = (timeline: string) => ids('service-agreement', { timeline });
    expect([
      time('May 31, 2027 to March 1, 2027'),
      time('from March 1, 2027 until May 31, 2027.'),
      time('March 1 to May 31'),
      time('March 1, 2027 to March 1, 2027'),
      time('soon'),
      time('June 1 to May 31, 2027'),
      time('June 1 to May 31'),
      time('May 31, 2027 to March 1, 2027 to April 1, 2027'),
    ]).toEqual([['timeline'], [], [], [], [], ['timeline'], [], []]);
    expect(ids('employment-contract', { engagement: 'employee', timeline: 'May 31, 2027 to March 1, 2027' })).toEqual([]);
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
