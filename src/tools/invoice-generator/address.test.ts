import { describe, expect, it } from 'vitest';
import { countryCode, countryName, readAddress, writeAddress } from './address';

describe('a country', () => {
  it.each([
    ['de', 'DE'],
    [' Germany ', 'DE'],
    ['Deutschland', 'DE'],
    ['ALLEMAGNE', 'DE'],
    ['España', 'ES'],
    ['EL', 'GR'],
    ['uk', 'GB'],
    ['Northern Ireland', 'XI'],
    ['u.s.a.', 'US'],
    ['Holland', 'NL'],
    ['Atlantis', ''],
    ['XX', ''],
    ['', ''],
  ])('“%s” has the code “%s”', (typed, code) => {
    expect(countryCode(typed)).toBe(code);
  });

  it('is named in English, and by its code where that is none', () => {
    expect([countryName('DE'), countryName('GB'), countryName('ZZ'), countryName('')]).toEqual(['Germany', 'United Kingdom', 'ZZ', '']);
  });
});

describe('the parts of an address', () => {
  const read = (typed: string, country = '') => readAddress(typed, country);

  it('keeps a single line as a line: nothing says that it is a city', () => {
    expect(read('12 Harbor Row')).toEqual({ lines: ['12 Harbor Row'], city: '', postcode: '', region: '', country: '' });
    expect(read('12 Harbor Row, Portland')).toMatchObject({ lines: ['12 Harbor Row'], city: 'Portland' });
    expect(read('10119 Berlin')).toMatchObject({ lines: [], city: 'Berlin', postcode: '10119' });
  });

  it('takes no house number of the first line for a postcode', () => {
    expect(read('1234 Main Street\nSalem')).toMatchObject({ lines: ['1234 Main Street'], city: 'Salem', postcode: '' });
    expect(read('Suite 1200\nSalem')).toMatchObject({ lines: ['Suite 1200'], city: 'Salem', postcode: '' });
  });

  it('finds a postcode on a line of its own, below the city', () => {
    expect(read('1 High Street\nLondon\nSW1A 1AA')).toMatchObject({ lines: ['1 High Street'], city: 'London', postcode: 'SW1A 1AA' });
    expect(read('1 High Street\nDublin\nD02 X285\nIreland')).toMatchObject({ city: 'Dublin', postcode: 'D02 X285', country: 'IE' });
  });

  it('does without a street', () => {
    expect(read('Portland, OR 97201')).toMatchObject({ lines: [], city: 'Portland', region: 'OR', postcode: '97201' });
    expect(read('London, SW1A 1AA')).toMatchObject({ lines: [], city: 'London', postcode: 'SW1A 1AA' });
  });

  it('reads a state only behind a city', () => {
    expect(read('5 Main St\nAustin\nTX 78701-1234')).toMatchObject({
      lines: ['5 Main St'],
      city: 'Austin',
      region: 'TX',
      postcode: '78701-1234',
    });
    expect(read('1 Rue Longue\nMontreal H2X 1Y4')).toMatchObject({ city: 'Montreal', region: '', postcode: 'H2X 1Y4' });
  });

  it('looks for the place from the end, and keeps what stands around it', () => {
    expect(read('Hof 2\n80331 Muenchen\n10119 Berlin')).toMatchObject({ lines: ['Hof 2', '80331 Muenchen'], city: 'Berlin' });
    expect(read('Torstr. 1\n10119 Berlin\nRear building')).toMatchObject({ lines: ['Torstr. 1', 'Rear building'], city: 'Berlin' });
  });

  it('has at most three lines: the third takes the rest', () => {
    expect(read('A\nB\nC\n10119 Berlin').lines).toEqual(['A', 'B', 'C']);
    expect(read('A\nB\nC\nD\n10119 Berlin').lines).toEqual(['A', 'B', 'C, D']);
    expect(read('A\n\n , B,\nC\nD\nE\n10119 Berlin').lines).toEqual(['A', 'B', 'C, D, E']);
  });

  it('believes a country said beside it before the one in it, and that before a letter of the postcode', () => {
    expect(read('Torstr. 1\nD-10119 Berlin\nAustria', 'France').country).toBe('FR');
    expect(read('Torstr. 1\nD-10119 Berlin\nAustria').country).toBe('AT');
    expect(read('Torstr. 1\nD-10119 Berlin', 'Nowhere').country).toBe('DE');
    expect(read('Hauptplatz 1\nCH-8001 Zurich').country).toBe('CH');
    expect(read('Torstr. 1\nD-10119 Berlin\nAustria', 'France').lines).toEqual(['Torstr. 1']);
  });
});

describe('an address from a file', () => {
  const none = { lines: [], city: '', postcode: '', region: '', country: '' };

  it('is written as people of its country write it, without empty lines or gaps', () => {
    expect([
      writeAddress({ lines: ['Torstr. 1', 'Hof 2'], city: 'Berlin', postcode: '10119', region: '', country: 'DE' }),
      writeAddress({ ...none, lines: ['1 High Street'], city: 'London', postcode: 'SW1A 1AA', country: 'GB' }),
      writeAddress({ ...none, city: 'Dublin', postcode: 'D02 X285', country: 'IE' }),
      writeAddress({ ...none, city: 'Portland', region: 'OR', postcode: '97201', country: 'US' }),
      writeAddress({ ...none, city: 'Portland', region: 'OR' }),
      writeAddress({ ...none, region: 'OR', postcode: '97201' }),
      writeAddress({ ...none, city: 'Galway' }),
      writeAddress({ ...none, postcode: '10119' }),
      writeAddress({ ...none, lines: ['Torstr. 1'] }),
      writeAddress({ ...none, lines: ['Torstr. 1'], country: 'DE' }),
      writeAddress(none),
    ]).toEqual([
      'Torstr. 1\nHof 2\n10119 Berlin\nGermany',
      '1 High Street\nLondon SW1A 1AA\nUnited Kingdom',
      'Dublin D02 X285\nIreland',
      'Portland, OR 97201\nUnited States',
      'Portland, OR',
      'OR 97201',
      'Galway',
      '10119',
      'Torstr. 1',
      'Torstr. 1\nGermany',
      '',
    ]);
  });
});
