import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { formatCompactMoney } from '@/lib/compact-money';
import { exampleGrowth, industries } from './content';
import { listGuards, wideGaps } from './guards';
import {
  asksForReason,
  chooseIndustry,
  computeBottomUp,
  computeMarket,
  computeTopDown,
  countCustomers,
  fields,
  gapOf,
  hasExampleRate,
  isBlank,
  isSample,
  projectSizes,
  state,
  type Figures,
  type MarketData,
  type MarketDraft,
} from './model';
import { assumeEnds } from './ranges';
import { formatCustomers, formatGap, listSteps } from './words';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const withTyped = (typed: Partial<MarketData['draft']>): MarketData => ({ ...start, draft: { ...start.draft, ...typed } });
const resultOf = (data: MarketData) => computeMarket(readDraft(fields, data.draft, around).values);
const guardsOf = (data: MarketData) => listGuards(resultOf(data), data.evidence, 'USD').map(({ kind, text }) => `${kind}: ${text}`);

/** Money in cents, parts as fractions. */
const figures: Figures = {
  totalPopulation: 1_000_000,
  targetPercentage: 0.1,
  averageSpending: 50_000,
  marketShareGoal: 0.03,
  productPrice: 12_000,
  conversionRate: 0.025,
};

/** Thousandths of a percent and whole cents keep the second statement of each formula exact. */
const anyFigures: fc.Arbitrary<Figures> = fc.record({
  totalPopulation: fc.integer({ min: 0, max: 1_000_000_000 }),
  targetPercentage: fc.integer({ min: 0, max: 1_000 }).map((part) => part / 1_000),
  averageSpending: fc.integer({ min: 0, max: 1_000_000 }),
  marketShareGoal: fc.integer({ min: 0, max: 1_000 }).map((part) => part / 1_000),
  productPrice: fc.integer({ min: 0, max: 1_000_000 }),
  conversionRate: fc.integer({ min: 0, max: 1_000 }).map((part) => part / 1_000),
});

describe('top-down', () => {
  it('is population × spending, then the target part, then the share', () => {
    // 1,000,000 × $500 = $500M; × 10% = $50M; × 3% = $1.5M
    expect(computeTopDown(figures)).toEqual({ tam: 50_000_000_000, sam: 5_000_000_000, som: 150_000_000 });
  });

  it('agrees with whole numbers worked out apart', () => {
    fc.assert(
      fc.property(anyFigures, (given) => {
        const { tam, sam, som } = computeTopDown(given);
        const exactTam = BigInt(given.totalPopulation) * BigInt(given.averageSpending);
        expect(tam).toBe(Number(exactTam));
        const target = BigInt(Math.round(given.targetPercentage * 1_000));
        // Half up, since nothing is negative.
        const exactSam = (exactTam * target + 500n) / 1_000n;
        expect(sam).toBe(Number(exactSam));
        const share = BigInt(Math.round(given.marketShareGoal * 1_000));
        expect(som).toBe(Number((exactSam * share + 500n) / 1_000n));
      }),
    );
  });
});

describe('a price in parts of a cent', () => {
  const typed = (draft: Partial<MarketDraft>) =>
    readDraft(fields, { ...emptyDraft(fields, ''), ...draft }, { today: '', currency: 'USD' }).values;

  it('is multiplied with all its digits and rounded once', () => {
    // 1,000,000,000 × $0.125 = $125,000,000.00; × $0.004 = $4,000,000.00
    const inputs = typed({ totalPopulation: '1,000,000,000', averageSpending: '0.125', productPrice: '$0.004', targetPercentage: '100' });
    expect(computeTopDown(inputs).tam).toBe(12_500_000_000);
    expect(computeBottomUp(inputs).tam).toBe(400_000_000);
    expect(assumeEnds('productPrice', inputs.productPrice, 0.2)).toEqual({ low: 0.32, high: 0.48 });
    expect(listSteps({ inputs, customers: countCustomers(inputs) }, 'USD')['bottom-up'][0]?.how).toBe('1,000,000,000 × $0.004');
  });

  it('agrees with whole numbers worked out apart', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), fc.nat({ max: 999_999 }), (totalPopulation, millionths) => {
        const inputs = typed({ totalPopulation: String(totalPopulation), averageSpending: `0.${String(millionths).padStart(6, '0')}` });
        // Cents, half up.
        const exact = (BigInt(totalPopulation) * BigInt(millionths) + 5_000n) / 10_000n;
        expect(computeTopDown(inputs).tam).toBe(Number(exact));
      }),
    );
  });
});

describe('bottom-up', () => {
  it('is population × price, target customers × price, converted customers × price', () => {
    // 1,000,000 × $120 = $120M; 100,000 × $120 = $12M; 2,500 × $120 = $300K
    expect(countCustomers(figures)).toEqual({ target: 100_000, converted: 2_500 });
    expect(computeBottomUp(figures)).toEqual({ tam: 12_000_000_000, sam: 1_200_000_000, som: 30_000_000 });
  });

  it('agrees with whole numbers worked out apart', () => {
    fc.assert(
      fc.property(anyFigures, (given) => {
        const { tam, sam, som } = computeBottomUp(given);
        const whole = BigInt(given.totalPopulation) * BigInt(given.productPrice);
        const target = BigInt(Math.round(given.targetPercentage * 1_000));
        const converted = BigInt(Math.round(given.conversionRate * 1_000));
        expect(tam).toBe(Number(whole));
        // The count of customers is a double, so the last cent of a very large amount may differ.
        const near = (value: number | null, exact: number) =>
          expect(Math.abs((value ?? Number.NaN) - exact)).toBeLessThanOrEqual(1 + Math.abs(exact) * 1e-12);
        near(sam, Number((whole * target + 500n) / 1_000n));
        near(som, Number((whole * target * converted + 500_000n) / 1_000_000n));
      }),
    );
  });

  it('keeps parts of a customer', () => {
    // 100 × 10% × 2.5% = 0.25 customers at $100 = $25
    const small = { ...figures, totalPopulation: 100, productPrice: 10_000 };
    expect(countCustomers(small).converted).toBeCloseTo(0.25, 12);
    expect(computeBottomUp(small).som).toBe(2_500);
    expect([0, 0.25, 1, 1_417.5, 1_417.000_000_000_2].map(formatCustomers)).toEqual(['0', 'less than 1', '1', 'about 1,418', '1,417']);
  });
});

describe('sizes', () => {
  it('are all 0 with nothing typed, and nothing is read as not a number', () => {
    const { topDown, bottomUp, gaps, customers } = resultOf(start);
    expect(topDown).toEqual({ tam: 0, sam: 0, som: 0 });
    expect(bottomUp).toEqual({ tam: 0, sam: 0, som: 0 });
    expect(customers).toEqual({ target: 0, converted: 0 });
    expect(gaps).toEqual({ tam: null, sam: null, som: null });
    expect(formatCompactMoney(0, 'USD')).toBe('$0');
    expect(formatGap(null)).toBe('—');
    expect(guardsOf(start)).toEqual([]);
  });

  it('count what cannot be read as 0 and read what people type', () => {
    const data = withTyped({ totalPopulation: '1.5M', averageSpending: '$1,200', targetPercentage: '20%', marketShareGoal: 'some' });
    // 1,500,000 × $1,200 = $1.8B; × 20% = $360M
    expect(resultOf(data).topDown).toEqual({ tam: 180_000_000_000, sam: 36_000_000_000, som: 0 });
    expect(formatCompactMoney(180_000_000_000, 'USD')).toBe('$1.8B');
    expect(resultOf(withTyped({ totalPopulation: '-5', averageSpending: '10' })).topDown.tam).toBe(0);
  });

  it('roll over to the next size where one decimal would print 1000.0', () => {
    // 999,950 people × $1
    const { tam } = computeTopDown({ ...figures, totalPopulation: 999_950, averageSpending: 100 });
    expect(formatCompactMoney(tam ?? 0, 'USD')).toBe('$1.0M');
  });

  it('have no figure where it would be too large', () => {
    const data = withTyped({
      totalPopulation: '1e13',
      averageSpending: '1e13',
      targetPercentage: '1e13',
      conversionRate: '1e13',
      productPrice: '1',
    });
    const { topDown, bottomUp, customers } = resultOf(data);
    expect(topDown).toEqual({ tam: null, sam: null, som: null });
    expect(customers.target).toBeNull();
    expect(bottomUp.sam).toBeNull();
    expect(guardsOf(data)[0]).toContain('too large');
    expect(listSteps(resultOf(data), 'USD')['bottom-up'][1]?.how).toContain('—');
  });

  it('shrink from TAM to SAM to SOM while all parts are at most 100%', () => {
    fc.assert(
      fc.property(anyFigures, (given) => {
        for (const { tam, sam, som } of [computeTopDown(given), computeBottomUp(given)]) {
          expect(sam).toBeLessThanOrEqual(tam ?? -1);
          expect(som).toBeLessThanOrEqual(sam ?? -1);
        }
      }),
    );
  });
});

describe('gap', () => {
  it('is how far bottom-up lies from top-down', () => {
    // $120M against $500M: −76%
    expect(gapOf(50_000_000_000, 12_000_000_000)).toBeCloseTo(-0.76, 12);
    expect(gapOf(0, 5)).toBeNull();
    expect(gapOf(5, 0)).toBeNull();
    expect(gapOf(100, 100)).toBe(0);
    expect(formatGap(0)).toBe('0.0%');
    expect(formatGap(-0.76)).toBe('−76.0%');
    expect(formatGap(0.5)).toBe('+50.0%');
  });

  it('asks for a reason above 25%, not at it', () => {
    expect(asksForReason(gapOf(100, 125))).toBe(false);
    expect(asksForReason(gapOf(100, 126))).toBe(true);
    expect(asksForReason(gapOf(100, 74))).toBe(true);
    expect(asksForReason(null)).toBe(false);
    expect(wideGaps(computeMarket({ ...resultOf(start).inputs, ...figures }))).toEqual(['TAM', 'SAM', 'SOM']);
  });
});

describe('guards', () => {
  const typed = {
    totalPopulation: '1000',
    targetPercentage: '30',
    averageSpending: '100',
    marketShareGoal: '2',
    productPrice: '100',
    conversionRate: '2',
  };

  it('say nothing about sound figures', () => {
    expect(guardsOf(withTyped(typed))).toEqual([]);
  });

  it('show a SAM above TAM, a SOM above SAM', () => {
    expect(guardsOf(withTyped({ ...typed, targetPercentage: '120' }))).toEqual([
      'conflict: SAM is above TAM: Target Percentage is more than 100%.',
    ]);
    expect(guardsOf(withTyped({ ...typed, marketShareGoal: '101' }))[0]).toContain('Market Share Goal is more than 100%');
    expect(guardsOf(withTyped({ ...typed, conversionRate: '101' }))[0]).toContain('Conversion Rate is more than 100%');
  });

  it('show a bottom-up SAM above the top-down TAM, and the other way round', () => {
    // Bottom-up SAM = 300 × $400 = $120K; top-down TAM = 1,000 × $100 = $100K
    const [text] = guardsOf(withTyped({ ...typed, productPrice: '400' }));
    expect(text).toContain('Bottom-up SAM ($120.0K) is above the top-down TAM ($100.0K)');
    // Both may be true, so neither is called a conflict.
    expect(text).toMatch(/^check: /);
    expect(text).not.toContain('cannot');
    // Top-down SAM = 30% of $100K = $30K; bottom-up TAM = 1,000 × $20 = $20K
    expect(guardsOf(withTyped({ ...typed, productPrice: '20' }))[0]).toContain('Top-down SAM ($30.0K) is above the bottom-up TAM ($20.0K)');
  });

  it('show a SOM above the SAM of the other approach', () => {
    // Bottom-up: SAM = 300 × $300 = $90K, below the TAM of $100K, but SOM = 40% of it = $36K; top-down SAM = $30K
    const [text] = guardsOf(withTyped({ ...typed, productPrice: '300', conversionRate: '40' }));
    expect(text).toContain('conflict: Bottom-up SOM ($36.0K) is above the top-down SAM ($30.0K)');
    expect(guardsOf(withTyped({ ...typed, productPrice: '250', conversionRate: '40' }))).toHaveLength(1);
    // Top-down SOM = 90% of $30K = $27K; bottom-up SAM = 300 × $80 = $24K
    expect(guardsOf(withTyped({ ...typed, productPrice: '80', marketShareGoal: '90' }))[0]).toContain(
      'Top-down SOM ($27.0K) is above the bottom-up SAM ($24.0K)',
    );
  });

  it('ask for evidence of a share above 5% until a source is named', () => {
    expect(guardsOf(withTyped({ ...typed, marketShareGoal: '5' }))).toEqual([]);
    const data = withTyped({ ...typed, marketShareGoal: '6', conversionRate: '8' });
    expect(guardsOf(data)).toHaveLength(2);
    expect(guardsOf(data)[0]).toContain('Top-down SOM is 6% of SAM');
    const proven = { ...data, evidence: { ...data.evidence, marketShareGoal: { source: 'Pilot, 40 shops', date: '', confidence: '' } } };
    expect(guardsOf(proven)).toHaveLength(1);
  });
});

describe('growth', () => {
  it('starts from the example of each industry', () => {
    expect(industries.map((industry) => exampleGrowth[industry])).toEqual([15, 12, 8, 20, 18, 5, 10, 7]);
    for (const industry of industries)
      expect(chooseIndustry(start.draft, industry, start.evidence.growthRate).growthRate).toBe(String(exampleGrowth[industry]));
  });

  it('follows the industry until it is the user’s own', () => {
    const noSource = start.evidence.growthRate;
    const first = chooseIndustry(start.draft, 'FinTech', noSource);
    expect(chooseIndustry(first, 'Healthcare', noSource).growthRate).toBe('8');
    expect(chooseIndustry({ ...first, growthRate: '9.5' }, 'Healthcare', noSource).growthRate).toBe('9.5');
    expect(chooseIndustry(first, 'Mining', noSource).growthRate).toBe('20');
    // The source speaks of 20%, so another rate may not slip under it.
    expect(chooseIndustry(first, 'Healthcare', { source: 'Report 2026' }).growthRate).toBe('20');
  });

  it('is an example until it is changed or has a source', () => {
    const { inputs } = resultOf(withTyped({ industry: 'FinTech', growthRate: '20.0%' }));
    const noSource = start.evidence.growthRate;
    expect(hasExampleRate(inputs, noSource)).toBe(true);
    expect(hasExampleRate({ ...inputs, growthRate: 0.21 }, noSource)).toBe(false);
    expect(hasExampleRate(inputs, { ...noSource, source: 'Report 2026' })).toBe(false);
  });

  it('compounds once a year', () => {
    // $1,000 at 10%: 1,100, 1,210, 1,331, 1,464.10, 1,610.51
    const years = projectSizes({ tam: 100_000, sam: 0, som: null }, 0.1);
    expect(years.map(({ tam }) => tam)).toEqual([100_000, 110_000, 121_000, 133_100, 146_410, 161_051]);
    expect(years.map(({ som }) => som)).toEqual([null, null, null, null, null, null]);
    expect(projectSizes({ tam: 100, sam: 100, som: 100 }, -1).map(({ tam }) => tam)).toEqual([100, 0, 0, 0, 0, 0]);
    expect(projectSizes({ tam: 100, sam: 100, som: 100 }, 1e11).at(-1)?.tam).toBeNull();
  });

  it('agrees with multiplying year after year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: -100, max: 100 }), (tam, percent) => {
        let expected = tam;
        projectSizes({ tam, sam: 0, som: 0 }, percent / 100).forEach((sizes, year) => {
          if (year > 0) expected *= 1 + percent / 100;
          expect(Math.abs((sizes.tam ?? Number.NaN) - expected)).toBeLessThanOrEqual(1 + expected * 1e-9);
        });
      }),
    );
  });
});

describe('sample', () => {
  it('comes to figures worked out by hand', () => {
    const sample = state.sample?.(around);
    if (!sample) throw new Error('There is no sample.');
    const { topDown, bottomUp } = resultOf(sample);
    // 400,000 × $3,600 = $1.44B; × 25% = $360M; × 2% = $7.2M
    expect(topDown).toEqual({ tam: 144_000_000_000, sam: 36_000_000_000, som: 720_000_000 });
    // 12*200 = $2,400: 400,000 × $2,400 = $960M; 100,000 × $2,400 = $240M; 2,500 × $2,400 = $6M
    expect(bottomUp).toEqual({ tam: 96_000_000_000, sam: 24_000_000_000, som: 600_000_000 });
    expect(isSample(sample)).toBe(true);
    expect(isBlank(sample)).toBe(false);
    expect(isBlank(start)).toBe(true);
    expect(isSample(start)).toBe(false);
    const own = {
      totalPopulation: '1',
      targetPercentage: '1',
      averageSpending: '1',
      marketShareGoal: '1',
      productPrice: '1',
      conversionRate: '1',
    };
    expect(isSample({ ...sample, draft: { ...sample.draft, totalPopulation: '1' } })).toBe(true);
    expect(isSample({ ...sample, draft: { ...sample.draft, ...own } })).toBe(false);
  });
});
