import { describe, expect, it } from 'vitest';
import { countryIn, saysSomething, stateIn, tidy, toLine } from './typed';

describe('what somebody typed', () => {
  it('becomes one line', () => {
    expect(toLine('  a\n\tb\u00a0 c \uE000\uE003 ')).toBe('a b c');
    expect(tidy('Design of a logo,; : ')).toBe('Design of a logo');
    expect(tidy('Inc.')).toBe('Inc.');
  });

  it('says nothing where it is a mark alone', () => {
    for (const text of ['', ' ', '-', '…', '—.', ',,']) expect([saysSomething(text), tidy(text)]).toEqual([false, '']);
    for (const text of ['0', 'a', '€', '日']) expect([saysSomething(text), tidy(text)]).toEqual([true, text]);
  });
});

describe('a place in a contract', () => {
  it('loses a full stop behind a word, not behind letters that stand for words', () => {
    expect(countryIn('Germany.')).toBe('Germany');
    expect(countryIn('Germany...')).toBe('Germany');
    expect(countryIn('Peru.')).toBe('Peru');
    expect(countryIn('U.S.')).toBe('U.S.');
    expect(countryIn('USA.')).toBe('USA.');
  });

  it('is a state by its two letters, but only in the United States', () => {
    expect(stateIn('or', 'United States')).toBe('Oregon');
    expect(stateIn('CA', 'USA')).toBe('California');
    expect(stateIn('Texas.', 'USA')).toBe('Texas');
    expect(stateIn('ZZ', 'USA')).toBe('ZZ');
    expect(stateIn('OR', 'Germany')).toBe('OR');
    expect(stateIn('', 'USA')).toBe('');
  });
});
