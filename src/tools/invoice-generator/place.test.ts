import { describe, expect, it } from 'vitest';
import { startInvoice, startLine, type Head } from './model';
import { checkPlace } from './place';
import { computeInvoice } from './totals';

const around = { today: '2026-11-16', currency: 'USD' };
const checks = (head: Partial<Head>, rate = '84000') =>
  checkPlace(computeInvoice({ ...startInvoice('1', around, head), lines: [startLine('1', { rate })] }, around));

describe('a currency that is not the one of the place', () => {
  it.each(['Germany', 'Torstr. 1\n10119 Berlin', 'Torstr. 1, 10119 Berlin', 'Torstr. 1\nD-10119 Berlin\nGermany'])(
    'is asked about: %s',
    (companyAddress) => {
      expect(checks({ companyAddress })[0]).toMatchObject({ fixes: [{ label: 'Use EUR', change: { currency: 'EUR' } }] });
      expect(checks({ companyAddress })[0]?.text).toMatch(
        /^The amounts are in USD, but the address is in (Berlin|Germany), where the currency is EUR\.$/,
      );
      expect(checks({ companyAddress, currency: 'EUR' })).toEqual([]);
    },
  );

  it('is fine where one of the two sides pays in it, where no place is known, and before there are amounts', () => {
    expect(checks({ companyAddress: 'Berlin', clientAddress: '5 Main St\nAustin, TX 78701' })).toEqual([]);
    expect(checks({ companyAddress: '12 Harbor Row, Portland' })).toEqual([]);
    expect(checks({ companyAddress: 'Berlin' }, '0')).toEqual([]);
    expect(checks({ clientAddress: 'London' })[0]?.fixes[0]?.label).toBe('Use GBP');
  });
});
