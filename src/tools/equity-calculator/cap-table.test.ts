import { describe, expect, it } from 'vitest';
import { computeCapTable, interestOf, waysOf } from './cap-table';
import { computeFigures, toDilution } from './compare';
import { formatPrice } from './format';
import { hasDeeperTerms } from './model';
import { convertAtCaps, headlineOf, toPending } from './outstanding';
import { solveRound, type RoundTerms } from './priced-round';
import { dollars, holder, inputsOf, round, safe } from './test-data';
import { toWorkbook } from './workbook';

const note = (more: Parameters<typeof safe>[3]) => safe('n', 1000, 0, { instrument: 'Convertible note', interest: 0.1, ...more });

describe('interest', () => {
  it.each([
    // $1,000 at 10%: 365 days are $100, 73 days $20.
    ['of a year', { issued: '2025-01-01' }, '2026-01-01', 100],
    ['of 73 days', { issued: '2025-01-01' }, '2025-03-15', 20],
    ['on the day of issue', { issued: '2025-01-01' }, '2025-01-01', 0],
    ['before the issue', { issued: '2025-01-02' }, '2025-01-01', 0],
    ['without a day of issue', { issued: '' }, '2026-01-01', 0],
    ['without a day to count to', { issued: '2025-01-01' }, '', 0],
    ['of a SAFE', { issued: '2025-01-01', instrument: 'Post-money SAFE' }, '2026-01-01', 0],
    ['of half a per cent', { issued: '2025-01-01', interest: 0.005 }, '2026-01-01', 5],
    ['below nothing', { issued: '2025-01-01', interest: -1 }, '2026-01-01', 0],
    ['beyond 1,000%, the most that is counted', { issued: '2025-01-01', interest: 12 }, '2026-01-01', 10_000],
    ['on less than nothing', { issued: '2025-01-01', amount: -100 }, '2026-01-01', 0],
  ] as const)('%s', (_, more, until, amount) => {
    expect(interestOf(note(more), until)).toBe(dollars(amount));
  });
});

describe('the ways in which a SAFE or note converts', () => {
  it('are its cap and its discount, each only where there is one', () => {
    expect(waysOf(safe('s', 1, 0), [])).toEqual([]);
    expect(waysOf(safe('s', 1, 5, { discount: 0.2 }), [])).toEqual([
      { by: 'post-money cap', cap: 500 },
      { by: 'discount', discount: 0.2 },
    ]);
    expect(waysOf(safe('s', 1, 5, { instrument: 'Pre-money SAFE' }), [])).toEqual([{ by: 'pre-money cap', cap: 500 }]);
    expect(waysOf(note({ cap: 500, discount: 0.95 }), [])).toEqual([
      { by: 'pre-money cap', cap: 500 },
      { by: 'discount', discount: 0.9 },
    ]);
  });

  it.each([
    ['later', '2026-02-01', 1],
    ['the same day', '2026-01-01', 1],
    ['nobody knows when', '', 1],
    ['earlier', '2025-12-31', 0],
  ])('with MFN are also those of a SAFE issued %s', (_, issued, count) => {
    const mfn = safe('m', 1, 0, { isMfn: true, issued: '2026-01-01' });
    const other = safe('o', 1, 5, { issued });
    expect(waysOf(mfn, [mfn, other])).toHaveLength(count);
    // Without the clause, and for a note, they are not.
    expect(waysOf({ ...mfn, isMfn: false }, [mfn, other])).toEqual([]);
    expect(waysOf({ ...mfn, instrument: 'Convertible note' }, [mfn, other])).toEqual([]);
    // Nor are those of a note.
    expect(waysOf(mfn, [mfn, { ...other, instrument: 'Convertible note' }])).toEqual([]);
    expect(waysOf({ ...mfn, issued: '' }, [other])).toHaveLength(1);
  });
});

describe('limits of the cap table', () => {
  it('count nobody as less than nothing', () => {
    const table = computeCapTable(
      inputsOf({ stakeholders: [holder('a', -0.5), holder('b', 0.1)], settings: { pool: -5, promised: -5 } }),
      true,
    );
    expect(table.rows.map(({ id, shares }) => [id, shares])).toEqual([
      ['a', 0],
      ['b', 1_000_000],
      ['unallocated', 9_000_000],
    ]);
    const none = computeCapTable(inputsOf({ stakeholders: [holder('a', 0.5)], settings: { totalShares: -1 } }), true);
    expect(none).toMatchObject({ total: 0, basis: 0, unallocated: 0, rows: [{ id: 'a', shares: 0, fraction: null }] });
  });

  it('keep an exact number of shares, however small', () => {
    const table = computeCapTable(inputsOf({ stakeholders: [holder('a', 0.5, { exactShares: 1 })] }), false);
    expect(table.sharesOf.get('a')).toBe(1);
  });

  it('take percentages before a round from the total without promised options', () => {
    const inputs = inputsOf({
      stakeholders: [holder('a', 0.5), holder('b', 0.1, { afterRound: 'A' })],
      rounds: [round('A', 1, 1)],
      settings: { totalShares: 1000, pool: 100, promised: 300 },
    });
    const table = computeCapTable(inputs, true);
    // 200 promised beyond the pool: 1,200 in all, doubled by the round. 50% is of 1,000, 10% after the round of 2,400.
    expect([...table.sharesOf.values()]).toEqual([500, 240]);
    expect(table).toMatchObject({
      total: 2400,
      basis: 2400,
      start: { total: 1200, holdings: { Founders: 500, 'Pool and unallocated': 700 } },
    });
    // 1,000 less 100 of pool, less 500, less 240.
    expect(table.unallocated).toBe(160);
  });

  it('convert only what is there when the round closes', () => {
    const converted = (issued: string, date: string, amount = 100) =>
      computeCapTable(inputsOf({ convertibles: [safe('s', amount, 0, { issued })], rounds: [round('A', 100, 1000, { date })] }), true)
        .steps[0]?.converted.length;
    expect(converted('2026-01-01', '2026-01-01')).toBe(1);
    expect(converted('2026-01-02', '2026-01-01')).toBe(0);
    expect(converted('', '2026-01-01')).toBe(1);
    expect(converted('2026-01-02', '')).toBe(1);
    expect(converted('', '', 0)).toBe(0);
  });

  it('cut a pool target at 90%', () => {
    const pooled = (poolTarget: number) =>
      computeCapTable(inputsOf({ rounds: [round('A', 1, 99, { poolTarget, poolPlace: 'Post-money' })] }), true);
    // 10,000,000 / 99% are 10,101,010.1 shares before the pool, which is nine times as many.
    expect(pooled(0.9).steps[0]).toMatchObject({ newShares: 101_010, poolIncrease: 90_909_091 });
    expect(pooled(1.5).total).toBe(pooled(0.9).total);
    expect(pooled(-1).steps[0]?.poolIncrease).toBe(0);
  });

  it('leave a round that cannot be worked out as it was', () => {
    const table = computeCapTable(
      inputsOf({ stakeholders: [holder('a', 1)], rounds: [round('A', 0, 5), round('B', 1, 4, { name: ' ' })] }),
      true,
    );
    expect(table.steps[0]).toMatchObject({
      before: 10_000_000,
      after: 10_000_000,
      newShares: 0,
      price: null,
      capitalisation: 10_000_000,
      poolIncrease: 0,
      converted: [],
      problem: 'Investment and valuation must be above 0.',
    });
    expect(table.rows.map(({ name, shares }) => [name, shares])).toEqual([
      ['a', 10_000_000],
      ['Round: A investors', 0],
      ['Round: Unnamed investors', 2_500_000],
    ]);
    // It dilutes nobody, and has no place among those that do.
    expect(toDilution(table).map(({ before, after }) => [before, after])).toEqual([[1, 0.8]]);
    expect(computeFigures(inputsOf({ rounds: [round('A', 1, 4), round('B', 0, 5)] }))).toMatchObject({
      lastPrice: 4e-5,
      lastPostMoney: dollars(5),
    });
  });

  it.each([
    [{ convertibles: [safe('s', 1, 1)] }, true],
    [{ settings: { pool: 1 } }, true],
    [{ settings: { promised: 1 } }, true],
    [{ rounds: [round('A', 1, 5), round('B', 1, 5, { poolTarget: 0.01 })] }, true],
    [{ rounds: [round('A', 1, 5)] }, false],
  ])('%#: know what the plain formula leaves out', (parts, isDeeper) => {
    expect(hasDeeperTerms(inputsOf(parts))).toBe(isDeeper);
  });

  it('have no share of nothing', () => {
    expect(computeFigures(inputsOf({ settings: { totalShares: 0 } }))).toMatchObject({
      owned: { Founders: null, Team: null, Investors: null, 'Pool and unallocated': null },
      lastPrice: null,
      lastPostMoney: null,
    });
    expect(computeFigures(inputsOf({ stakeholders: [holder('a', 1)], settings: { totalShares: 1 } })).owned.Founders).toBe(1);
  });
});

describe('a round that cannot be worked out', () => {
  const terms: RoundTerms = {
    shares: 100,
    available: 0,
    valuation: 100,
    investment: 100,
    poolTarget: 0,
    poolPlace: 'Pre-money',
    claims: [],
  };
  const claims = [{ id: 's', amount: 200, ways: [] }];
  const whole = (parts: string) =>
    `At this valuation ${parts} would take the whole company, so nothing is left to price. Raise the valuation or lower them.`;
  it.each([
    ['no shares', { shares: 0 }, 'There are no shares yet. Enter Total Shares.'],
    ['no valuation', { valuation: 0 }, 'Investment and valuation must be above 0.'],
    ['no investment', { investment: 0 }, 'Investment and valuation must be above 0.'],
    ['claims beyond the valuation', { claims }, whole('the SAFEs and notes')],
    ['a pool beyond the valuation', { poolTarget: 0.6 }, whole('the pool')],
    ['both', { claims, poolTarget: 0.1 }, whole('the SAFEs and notes and the pool')],
    ['too many shares', { investment: 1e15 }, 'More shares than can be counted. Check the investment and the valuation.'],
  ])('says why: %s', (_, more, reason) => {
    expect(solveRound({ ...terms, ...more })).toEqual({ ok: false, reason });
  });

  it('is not one of a single share or cent', () => {
    expect(solveRound({ ...terms, shares: 1, valuation: 1, investment: 1 })).toMatchObject({
      ok: true,
      outcome: { newShares: 1, price: 1 },
    });
  });

  it('gives what has no amount no shares and no price', () => {
    expect(solveRound({ ...terms, claims: [{ id: 's', amount: 0, ways: [] }] })).toMatchObject({
      outcome: { conversions: [{ id: 's', shares: 0, price: 0 }] },
    });
  });
});

describe('SAFEs and notes that wait for a round', () => {
  const at = (...convertibles: ReturnType<typeof safe>[]) => convertAtCaps(convertibles, 900, '2026-01-01');

  it('hold at their caps what these promise', () => {
    // 10% of all is 100 beside 900; a pre-money cap of $10 for $1 is a tenth of the 900.
    expect(at(safe('a', 1, 10))).toMatchObject([{ shares: 100, isCapped: true, amount: 100, discount: 0 }]);
    expect(at(safe('a', 1, 10, { instrument: 'Pre-money SAFE' }))).toMatchObject([{ shares: 90, isCapped: true }]);
    // Together: (900 + 90) / (1 - 10%) = 1,100, a tenth of which is 110.
    expect(at(safe('a', 1, 10), safe('b', 1, 10, { instrument: 'Pre-money SAFE' }))).toMatchObject([{ shares: 110 }, { shares: 90 }]);
  });

  it('hold most of the company up to a point, and nothing that can be said beyond it', () => {
    // Half of all is as much as the 900; 99.8% is 499 times as much.
    expect([at(safe('a', 5, 10))[0]?.shares, at(safe('a', 9.98, 10))[0]?.shares]).toEqual([900, 449_100]);
    // At 99.9% and more the caps promise the whole company away.
    expect([at(safe('a', 9.99, 10))[0]?.shares, at(safe('a', 5, 10), safe('b', 6, 10)).map(({ shares }) => shares)]).toEqual([
      null,
      [null, null],
    ]);
    expect(at(safe('a', 1, 0))).toMatchObject([{ shares: null, isCapped: false }]);
  });

  it('hold what the examples of the Y Combinator user guide and of CYT Law say', () => {
    const sharesOf = (...safes: [amount: number, cap: number][]) => {
      const found = convertAtCaps(
        safes.map(([amount, cap], index) => safe(String(index), amount, cap)),
        10_000_000,
        '2026-01-01',
      ).map(({ shares }) => shares ?? 0);
      const all = 10_000_000 + found.reduce((sum, shares) => sum + shares, 0);
      return found.map((shares) => Number((shares / all).toFixed(3)));
    };
    // "Quick Start Guide", 2: $500k at $5.5M is about 9%, at $8.3M about 6%; 15% in all.
    expect(sharesOf([500_000, 5_500_000], [500_000, 8_300_000])).toEqual([0.091, 0.06]);
    // "Post-Money SAFE Math Problems": $1M at $10M is 10%, $600k at $15M 4%; the founder keeps 86%.
    expect(sharesOf([1_000_000, 10_000_000], [600_000, 15_000_000])).toEqual([0.1, 0.04]);
  });

  it('take the lowest of the caps and the highest of the discounts that MFN offers', () => {
    const mfn = safe('m', 1, 0, { isMfn: true });
    const [first] = at(mfn, safe('a', 0, 20, { discount: 0.1 }), safe('b', 0, 10, { discount: 0.3 }));
    expect(first).toMatchObject({ shares: 100, isCapped: true, discount: 0.3 });
  });

  it('have no number of shares without a cap, or where the caps promise the whole company away', () => {
    expect(at(safe('a', 1, 0, { discount: 0.2 }))).toMatchObject([{ shares: null, isCapped: false, discount: 0.2 }]);
    expect(at(safe('a', 10, 10))).toMatchObject([{ shares: null, isCapped: true }]);
    // 99.8% of all is 499 times what the others hold.
    expect(at(safe('a', 998, 1000))).toMatchObject([{ shares: 449_100 }]);
  });

  it('are summed up with what the founders would keep', () => {
    const inputs = inputsOf({
      stakeholders: [holder('f', 1)],
      convertibles: [safe('a', 1, 10), note({ id: 'b', issued: '2025-11-15' })],
      settings: { totalShares: 900 },
    });
    const table = computeCapTable(inputs, true);
    // $1 and $1,000 with $100 of interest; 100 of 1,000 shares against 900.
    expect(toPending(inputs, table)).toEqual({ count: 2, amount: dollars(1101), unknown: 1, theirs: 0.1, founders: 0.9 });
    const uncapped = { ...inputs, convertibles: [note({})] };
    expect(toPending(uncapped, computeCapTable(uncapped, true))).toMatchObject({ unknown: 1, theirs: null, founders: null });
    expect(toPending(inputs, computeCapTable(inputsOf({}), true))).toBeUndefined();
  });

  it('are named beside the figure of the screen', () => {
    const inputs = inputsOf({ stakeholders: [holder('f', 0.5)], convertibles: [safe('a', 1, 10)] });
    const label = (isFull: boolean, from = inputs) => headlineOf(from, computeCapTable(from, isFull), isFull);
    expect(label(true)).toEqual({ label: 'Founders own, before SAFEs convert', share: 0.5 });
    expect(label(false)).toEqual({ label: 'Founders own, without SAFEs and pool', share: 0.5 });
    expect(label(true, { ...inputs, convertibles: [] })?.label).toBe('Founders own');
    expect(label(true, inputsOf({}))).toBeUndefined();
    expect(label(true, inputsOf({ rounds: [round('A', 1, 5)] }))?.share).toBe(0);
    expect(label(true, inputsOf({ stakeholders: [holder('f', 1)], settings: { totalShares: 0 } }))).toBeUndefined();
    expect(label(true, inputsOf({ stakeholders: [holder('f', 1)], settings: { totalShares: 1 } }))?.share).toBe(1);
  });
});

describe('the price of a share', () => {
  it.each([
    [42.5, 'USD', '$0.4250'],
    [0, 'USD', '$0.0000'],
    [1.5, 'JPY', '¥1.5000'],
    [1234, 'KWD', 'KWD 1.2340'],
    [null, 'USD', '—'],
    [Infinity, 'USD', '—'],
  ])('of %s in %s is %s', (minor, currency, shown) => {
    expect(formatPrice(minor, currency).replace('\u00a0', ' ')).toBe(shown);
  });
});

describe('a workbook of next to nothing', () => {
  const sheetsOf = (parts: Parameters<typeof inputsOf>[0], isFull: boolean) => {
    const inputs = inputsOf(parts);
    const sheets = toWorkbook({ inputs, table: computeCapTable(inputs, isFull), isFull, currency: 'USD' });
    return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
  };

  it('has the shares that nobody holds and no share of no shares', () => {
    const shares = (rows: ReturnType<typeof sheetsOf>[string] = []) => rows.map((row) => [row[0], row[2], row[3]]);
    expect(shares(sheetsOf({}, false)['Cap table'])).toEqual([
      [
        'Unallocated',
        { formula: expect.stringMatching(/-0$/) as string, value: 10_000_000 },
        { formula: expect.any(String) as string, value: 1 },
      ],
      ['Total', { formula: "'Inputs'!$B$2", value: 10_000_000 }, { formula: expect.any(String) as string, value: 1 }],
    ]);
    expect(sheetsOf({ settings: { totalShares: 0 } }, false)['Cap table']?.map((row) => row[3])).toMatchObject([
      { value: null },
      { value: null },
    ]);
    const { 'Cap table': over } = sheetsOf({ stakeholders: [holder('a', 1.1)] }, false);
    expect(over?.[1]?.slice(0, 2)).toEqual(['Over-allocated', 'Not held']);
  });

  it('says what was left out, and what waits', () => {
    const convertibles = [safe('Angel', 1, 0)];
    const notes = (isFull: boolean) => sheetsOf({ convertibles }, isFull)['Notes']?.map(([note]) => note);
    expect(notes(false)).toContain('SAFEs, notes and the option pool are left out, as chosen on the screen.');
    expect(notes(true)).toContain('No shares before a priced round closes: Angel (not converted yet).');
    expect(JSON.stringify(sheetsOf({}, true)['Notes'])).not.toContain('No shares before');
  });
});
