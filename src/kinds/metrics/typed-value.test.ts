import { describe, expect, it } from 'vitest';
import { parseNumber } from '@/lib/numbers';
import { settleValue, type ValueContext } from './typed-value';

const dollars: ValueContext = { unit: '', known: [], currency: 'USD' };
const euros: ValueContext = { ...dollars, currency: 'EUR' };

const read = (text: string, context: ValueContext) => {
  const settled = settleValue(text, context);
  const parsed = parseNumber(settled.text);
  return [parsed.ok ? parsed.value : undefined, settled.other?.note, settled.other?.label, settled.other?.text];
};

describe('a value with three digits behind its only mark', () => {
  it('is as large as the figure was before', () => {
    const large = [46_900, 'Read as 46,900.', 'Use 46.9', '46.9'];
    const small = [46.9, 'Read as 46.9.', 'Use 46,900', '46900'];
    expect(read('46.900', { ...dollars, known: [41_000, 43_500, 45_200] })).toEqual(large);
    expect(read('46.900', { ...euros, known: [44.1, 45, 46.2] })).toEqual(small);
    // One typing error among them decides nothing.
    expect(read('46.900', { ...dollars, known: [41_000, 43.5, 45_200] })).toEqual(large);
    expect(read('46,900', { ...dollars, known: [44.1, 45, 46.2] })).toEqual(small);
    expect(read('-46.900', { ...dollars, known: [-40_000] })).toEqual([-46_900, 'Read as -46,900.', 'Use -46.9', '-46.9']);
  });

  it('without a value before it goes by its unit, then by the currency', () => {
    expect(read('46.900', dollars)[0]).toBe(46.9);
    expect(read('46.900', euros)[0]).toBe(46_900);
    expect(read('46.900', { ...dollars, unit: '$' })[0]).toBe(46_900);
    expect(read('46.900', { ...euros, unit: '%' })[0]).toBe(46.9);
    expect(read('46,900', euros)[0]).toBe(46_900);
    // Nothing can be near to zero.
    expect(read('46.900', { ...euros, known: [0] })[0]).toBe(46_900);
  });

  it('is the only one that is asked about', () => {
    for (const text of ['46.9', '46900', '1.234.567', '46.900,50', '0.900', '46.9000', '', 'many', '46.900k']) {
      expect(settleValue(text, { ...euros, known: [5] }), text).toEqual({ text, other: undefined });
    }
  });

  it('can be read in one way only once the other reading was chosen', () => {
    for (const text of ['46.900', '46,900', '1.500', '999,999']) {
      const { other } = settleValue(text, euros);
      expect(settleValue(other?.text ?? '', euros).other).toBeUndefined();
    }
  });
});
