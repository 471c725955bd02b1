import { describe, expect, it } from 'vitest';
import { state, type Convertible, type Round, type Stakeholder } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const ana: Stakeholder = {
  ...(sample.records[0] as Stakeholder),
  id: '1',
  name: 'Ana',
  role: 'Founder',
  grantDate: '2026-11-01',
  cliffPeriod: 12,
  vestingPeriod: 48,
  has83b: false,
};
const seed: Round = { ...(sample.extra.rounds.records[0] as Round), id: '1', name: 'Seed', date: '2026-10-01', investment: 500_00 };
const note: Convertible = {
  ...(sample.extra.convertibles.records[0] as Convertible),
  id: '1',
  name: 'Angel',
  instrument: 'Convertible note',
  maturity: '2027-11-01',
  amount: 100_00,
};
const withOwn = (records: Stakeholder[], rounds: Round[] = [], convertibles: Convertible[] = []) => ({
  ...sample,
  records: [...records, ...sample.records],
  extra: {
    ...sample.extra,
    rounds: { records: [...rounds, ...sample.extra.rounds.records], currency: 'USD' },
    convertibles: { records: [...convertibles, ...sample.extra.convertibles.records], currency: 'USD' },
  },
});

describe('a cap table', () => {
  it('has elections, cliffs, closings and maturities on the agenda', () => {
    expect(shares.agenda(withOwn([ana], [seed], [note]), around)).toEqual([
      { id: 'election 1', day: '2026-12-01', title: 'Last day for the 83(b) election of Ana', isDone: false },
      { id: 'cliff 1', day: '2027-11-01', title: 'The cliff of Ana ends and the first shares vest', isDone: false },
      { id: 'round 1', day: '2026-10-01', title: 'Closing of the round Seed', isDone: true, amount: 500_00 },
      { id: 'maturity 1', day: '2027-11-01', title: 'The convertible note of Angel matures', isDone: false, amount: 100_00 },
    ]);
    expect(shares.agenda(withOwn([{ ...ana, has83b: true, cliffPeriod: 0 }]), around)).toMatchObject([{ id: 'election 1', isDone: true }]);
  });

  it('has nothing there without a day, for a SAFE, or where no election is made', () => {
    const safe = { ...note, instrument: 'Post-money SAFE' as const };
    expect(shares.agenda(withOwn([{ ...ana, grantDate: '' }], [{ ...seed, date: '' }], [safe]), around)).toEqual([]);
    const data = withOwn([{ ...ana, cliffPeriod: 0 }]);
    const settings = { ...data.extra.settings, isWithout83b: true };
    expect(shares.agenda({ ...data, extra: { ...data.extra, settings } }, around)).toEqual([]);
  });

  it('is found by who holds what', () => {
    expect(shares.search(withOwn([ana], [seed], [note]), around)).toEqual([
      { id: '1', title: 'Ana', text: 'Founder' },
      { id: 'round 1', title: 'Seed', text: 'Round' },
      { id: 'convertible 1', title: 'Angel', text: 'Convertible note' },
    ]);
  });

  it('is a sample until the last of its lists is its own', () => {
    const none = { records: [], currency: 'USD' };
    const left = (extra: Partial<typeof sample.extra>) =>
      state.isSample?.({ ...sample, records: [ana], extra: { ...sample.extra, ...extra } });
    expect(left({ rounds: none })).toBe(true);
    expect(left({ convertibles: none })).toBe(true);
    expect(left({ rounds: none, convertibles: none })).toBe(false);
  });
});

describe('who owns the company', () => {
  const alone = (rounds: Round[] = []) => {
    const own = withOwn(
      [
        { ...ana, equityPercentage: 0.6, exactShares: 0 },
        { ...ana, id: '2', name: 'Jo', equityPercentage: 0.4, exactShares: 0 },
      ],
      rounds,
    );
    return {
      ...own,
      records: own.records.slice(0, 2),
      extra: {
        ...own.extra,
        rounds: { records: rounds, currency: 'USD' },
        convertibles: { records: [], currency: 'USD' },
        isFull: false,
      },
    };
  };

  it('is each owner without a round, and each group before and after one', () => {
    expect(shares.offers.stakes?.(alone(), around)).toEqual([
      { key: '1', name: 'Ana', share: 0.6, after: 0.6, round: '' },
      { key: '2', name: 'Jo', share: 0.4, after: 0.4, round: '' },
    ]);
    // 500 on 2,000 before the money: a fifth of the company is sold.
    expect(shares.offers.stakes?.(alone([{ ...seed, valuation: 2_000_00 }]), around)).toEqual([
      { key: 'Founders', name: 'Founders', share: 1, after: 0.8, round: 'Seed' },
      { key: 'Investors', name: 'Investors', share: 0, after: 0.2, round: 'Seed' },
    ]);
  });

  it('is not told of a sample', () => {
    expect(shares.offers.stakes?.(sample, around)).toEqual([]);
  });
});
