import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/lib/fields';
import { formatChurn } from './economics';
import { revenueFiles } from './files';
import {
  annualSaving,
  fields,
  fillAnnualPrice,
  goalFields,
  nameTiers,
  readDiscount,
  readSettings,
  settingFields,
  state,
  suggestAnnualPrice,
  tierIdentity,
  tiersOf,
  typeSuggestion,
  type Tier,
} from './model';
import { around, basic } from './test-data';

describe('every file on offer', () => {
  const own: Tier = { ...basic, id: 'own', name: 'Pro' };
  const settings = readSettings(state.start(around).extra.settings, around);
  it.each([
    ['samples', [basic], true],
    ['tiers of one’s own', [own], false],
    ['both', [own, basic], false],
    ['an edited sample', [{ ...basic, isEdited: true as const }], false],
  ])('can be made from %s', async (_what, tiers, isSample) => {
    for (const offer of revenueFiles(tiers, settings, 'USD')) {
      expect(offer.name.startsWith('sample-')).toBe(isSample);
      expect((await offer.make()).size).toBeGreaterThan(0);
    }
  });
});

describe('churn', () => {
  it('has two decimals at most', () => {
    expect([0.10338164, 0.05, 0.0333333, 0].map(formatChurn)).toEqual(['10.34%', '5%', '3.33%', '0%']);
  });
});

describe('tiers', () => {
  it('start with the sample tier Basic', () => {
    expect(state.start(around).records).toEqual([basic]);
    expect(basic).toMatchObject({ name: 'Basic', monthlyPrice: 999, annualPrice: 9999, churn: 0.05, subscribers: 100, growth: 0.1 });
  });

  it('ask for churn of 5 and growth of 10 unless told otherwise', () => {
    expect(emptyDraft(fields, '')).toMatchObject({ churn: '5', growth: '10', newBy: 'growth' });
    expect(emptyDraft(settingFields, '')).toMatchObject({ discount: '20', months: '24', monthlyShare: '70', roundsMonthly: false });
    expect(settingFields.months.options).toEqual(['12', '24', '36', '48', '60']);
    expect(emptyDraft(goalFields, '')).toEqual({ target: '50,000', lever: 'churn', tierId: '' });
  });

  it('get an annual price of twelve months less the discount', () => {
    // 9.99 × 12 = 119.88; less 20% = 95.904, so 95.90.
    expect(suggestAnnualPrice(999, 20)).toBe(9590);
    // 10 × 12 = 120; less 0, 100 and 33%: 120, 0 and 80.40.
    expect([0, 100, 33].map((discount) => suggestAnnualPrice(1000, discount))).toEqual([12_000, 0, 8040]);
    expect(typeSuggestion(999, 20, 'USD')).toBe('95.90');
    expect(typeSuggestion(1000, 20, 'JPY')).toBe('9600');
    expect(typeSuggestion(0, 20, 'USD')).toBe('');
    expect(fillAnnualPrice({ ...basic, annualPrice: 0 }, 20).annualPrice).toBe(9590);
    expect(fillAnnualPrice(basic, 20).annualPrice).toBe(9999);
  });

  it('say what paying by the year saves', () => {
    // 99.99 of 119.88 is 83.408%, a saving of 16.59%.
    expect(annualSaving(basic)).toBeCloseTo(0.165916, 6);
    expect(annualSaving({ ...basic, annualPrice: 99_999 })).toBe(0);
    expect(annualSaving({ ...basic, monthlyPrice: 0 })).toBe(0);
  });

  it('with one name are told apart', () => {
    expect(nameTiers([basic, basic, { ...basic, name: ' ' }])).toEqual(['Basic', 'Basic (2)', 'Unnamed tier']);
    expect(tierIdentity({ ...basic, id: 'x', name: 'BASIC' })).toBe(tierIdentity(basic));
    expect(tierIdentity({ ...basic, growth: 0.11 })).not.toBe(tierIdentity(basic));
  });

  it('keep the face value of prices in another currency', () => {
    const plan = { records: [basic], currency: 'USD', settings: emptyDraft(settingFields, '') };
    expect(tiersOf(plan, 'JPY')[0]).toMatchObject({ monthlyPrice: 10, annualPrice: 100 });
  });
});

describe('the annual discount', () => {
  it('is a whole number from 0 to 100 and otherwise 0', () => {
    expect(['0', '20', '100', ' 35% ', ''].map((typed) => readDiscount(typed).value)).toEqual([0, 20, 100, 35, 0]);
    for (const typed of ['abc', '-1', '101', '1e9', '20.5.1']) {
      expect(readDiscount(typed).value).toBe(0);
      expect(readDiscount(typed).problem).toContain('It counts as 0.');
    }
    expect(readDiscount('20.5')).toEqual({ value: 20, note: '20.5 is read as 20.' });
  });

  it('is read so whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { value } = readDiscount(typed);
        expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        expect(readSettings({ ...emptyDraft(settingFields, ''), discount: typed }, around).discount).toBe(value);
      }),
    );
  });
});
