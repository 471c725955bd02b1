import { describe, expect, it } from 'vitest';
import { toConvertible, toNumeric, toVestingTerms } from './ocf-terms';
import { holder, safe } from './test-data';

const money = (minor: number) => ({ cents: minor });
/** The mechanism by which it converts, as the file has it. */
const mechanismOf = (...[id, amount, cap, more]: Parameters<typeof safe>) => {
  const item = toConvertible(safe(id, amount, cap, more), money, '2026-01-01') as {
    conversion_triggers: { conversion_right: { conversion_mechanism: Record<string, unknown> } }[];
  };
  return item.conversion_triggers[0]?.conversion_right.conversion_mechanism;
};

describe('numbers of the format', () => {
  it.each([
    [0, '0'],
    [100, '100'],
    [0.2, '0.2'],
    [1e-9, '0.000000001'],
    [1e12, '1000000000000'],
  ])('%d is written %s', (value, text) => {
    expect(toNumeric(value)).toBe(text);
  });
});

describe('a SAFE or note in the format', () => {
  it('has the terms it has, and no others', () => {
    expect(mechanismOf('s', 1, 0)).toEqual({ type: 'SAFE_CONVERSION', conversion_timing: 'POST_MONEY', conversion_mfn: false });
    expect(mechanismOf('s', 1, 50, { instrument: 'Pre-money SAFE', discount: 0.15, isMfn: true })).toEqual({
      type: 'SAFE_CONVERSION',
      conversion_timing: 'PRE_MONEY',
      conversion_mfn: true,
      conversion_valuation_cap: { cents: 5000 },
      conversion_discount: '0.15',
    });
  });

  it('bears interest as a note does, up to the 100% the format can say', () => {
    const note = { instrument: 'Convertible note' } as const;
    const told = (interest: number) => mechanismOf('n', 1, 0, { ...note, interest })?.type;
    expect(mechanismOf('n', 1, 0, { ...note, interest: 0.08 })?.interest_rates).toEqual([
      { rate: '0.08', accrual_start_date: '2026-01-01' },
    ]);
    expect([0, 1, 1.01].map(told)).toEqual(['CONVERTIBLE_NOTE_CONVERSION', 'CONVERTIBLE_NOTE_CONVERSION', 'CUSTOM_CONVERSION']);
    // A SAFE bears none, whatever was typed.
    expect(mechanismOf('s', 1, 0, { interest: 2 })?.type).toBe('SAFE_CONVERSION');
  });

  it.each([
    [0, 0, 'the round price'],
    [10, 0, 'the price at its valuation cap and the round price'],
    [0, 0.2, 'the round price less 20% and the round price'],
    [10, 0.2, 'the price at its valuation cap, the round price less 20% and the round price'],
  ])('beyond 100% says in words how it converts: cap %d, discount %d', (cap, discount, ways) => {
    const { custom_conversion_description: said } =
      mechanismOf('n', 1, cap, { instrument: 'Convertible note', interest: 1.5, discount }) ?? {};
    expect(said).toBe(`Simple interest of 150% a year, actual days over 365, converts with the principal, at the lowest of ${ways}.`);
  });
});

describe('vesting in the format', () => {
  it.each([
    {
      vestingPeriod: 48,
      cliffPeriod: 12,
      steps: [
        [12, 1, '12/48'],
        [1, 36, '1/48'],
      ],
    },
    {
      vestingPeriod: 48,
      cliffPeriod: 0,
      steps: [
        [1, 1, '1/48'],
        [1, 47, '1/48'],
      ],
    },
    {
      vestingPeriod: 13,
      cliffPeriod: 12,
      steps: [
        [12, 1, '12/13'],
        [1, 1, '1/13'],
      ],
    },
    // All of it at the cliff, also where that comes later.
    { vestingPeriod: 12, cliffPeriod: 12, steps: [[12, 1, '12/12']] },
    { vestingPeriod: 12, cliffPeriod: 24, steps: [[24, 1, '12/12']] },
  ])('over $vestingPeriod months with a cliff of $cliffPeriod', ({ vestingPeriod, cliffPeriod, steps }) => {
    const terms = toVestingTerms('v', holder('a', 1, { vestingPeriod, cliffPeriod })) as {
      name: string;
      vesting_conditions: {
        id: string;
        portion?: { numerator: string; denominator: string };
        trigger: { period?: { length: number; occurrences: number } };
        next_condition_ids: string[];
      }[];
    };
    expect(terms.name).toBe(`${vestingPeriod} months, ${cliffPeriod} months cliff`);
    const [start, ...later] = terms.vesting_conditions;
    expect(start).toMatchObject({ id: 'start', quantity: '0', next_condition_ids: ['cliff'] });
    expect(
      later.map(({ portion, trigger: { period } }) => [
        period?.length,
        period?.occurrences,
        `${portion?.numerator}/${portion?.denominator}`,
      ]),
    ).toEqual(steps);
    // Each leads to the next, and the last to nothing.
    expect(later.map(({ next_condition_ids }) => next_condition_ids)).toEqual(steps.length > 1 ? [['monthly'], []] : [[]]);
  });
});
