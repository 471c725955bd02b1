import { describe, expect, it } from 'vitest';
import { monthsIn, otherIn, toEntry } from './register-entry';
import { make } from './test-data';

describe('a document as an entry of the register', () => {
  it('names the other side that its template asks for', () => {
    const answers = {
      ...make('nda').answers,
      otherParty: ' Borealis ',
      clientName: 'Harbor Press',
      employeeName: 'Ana Ruiz',
      partnerTwo: 'Morgan',
    };
    expect(
      (['nda', 'service-agreement', 'employment-contract', 'partnership-agreement'] as const).map((template) => otherIn(template, answers)),
    ).toEqual(['Borealis', 'Harbor Press', 'Ana Ruiz', 'Morgan']);
    expect([otherIn('nda', { ...answers, otherParty: '  ' }), otherIn('privacy-policy', answers)]).toEqual(['', '']);
  });

  it('reads how long a duty lasts, where that is a plain number of months or years', () => {
    const read = ['18 months', '1 year', ' 2 Years. ', 'one year', 'two months', 'three years', 'five years', 'ten months', '999 months'];
    expect(read.map(monthsIn)).toEqual([18, 12, 24, 12, 2, 36, 60, 10, 999]);
    const unread = ['', '0 years', 'four years', '1000 months', '6 weeks', '2 years after the end', 'two', 'for ever'];
    expect(unread.map(monthsIn)).toEqual(unread.map(() => undefined));
  });

  it('ends the day before the same day, and only where both its start and its length are certain', () => {
    const ends = (duration: string, effectiveDate: string) => toEntry(make('nda', { duration, effectiveDate })).ends;
    expect([
      ends('1 year', '2026-03-01'),
      ends('2 years', '2026-03-01'), // 2028 is a leap year
      ends('one month', '2026-11-15'),
      ends('2 years', ''),
      ends('as long as needed', '2026-03-01'),
    ]).toEqual(['2027-02-28', '2028-02-29', '2026-12-14', '', '']);
    // How long a duty of secrecy lasts says nothing of another document.
    expect(
      toEntry(make('service-agreement', { duration: '1 year', effectiveDate: '2026-03-01', clientName: 'Harbor Press' })),
    ).toMatchObject({
      title: 'Service Agreement',
      party: 'Harbor Press',
      ends: '',
      renews: 'no',
    });
  });
});
