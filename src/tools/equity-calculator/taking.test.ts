import { describe, expect, it } from 'vitest';
import { state } from './model';
import { planRounds, toRoundLines } from './taking';

const around = { today: '2026-11-17', currency: 'USD' };
const source = { doc: 'd1', tool: 'Other', name: '' };
const line = { key: 'r1', name: 'Seed', amount: 400_000_00, currency: 'USD', isOpen: true, day: '2027-03-01' };
const priced = { ...line, instrument: 'priced' as const, preMoney: 2_000_000_00, cap: 0, discount: 0 };
const safe = { ...line, key: 'r2', name: 'SAFE', instrument: 'safe' as const, preMoney: 0, cap: 5_000_000_00, discount: 0.2 };

describe('rounds that are tracked elsewhere', () => {
  const start = state.start(around);
  const taken = planRounds(start, [priced, safe, { ...priced, key: 'r3', preMoney: 0 }], source, around);

  it('become rounds and convertibles; one without a price of shares is none', () => {
    expect(taken.names).toEqual(['Seed', 'SAFE']);
    expect(taken.data.extra.rounds.records).toMatchObject([{ investment: 400_000_00, valuation: 2_000_000_00, date: '2027-03-01' }]);
    expect(taken.data.extra.convertibles.records).toMatchObject([
      { instrument: 'Post-money SAFE', amount: 400_000_00, cap: 5_000_000_00, discount: 0.2 },
    ]);
  });

  it('keep what only the cap table asks for, and are not taken back from where they went', () => {
    const [round] = taken.data.extra.rounds.records;
    const edited = {
      ...taken.data,
      extra: { ...taken.data.extra, rounds: { currency: 'USD', records: round ? [{ ...round, multiple: 2 }] : [] } },
    };
    const later = planRounds(edited, [{ ...priced, amount: 500_000_00 }], source, around);
    expect(later.changed).toEqual(['Seed']);
    expect(later.data.extra.rounds.records).toMatchObject([{ investment: 500_000_00, multiple: 2 }]);
    const offered = toRoundLines(taken.data, around);
    expect(offered.map(({ key, isOpen }) => [key, isOpen])).toEqual([
      ['round-d1-r1', true],
      ['convertible-d1-r2', true],
    ]);
    const echoed = offered.map((one) => ({ ...one, key: `d0-${one.key}` }));
    expect(planRounds(taken.data, echoed, { ...source, doc: 'd9' }, around).names).toEqual([]);
  });
});
