import fc from 'fast-check';
import { emptyDraft } from '@/lib/fields';
import { readSettings, settingFields, type SettingDraft, type Tier } from './model';

export const around = { today: '2026-11-15', currency: 'USD' };
export const basic: Tier = {
  id: 'sample-basic',
  name: 'Basic',
  monthlyPrice: 999,
  annualPrice: 9999,
  churn: 0.05,
  subscribers: 100,
  growth: 0.1,
  newBy: 'growth',
  newCount: 0,
  cap: 0,
};
export const settingsOf = (change: Partial<SettingDraft> = {}) => readSettings({ ...emptyDraft(settingFields, ''), ...change }, around);
/** What a stored tier may hold, far beyond what the form takes. */
export const anyTier: fc.Arbitrary<Tier> = fc.record({
  id: fc.string({ minLength: 1 }),
  name: fc.string(),
  monthlyPrice: fc.integer({ min: -1e12, max: 1e12 }),
  annualPrice: fc.integer({ min: -1e12, max: 1e12 }),
  churn: fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
  subscribers: fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -1e12, max: 1e12 })),
  growth: fc.oneof(fc.double({ noNaN: true, min: 0, max: 1 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 })),
  newBy: fc.constantFrom('growth', 'number'),
  newCount: fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
  cap: fc.integer({ min: -1e6, max: 1e12 }),
});
