import { expect, it } from 'vitest';
import { setMonthFirst } from './dates';
import { adviserIn, formatLegalDay, insideSentence, lawAt } from './legal-words';

it.each([
  ['Oregon, United States', 'January 11, 2027', 'a qualified attorney'],
  ['Ontario, Canada', 'January 11, 2027', 'a qualified lawyer'],
  ['England and Wales', '11 January 2027', 'a qualified solicitor'],
  ['Scotland, United Kingdom', '11 January 2027', 'a qualified solicitor'],
  ['Ireland', '11 January 2027', 'a qualified solicitor'],
  ['Germany', '11 January 2027', 'a qualified lawyer'],
  ['France', '11 January 2027', 'a qualified lawyer'],
])('%s writes %s and asks %s', (law, day, adviser) => {
  for (const isFirst of [true, false]) {
    setMonthFirst(isFirst);
    expect(formatLegalDay('2027-01-11', law)).toBe(day);
  }
  setMonthFirst(false);
  expect(adviserIn(law)).toBe(adviser);
});

it('goes by the reader where no law is named', () => {
  expect([formatLegalDay('2027-01-11', ''), adviserIn(''), formatLegalDay('', 'France')]).toEqual([
    '11 January 2027',
    'a qualified attorney',
    '',
  ]);
});

it('puts a comma behind the year where a sentence goes on', () => {
  expect([insideSentence('January 11, 2027'), insideSentence('11 January 2027')]).toEqual(['January 11, 2027,', '11 January 2027']);
});

it('an address names its law by its last line, or by a British postcode', () => {
  expect(lawAt('5 Mill Lane\n Leeds LS1 4AP')).toBe('5 Mill Lane, Leeds LS1 4AP, United Kingdom');
  expect(lawAt('5 Mill Lane\nLeeds LS1 4AP\nUnited Kingdom')).toBe('5 Mill Lane, Leeds LS1 4AP, United Kingdom');
  expect(lawAt('1 Main St\nAustin, TX 78701')).toBe('1 Main St, Austin, TX 78701');
  expect(lawAt('Rue 5\nLyon')).toBe('Rue 5, Lyon');
});
