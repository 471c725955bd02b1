import { describe, expect, it } from 'vitest';
import type { ContractType } from './content';
import { findFaults } from './faults';
import type { Draft } from './fields';
import { factsOf, make } from './test-data';

const numbers = [
  'confidentialYears',
  'lateFeeRate',
  'nonSolicitMonths',
  'nonCompeteMonths',
  'noticeDays',
  'acceptDays',
  'exitDays',
  'exclusiveDays',
  'vestingYears',
  'cliffMonths',
] as const;
const unread = Object.fromEntries(numbers.map((name) => [name, 'many']));
const off: Partial<Draft> = {
  confidentiality: false,
  lateFee: false,
  nonSolicit: false,
  nonCompete: false,
  cancellationTerms: '',
  endDate: '',
};
const on: Partial<Draft> = { confidentiality: true, lateFee: true, nonSolicit: true, nonCompete: true };
const rangesIn = (type: ContractType, more: Partial<Draft> = {}) =>
  findFaults(factsOf(make(type, { ...unread, ...off, ...more })))
    .filter(({ id }) => id.startsWith('range-'))
    .map(({ id }) => id.slice('range-'.length));

describe('a number is asked about only where the contract prints it', () => {
  it.each<[ContractType, string, Partial<Draft>, string[]]>([
    ['service', 'with nothing switched on', {}, ['noticeDays', 'acceptDays']],
    ['service', 'with all switched on', on, ['confidentialYears', 'lateFeeRate', 'nonSolicitMonths', 'noticeDays', 'acceptDays']],
    ['service', 'with terms of its own for ending it', { cancellationTerms: 'Any time' }, ['acceptDays']],
    ['service', 'for rented items until a day', { rental: 'yes', endDate: '2027-03-31' }, ['acceptDays']],
    ['service', 'for rented items without an end', { rental: 'yes' }, ['noticeDays', 'acceptDays']],
    ['consulting', 'that delivers nothing', { deliverables: '' }, ['noticeDays']],
    [
      'consulting',
      'that delivers something',
      { ...on },
      ['confidentialYears', 'lateFeeRate', 'nonSolicitMonths', 'nonCompeteMonths', 'noticeDays', 'acceptDays'],
    ],
    ['nda', 'which is about nothing else', {}, ['confidentialYears']],
    ['subscription', 'without an end', {}, ['noticeDays', 'exitDays']],
    ['subscription', 'that ends', { endDate: '2027-03-31', renewal: 'no' }, ['exitDays']],
    ['subscription', 'that renews', { endDate: '2027-03-31', renewal: 'year' }, ['noticeDays', 'exitDays']],
    ['equipment', 'until a day', { endDate: '2027-03-31' }, ['acceptDays']],
    ['equipment', 'without an end', {}, ['noticeDays', 'acceptDays']],
    ['pilot', 'with nothing switched on', {}, ['noticeDays', 'exitDays']],
    ['intent', 'which nobody has to end', {}, ['exclusiveDays']],
    ['founders', 'with nothing switched on', {}, ['noticeDays', 'vestingYears', 'cliffMonths']],
    ['safe', 'which has none', {}, []],
    ['employment', 'at will', { ending: 'at-will' }, []],
    ['employment', 'with notice', { ending: 'notice' }, ['noticeDays']],
  ])('%s %s', (type, _, more, expected) => {
    expect(rangesIn(type, more)).toEqual(expected);
  });

  it('is fine at both ends and refused beyond them, with the usual one at hand', () => {
    const faultOf = (noticeDays: string) =>
      findFaults(factsOf(make('service', { ...off, noticeDays }))).find(({ id }) => id === 'range-noticeDays');
    for (const typed of ['', '1', '365']) expect(faultOf(typed)).toBeUndefined();
    for (const typed of ['0', '366', 'a month']) expect(faultOf(typed)?.isFault).toBe(true);
    expect(faultOf('0')).toMatchObject({
      text: 'Notice to end (days): “0” isn’t a number from 1 to 365.',
      fixes: [{ label: 'Make it 30', change: { noticeDays: '30' } }],
    });
    expect(faultOf('x'.repeat(40))?.text).toContain(`“${'x'.repeat(40)}”`);
    expect(faultOf('x'.repeat(41))?.text).toContain(`“${'x'.repeat(39)}…”`);
  });
});
