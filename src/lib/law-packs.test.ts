import { describe, expect, it } from 'vitest';
import { lawPackFor, sayNotCovered } from './law-packs';

describe('the law of a place', () => {
  it('is one of three, by the names people use', () => {
    for (const law of ['England and Wales', 'Wales', 'England, United Kingdom']) expect(lawPackFor(law)?.name).toBe('England and Wales');
    for (const law of ['Germany', 'Berlin, Germany', 'Deutschland']) expect(lawPackFor(law)?.name).toBe('Germany');
    expect(lawPackFor('France')?.name).toBe('France');
    for (const law of ['Scotland', 'New South Wales, Australia', 'Oregon, United States', 'Austria', '', '[Country]'])
      expect(lawPackFor(law)).toBeUndefined();
  });

  it('says what is missing, and nothing where nothing is', () => {
    expect(sayNotCovered('Oregon, United States')).toBe('');
    expect(sayNotCovered('')).toBe('');
    expect(sayNotCovered('Japan')).toBe('Not covered: rules that hold only in Japan. The clauses are general ones.');
    expect(sayNotCovered('France')).toContain('consumers');
    for (const law of ['Germany', 'France', 'England and Wales']) {
      expect(sayNotCovered(law, 'employment')).toContain(`Not covered for ${law}: `);
      expect(sayNotCovered(law, 'employment')).not.toMatch(/consumer|self-employment|IR35/);
    }
    expect(sayNotCovered('Germany', 'employment')).toContain('Nachweisgesetz');
    for (const law of ['Germany', 'France', 'England'])
      expect(sayNotCovered(law, 'nda')).not.toMatch(/consumer|self-employment|IR35|payment/);
    expect(sayNotCovered('Germany', 'nda')).toContain('GeschGehG');
  });
});
