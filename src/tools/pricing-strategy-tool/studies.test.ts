import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { computeCurve, readDemand, type DemandPoint } from './demand';
import { computeEconomics, computeEffect, hasValue, type Figure } from './economics';
import type { Costs } from './model';
import { computeMeter, rangeOf, readSurvey, type Answer } from './survey';
import { describeDiscount } from './words';

const dollars = (crossing: { price: number }) => crossing.price / 100;

/** Four people, worked by hand in the comments below. */
const four = '10,20,30,40\n15,25,35,50\n20,30,45,60\n5,15,25,35';

describe('reading a survey', () => {
  it('takes four prices a line, however they are parted', () => {
    const expected = { tooCheap: 1000, cheap: 2000, expensive: 3000, tooExpensive: 4000 };
    for (const line of [
      '10,20,30,40',
      '10, 20, 30, 40',
      '10\t20\t30\t40',
      '10;20;30;40',
      '10 20 30 40',
      '$10 | $20 | $30 | $40',
      'Ann,10,20,30,40',
    ])
      expect(readSurvey(line, 'USD')).toEqual({ answers: [expected], wrongOrder: [], unreadable: [] });
    expect(readSurvey('1.200,00;1.500,00;1.800,00;2.000,00', 'EUR').answers[0]?.tooCheap).toBe(120_000);
    expect(readSurvey('4,99 9,99 14,99 19,99', 'EUR').answers[0]?.cheap).toBe(999);
    expect(readSurvey('1,200 1,500 1,800 2,000', 'USD').answers[0]?.tooExpensive).toBe(200_000);
  });

  it('finds the columns by their heading, in any order and among others', () => {
    const { answers } = readSurvey('id,Too expensive,Getting expensive,Bargain,Too cheap,note\n7,40,30,20,10,"fine, thanks"', 'USD');
    expect(answers).toEqual([{ tooCheap: 1000, cheap: 2000, expensive: 3000, tooExpensive: 4000 }]);
    expect(readSurvey('Q1,Q two\n', 'USD').answers).toEqual([]);
    expect(readSurvey('a,b,c,d\n1,2,3,4', 'USD').answers).toHaveLength(1);
  });

  it('rejects and counts what does not rise and what cannot be read', () => {
    const { answers, wrongOrder, unreadable } = readSurvey(`${four}\n40,30,20,10\n10,20,20,30\n1,2,3\n1,x,3,4\n-1,2,3,4\n\n`, 'USD');
    expect(answers).toHaveLength(4);
    expect(wrongOrder.map(({ number }) => number)).toEqual([5, 6]);
    expect(unreadable.map(({ number }) => number)).toEqual([7, 8, 9]);
    expect(unreadable[0]?.reason).toBe('Four prices are needed; this line has 3.');
    expect(unreadable[1]?.reason).toBe('“x” isn’t a number.');
  });
});

describe('van Westendorp', () => {
  // People out of 4 at each price:      5  10  15  20  25  30  35  40  45  50  60
  // too cheap (names it or more)        4   3   2   1   0   0   0   0   0   0   0
  // cheap (names it or more)            4   4   4   3   2   1   0   0   0   0   0
  // expensive (names it or less)        0   0   0   0   1   2   3   3   4   4   4
  // too expensive (names it or less)    0   0   0   0   0   0   1   2   2   3   4
  const meter = computeMeter(readSurvey(four, 'USD').answers);

  it('draws the four lines', () => {
    expect(meter?.prices).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60].map((price) => price * 100));
    expect(meter?.lines.tooCheap).toEqual([4, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(meter?.lines.cheap).toEqual([4, 4, 4, 3, 2, 1, 0, 0, 0, 0, 0]);
    expect(meter?.lines.expensive).toEqual([0, 0, 0, 0, 1, 2, 3, 3, 4, 4, 4]);
    expect(meter?.lines.tooExpensive).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 2, 3, 4]);
  });

  it('finds the points where they cross', () => {
    if (!meter) throw new Error('no meter');
    // too cheap 1 → 0 and expensive 0 → 1 between 20 and 25: half way, half a person of four.
    expect(meter.pmc).toEqual({ price: 2250, share: 0.125 });
    // cheap 1 → 0 and too expensive 0 → 1 between 30 and 35: half way.
    expect(meter.pme).toEqual({ price: 3250, share: 0.125 });
    // too cheap and too expensive are both 0 from 25 to 30: the middle.
    expect(meter.opp).toEqual({ price: 2750, share: 0 });
    // cheap 2 → 1 and expensive 1 → 2 between 25 and 30: half way, one and a half of four.
    expect(meter.ipp).toEqual({ price: 2750, share: 0.375 });
    // not cheap is 0 0 0 1 2 3 4 …: equal to too cheap at 20, one of four.
    expect(meter.original.pmc).toEqual({ price: 2000, share: 0.25 });
    // not expensive is 4 4 4 4 3 2 1 1 0 …: equal to too expensive at 35, one of four.
    expect(meter.original.pme).toEqual({ price: 3500, share: 0.25 });
    expect(dollars(rangeOf(meter, 'narrow').pmc)).toBe(22.5);
    expect(dollars(rangeOf(meter, 'original').pmc)).toBe(20);
  });

  it('says nothing without an answer, and something with one', () => {
    expect(computeMeter([])).toBeNull();
    // One person: too cheap falls from 1 at 10 to 0 at 20 and expensive is 0 until 30: equal from 20 to 20, then 0 against 0 … 1 at 30.
    expect(computeMeter(readSurvey('10,20,30,40', 'USD').answers)?.pmc.price).toBe(2000);
  });

  const people = fc.array(
    fc
      .tuple(fc.nat(5000), fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 }))
      .map(([first, a, b, c]): Answer => ({
        tooCheap: first,
        cheap: first + a,
        expensive: first + a + b,
        tooExpensive: first + a + b + c,
      })),
    { minLength: 1, maxLength: 25 },
  );

  /** The same lines, said again: shares by counting people one by one, straight between named prices. */
  function crossAgain(
    answers: readonly Answer[],
    falls: (answer: Answer, at: number) => boolean,
    rises: (answer: Answer, at: number) => boolean,
  ) {
    const named = [...new Set(answers.flatMap((answer) => Object.values(answer) as number[]))].sort((a, b) => a - b);
    const gapAt = (at: number) =>
      answers.filter((answer) => falls(answer, at)).length - answers.filter((answer) => rises(answer, at)).length;
    const gap = (price: number) => {
      const right = named.find((name) => name >= price) ?? named.at(-1) ?? 0;
      const left = [...named].reverse().find((name) => name <= price) ?? named[0] ?? 0;
      return left === right ? gapAt(left) : gapAt(left) + ((gapAt(right) - gapAt(left)) * (price - left)) / (right - left);
    };
    const search = (isBefore: (value: number) => boolean) => {
      let [low, high] = [named[0] ?? 0, named.at(-1) ?? 0];
      for (let round = 0; round < 50; round += 1) {
        const middle = (low + high) / 2;
        if (isBefore(gap(middle))) low = middle;
        else high = middle;
      }
      return (low + high) / 2;
    };
    return (search((value) => value > 1e-9) + search((value) => value >= -1e-9)) / 2;
  }

  it('agrees with counting and bisecting, whatever people say', () => {
    fc.assert(
      fc.property(people, (answers) => {
        const found = computeMeter(answers);
        if (!found) throw new Error('no meter');
        const tooCheap = (answer: Answer, at: number) => answer.tooCheap >= at;
        const cheap = (answer: Answer, at: number) => answer.cheap >= at;
        const expensive = (answer: Answer, at: number) => answer.expensive <= at;
        const tooExpensive = (answer: Answer, at: number) => answer.tooExpensive <= at;
        const near = (price: number, again: number) => expect(Math.abs(price - again)).toBeLessThan(0.51);
        near(found.pmc.price, crossAgain(answers, tooCheap, expensive));
        near(found.pme.price, crossAgain(answers, cheap, tooExpensive));
        near(found.opp.price, crossAgain(answers, tooCheap, tooExpensive));
        near(found.ipp.price, crossAgain(answers, cheap, expensive));
        near(
          found.original.pmc.price,
          crossAgain(answers, tooCheap, (answer, at) => !cheap(answer, at)),
        );
        near(
          found.original.pme.price,
          crossAgain(answers, (answer, at) => !expensive(answer, at), tooExpensive),
        );
      }),
      { numRuns: atMost(150) },
    );
  });

  it('keeps its points in order, inside the answers and blind to who answered first', () => {
    fc.assert(
      fc.property(people, (answers) => {
        const found = computeMeter(answers);
        if (!found) throw new Error('no meter');
        const { pmc, pme, opp, ipp, prices } = found;
        for (const middle of [opp, ipp]) {
          expect(pmc.price).toBeLessThanOrEqual(middle.price);
          expect(middle.price).toBeLessThanOrEqual(pme.price);
        }
        for (const { price, share } of [pmc, pme, opp, ipp]) {
          expect(price).toBeGreaterThanOrEqual(prices[0] ?? 0);
          expect(price).toBeLessThanOrEqual(prices.at(-1) ?? 0);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(computeMeter([...answers].reverse())).toEqual(found);
        expect(computeMeter([...answers, ...answers])?.opp).toEqual(opp);
      }),
      { numRuns: atMost(300) },
    );
  });
});

describe('Gabor-Granger', () => {
  it('reads shares, fractions, counts and highest prices', () => {
    const expected: DemandPoint[] = [
      { price: 1000, share: 0.9 },
      { price: 2000, share: 0.6 },
    ];
    for (const text of ['10,90%\n20,60%', 'Price;Share\n20;60\n10;90', '10 0.9\n20 0.6', '10, 45, 50\n20, 30, 50', '$10\t90 %\n$20\t60 %'])
      expect(readDemand(text, 'prices', 'USD').points).toEqual(expected);
    expect(readDemand('10 90\n20 60', 'prices', 'USD').note).toContain('percent');
    expect(readDemand('10 0.9', 'prices', 'USD').note).toContain('fractions');
    // Of four people, all would pay 10, three 20 or more, one 30.
    expect(readDemand('Highest\n20\n10\nAnn; 30\n20', 'highest', 'USD').points).toEqual([
      { price: 1000, share: 1 },
      { price: 2000, share: 0.75 },
      { price: 3000, share: 0.25 },
    ]);
  });

  it('leaves out what cannot be, and says why', () => {
    const { points, rejected } = readDemand('10,90%\n10,80%\n20,140%\n30,60,50\nx,5%\n40,1,0\n50', 'prices', 'USD');
    expect(points).toEqual([{ price: 1000, share: 0.9 }]);
    expect(rejected.map(({ number }) => number).sort()).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('finds the price with the highest revenue', () => {
    // Per 100 asked: 10 × 90 = 900, 20 × 60 = 1,200, 30 × 45 = 1,350, 40 × 20 = 800.
    const { points } = readDemand('10,90%\n20,60%\n30,45%\n40,20%', 'prices', 'USD');
    const curve = computeCurve(points, 0);
    expect(curve?.points.map(({ revenue }) => revenue)).toEqual([90_000, 120_000, 135_000, 80_000]);
    expect(curve?.best).toMatchObject({ price: 3000, share: 0.45 });
    expect(curve?.rises).toEqual([]);
    // With a cost of 25 a unit: -13.50, -3, 2.25 and 3 for each person asked, so 40 earns most.
    expect(computeCurve(points, 2500)?.bestProfit).toMatchObject({ price: 4000, profit: 30_000 });
    expect(computeCurve([], 0)).toBeNull();
  });

  it('names the lower of two equal prices and questions demand that rises', () => {
    expect(computeCurve(readDemand('20,30%\n10,60%', 'prices', 'USD').points, 0)?.best.price).toBe(1000);
    expect(computeCurve(readDemand('10,30%\n20,50%', 'prices', 'USD').points, 0)?.rises).toHaveLength(1);
  });

  it('finds no better price by trying each', () => {
    const points = fc.uniqueArray(
      fc.record({ price: fc.nat(1_000_000), share: fc.integer({ min: 0, max: 100 }).map((part) => part / 100) }),
      {
        selector: ({ price }) => price,
        minLength: 1,
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(points, fc.nat(100_000), (given, unitCost) => {
        const curve = computeCurve(given, unitCost);
        for (const { price, share } of given) {
          expect(price * share).toBeLessThanOrEqual((curve?.best.price ?? 0) * (curve?.best.share ?? 0) + 1e-6);
          const most = ((curve?.bestProfit.price ?? 0) - unitCost) * (curve?.bestProfit.share ?? 0);
          expect((price - unitCost) * share).toBeLessThanOrEqual(most + 1e-6);
        }
      }),
    );
  });

  it('never has more buyers at a higher price among highest prices', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 40 }), (prices) => {
        const { points } = readDemand(prices.join('\n'), 'highest', 'USD');
        for (const { price, share } of points)
          expect(share).toBeCloseTo(prices.filter((most) => most * 100 >= price).length / prices.length, 12);
        expect(computeCurve(points, 0)?.rises).toEqual([]);
      }),
    );
  });
});

describe('unit economics', () => {
  const costs: Costs = { price: 4900, unitCost: 2000, fixedCosts: 500_000, markup: 0.5, targetMargin: 0.6, discount: 0.1, unitsNow: 200 };
  const valueOf = (figure: Figure | undefined) => (figure && hasValue(figure) ? figure.value : undefined);

  it('works out prices, margins and the break-even', () => {
    const economics = computeEconomics(costs);
    expect(valueOf(economics.costPlus)).toBe(3000); // 20 × 1.5
    expect(valueOf(economics.marginPrice)).toBe(5000); // 20 / (1 - 0.6)
    expect(valueOf(economics.unitProfit)).toBe(2900); // 49 - 20
    expect(valueOf(economics.margin)).toBeCloseTo(0.591837, 6); // 29 / 49
    expect(valueOf(economics.markup)).toBe(1.45); // 29 / 20
    expect(valueOf(economics.breakEven)).toBe(173); // 5,000 / 29 = 172.4
    expect(valueOf(economics.breakEvenRevenue)).toBe(847_700); // 173 × 49
    expect(valueOf(economics.monthlyProfit)).toBe(80_000); // 200 × 29 - 5,000
    // 44.10 leaves 24.10: 29 / 24.10 = 1.2033; 5,000 / 24.10 = 207.5; 200 × 1.2033 = 240.7.
    expect(economics.discount.price).toBe(4410);
    expect(valueOf(economics.discount.units)).toBeCloseTo(0.20332, 5);
    expect(valueOf(economics.discount.breakEven)).toBe(208);
    expect(valueOf(economics.discount.unitsNeeded)).toBe(241);
  });

  it('needs 25% more units for 10% off at a 50% margin, whatever the cents', () => {
    for (const price of [100, 999_00, 10, 2]) {
      const economics = computeEconomics({ ...costs, price, unitCost: price / 2, unitsNow: 0 });
      expect(valueOf(economics.discount.units)).toBeCloseTo(0.25, 9);
      expect(describeDiscount(economics, 0, 'USD')).toMatch(/^10% off \(.*\) needs 25% more units at your 50% margin\.$/);
    }
    // The textbook's other way: 10% more at 50% may lose 0.1 / 0.6 of the units.
    expect(valueOf(computeEffect({ ...costs, price: 100, unitCost: 50 }, 0.1).units)).toBeCloseTo(-0.1 / 0.6, 9);
  });

  it('says why there is no figure', () => {
    const at = (more: Partial<Costs>) => computeEconomics({ ...costs, ...more });
    expect(at({ price: 0 }).margin).toEqual({ reason: 'Enter a price above zero.' });
    expect(at({ unitCost: 0 }).costPlus).toEqual({ reason: 'Enter the cost per unit.' });
    expect(at({ price: 2000 }).breakEven).toHaveProperty('reason');
    expect(at({ discount: 0.6 }).discount.units).toEqual({
      reason: 'Nothing is left of each unit at this price, so no volume makes up for it.',
    });
    expect(describeDiscount(at({ discount: 0.6 }), 200, 'USD')).toContain('—');
    expect(at({ unitsNow: 0 }).monthlyProfit).toHaveProperty('reason');
    expect(at({ fixedCosts: 0 }).breakEven).toEqual({ value: 0 });
  });

  const anyCosts: fc.Arbitrary<Costs> = fc.record({
    price: fc.nat(10_000_000),
    unitCost: fc.nat(10_000_000),
    fixedCosts: fc.nat(1_000_000_000),
    markup: fc.integer({ min: 0, max: 500 }).map((part) => part / 100),
    targetMargin: fc.integer({ min: 0, max: 99 }).map((part) => part / 100),
    discount: fc.integer({ min: 0, max: 100 }).map((part) => part / 100),
    unitsNow: fc.nat(100_000),
  });

  it('covers the fixed costs at the break-even and not one unit earlier', () => {
    fc.assert(
      fc.property(anyCosts, (given) => {
        const units = valueOf(computeEconomics(given).breakEven);
        const earned = given.price - given.unitCost;
        if (units === undefined) expect(given.price === 0 || earned <= 0).toBe(true);
        else {
          expect(units * earned).toBeGreaterThanOrEqual(given.fixedCosts);
          if (units > 0) expect((units - 1) * earned).toBeLessThan(given.fixedCosts);
        }
      }),
    );
  });

  it('keeps the profit when the units follow the discount', () => {
    fc.assert(
      fc.property(anyCosts, (given) => {
        const { discount } = computeEconomics(given);
        const more = valueOf(discount.units);
        const [before, after] = [given.price - given.unitCost, given.price * (1 - given.discount) - given.unitCost];
        if (more === undefined) expect(given.price === 0 || before <= 0 || after < 1e-5).toBe(true);
        else {
          expect((1 + more) * after).toBeCloseTo(before, 3);
          // d / (m - d), the form in which the rule is usually written.
          const margin = before / given.price;
          expect(Math.abs(more - given.discount / (margin - given.discount)) / (1 + more)).toBeLessThan(1e-4);
        }
      }),
    );
  });

  it('leaves the target margin, to the cent', () => {
    fc.assert(
      fc.property(anyCosts, (given) => {
        const price = valueOf(computeEconomics(given).marginPrice);
        if (price !== undefined) expect(Math.abs(price * (1 - given.targetMargin) - given.unitCost)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
