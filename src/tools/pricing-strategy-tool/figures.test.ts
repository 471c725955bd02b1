import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { writeAdvice } from './advice';
import { computeCurve, readDemand } from './demand';
import { toDocument } from './document';
import { computeEconomics, computeEffect, hasValue, type Figure } from './economics';
import { analyse } from './evidence';
import { readAnswers, readCosts, type Costs, type PricingData } from './model';
import { splitLine } from './pasted';
import { nameProposal, takeStrategies } from './proposal';
import { nothingSaid, readPrices } from './reading';
import { toDemandSheet, toSurveySheet } from './sheets';
import { computeMeter, readSurvey } from './survey';
import { describeSource } from './taken';
import { around, start } from './test-data';

const show = (given: Figure) => (hasValue(given) ? given.value : given.reason);
const noPrice = 'Enter a price above zero.';

describe('another price for a unit', () => {
  const costs: Costs = { ...readCosts(start, around), price: 1000, unitCost: 600, fixedCosts: 8000, unitsNow: 30 };
  const effect = (more: Partial<Costs>, change: number) => {
    const { price, margin, units, unitsNeeded, breakEven } = computeEffect({ ...costs, ...more }, change);
    return [price, ...[margin, units, unitsNeeded, breakEven].map(show)];
  };

  it('says what is left of each unit, where today’s price leaves nothing', () => {
    // $10 for what costs $10; at $15 a third is left, $5, and $80 of fixed costs take 16 units.
    const nothing = 'You earn nothing on a unit at today’s price already.';
    expect(effect({ unitCost: 1000 }, 0.5)).toEqual([1500, 5 / 15, nothing, nothing, 16]);
    const lost = 'Nothing is left of each unit at this price, so no volume makes up for it.';
    const never = 'Each unit sold earns nothing, so no number of them covers the fixed costs.';
    // At $5, a unit of $6 loses a fifth of the price.
    expect(effect({}, -0.5)).toEqual([500, -0.2, lost, lost, never]);
    expect(effect({}, -0.4)).toEqual([600, 0, lost, lost, never]);
    expect(effect({}, -1)).toEqual([0, noPrice, lost, lost, never]);
    expect(effect({ price: 0 }, 0.5)).toEqual([0, noPrice, noPrice, noPrice, noPrice]);
  });

  it('counts single cents and single units', () => {
    // 1 cent of profit becomes 2 with a price of 2: half the units will do; 1 unit now is 1 unit then.
    expect(effect({ price: 1, unitCost: 0, unitsNow: 1, fixedCosts: 4 }, 1)).toEqual([2, 1, -0.5, 1, 2]);
    // Of 2 cents 1 is left: twice the units.
    expect(effect({ price: 2, unitCost: 0, unitsNow: 3, fixedCosts: 4 }, -0.5)).toEqual([1, 1, 1, 6, 4]);
    expect(effect({ unitsNow: 0 }, -0.1)[3]).toBe('Enter the units you sell now.');
    const one = computeEconomics({ ...costs, price: 1, unitCost: 1, fixedCosts: 5, unitsNow: 1, markup: 1, targetMargin: 0.5 });
    expect([one.costPlus, one.marginPrice, one.unitProfit, one.margin, one.markup, one.monthlyProfit].map(show)).toEqual([
      2, 2, 0, 0, 0, -5,
    ]);
  });

  it('has no figure past a million million units', () => {
    const most = 1e12;
    expect(effect({ unitsNow: most }, 0)[3]).toBe(most);
    expect(effect({ unitsNow: most + 1 }, 0)[3]).toBe('More units than could ever be sold.');
    expect(effect({ price: 601, fixedCosts: most }, 0)[4]).toBe(most);
    expect(effect({ price: 601, fixedCosts: most + 1 }, 0)[4]).toBe('More units than could ever be sold.');
  });

  it('needs no more units than it takes, to the last one', () => {
    // 30 × 4 = 120 to earn: at 3 each 40 units, at 7 each 17.1, so 18.
    expect(effect({}, -0.1)[3]).toBe(40);
    expect(effect({}, 0.3)[3]).toBe(18);
    expect(effect({ fixedCosts: 0 }, 0)[4]).toBe(0);
  });
});

describe('where the lines of a survey meet', () => {
  const meterOf = (text: string) => computeMeter(readSurvey(text, 'USD').answers)!;

  it('is a single named price where they only touch there', () => {
    // Too cheap is named by 2, 1, 0 people at 10, 20, 30 and above; expensive by 0, 1, 2 from 10, 20 and 30 on.
    const { pmc } = meterOf('10,15,20,50\n20,25,30,60');
    expect(pmc).toEqual({ price: 2000, share: 0.5 });
  });

  it('is part of the way where they cross between two prices', () => {
    // Three people: cheap falls from 3 at 20 to 0 at 30, too expensive rises from 0 to 1: gap 3 at 20, −1 at 30.
    const { pme } = meterOf('5,20,25,30\n5,20,25,40\n5,20,25,50');
    // Named prices are 5, 20, 25, 30, 40, 50: at 25 nobody names cheap any more, and nobody too expensive yet.
    expect(pme).toEqual({ price: 2500, share: 0 });
    const { ipp } = meterOf('5,20,25,30\n5,20,25,40\n5,20,25,50');
    // Cheap 3 → 0 and expensive 0 → 3 between 20 and 25: half way.
    expect(ipp).toEqual({ price: 2250, share: 0.5 });
  });

  it('leans to the side where fewer people have to change', () => {
    // At 20 cheap has 4 and expensive 1; at 30 cheap has 1 and expensive 2: 3 of 4 of the way, 4 − 3 × 0.75 = 1.75 people.
    const { ipp } = meterOf('1,30,60,70\n1,20,30,70\n2,20,60,70\n10,15,20,70\n1,20,60,70');
    expect(ipp).toEqual({ price: 2750, share: 1.75 / 5 });
  });
});

describe('answers about demand', () => {
  it('read a whole line as one price before they part it', () => {
    expect(readDemand('1 200', 'highest', 'USD').points).toEqual([{ price: 120_000, share: 1 }]);
    expect(readDemand('Ann; 1 200', 'highest', 'USD').points).toEqual([{ price: 120_000, share: 1 }]);
    expect(readDemand('a1', 'highest', 'USD').rejected).toEqual([{ number: 1, text: 'a1', reason: '“a1” isn’t a number.' }]);
    expect(readDemand('0', 'highest', 'USD').points).toEqual([{ price: 0, share: 1 }]);
  });

  it('count everybody and nobody as shares', () => {
    const { points, rejected, note } = readDemand('10, 4, 4\n20, 0, 4\n30, 0%', 'prices', 'USD');
    expect(points.map(({ share }) => share)).toEqual([1, 0, 0]);
    expect([rejected, note]).toEqual([[], '']);
    // A single person is asked, and one of a hundred buys.
    expect(readDemand('10, 1, 1', 'prices', 'USD').points[0]?.share).toBe(1);
    expect(readDemand('0, 1%', 'prices', 'USD').points).toEqual([{ price: 0, share: 0.01 }]);
    // With a sign on one line, the others are still read together: 1 is everybody.
    expect(readDemand('10, 1\n20, 50%', 'prices', 'USD').points.map(({ share }) => share)).toEqual([1, 0.5]);
  });

  it('name the lowest price where none brings anything, and see no rise there', () => {
    const curve = computeCurve(readDemand('10, 0%\n20, 0%\n30, 0%', 'prices', 'USD').points, 500);
    expect([curve?.best.price, curve?.bestProfit.price, curve?.rises]).toEqual([1000, 1000, []]);
    // A loss on each of no units is no loss, without a sign.
    expect(computeCurve([{ price: 100, share: 0 }], 500)?.points).toEqual([{ price: 100, share: 0, revenue: 0, profit: 0 }]);
    expect(computeCurve([], 0)).toBeNull();
  });
});

describe('a pasted line', () => {
  it('is read by the surest mark where none gives as many cells as wanted', () => {
    const read = (line: string, wanted = 9) => splitLine(line, (count) => count === wanted);
    expect(read('a;b c')).toEqual(['a', 'b c']);
    expect(read('a;b c d')).toEqual(['a;b', 'c', 'd']);
    expect(read('a;b c d', 2)).toEqual(['a', 'b c d']);
    expect(read('"x;y";z', 2)).toEqual(['x;y', 'z']);
  });
});

describe('a strategy that is taken over', () => {
  it('says whose words it is and what it was written for, in 200 letters', () => {
    const strategies = [{ name: 'Pay by the loaf', description: 'One price for each.', why: '', risk: '', firstStep: '' }];
    const data = { ...start, draft: { ...start.draft, productType: 'p'.repeat(201) } };
    const [taken] = takeStrategies(data, { strategies }, new Set(['strategy-1']), 's'.repeat(201), () => 'a').taken ?? [];
    expect([taken?.source.length, taken?.product.length]).toEqual([200, 200]);
    // Also of a longer product it is known that it has not changed.
    expect(describeSource(taken!, data.draft.productType)).not.toContain('It was written for');
  });
});

describe('a sheet of a demand curve', () => {
  it('has revenue and profit for every 100 asked, in whole units of the currency', () => {
    const curve = computeCurve(readDemand('10, 50%\n20, 30%', 'prices', 'USD').points, 400)!;
    // 10 × 50 and 20 × 30; 6 × 50 and 16 × 30.
    expect(toDemandSheet(curve, 400, 'USD').rows).toEqual([
      [10, 0.5, 500, 300],
      [20, 0.3, 600, 480],
    ]);
    expect(toDemandSheet(curve, 0, 'USD').rows[0]).toEqual([10, 0.5, 500]);
    const meter = computeMeter(readSurvey('10,20,30,40\n10,20,30,40', 'USD').answers)!;
    expect(toSurveySheet(meter, 'USD').rows).toEqual([
      [10, 1, 1, 0, 0],
      [20, 0, 1, 0, 0],
      [30, 0, 0, 1, 0],
      [40, 0, 0, 1, 1],
    ]);
  });
});

describe('a long product', () => {
  it('is cut to its line in the name of a proposal', () => {
    const named = (length: number) => nameProposal({ ...readAnswers(start, around), productType: 'x'.repeat(length) });
    expect([named(60), named(61), named(0)]).toEqual([
      `the pricing of ${'x'.repeat(60)}`,
      `the pricing of ${'x'.repeat(60)}…`,
      'the pricing of your product',
    ]);
  });
});

describe('prices on one footing', () => {
  const read = (text: string, said = {}) => readPrices(text, 'USD', { ...nothingSaid, ...said });

  it('are months where any is by the month, whichever comes first', () => {
    for (const text of ['A $10/month, B $120/year', 'B $120/year, A $10/month'])
      expect(read(text)).toMatchObject({ cadence: 'month', average: 1000, count: 2 });
  });

  it('take rates and users up to a thousand million', () => {
    const rate = (typed: string) => read('A $10/month, B $12/month, C £8/month', { rates: { 'GBP>USD': typed } }).count;
    expect(['0', '0.001', '1000000000', '1000000001', '-1', 'x'].map(rate)).toEqual([2, 3, 3, 2, 2, 2]);
    const users = (typed: string) => read('A $10 per user per month, B $12 per user per month, C $5000 per month', { users: typed }).count;
    expect(['0', '1', '2', '1.5', 'x'].map(users)).toEqual([2, 3, 3, 2, 2]);
  });

  it('are the commonest, else one’s own, else one with a period', () => {
    expect(read('A £10/month, B £12/month, C $9/month')).toMatchObject({ currency: 'GBP', count: 2 });
    expect(read('A £10/month, C $9/month')).toMatchObject({ currency: 'USD', count: 1 });
    expect(read('A $10, C $9/month')).toMatchObject({ cadence: 'month', count: 1, lowest: 900 });
    expect(read('A $10, B $0, C $0')).toMatchObject({ cadence: '', count: 1, average: 1000 });
  });
});

describe('the document', () => {
  const textOf = (more: Partial<PricingData>) => {
    const data = { ...start, hasResult: true, ...more };
    const analysis = analyse(data, around);
    return toText(toDocument(data, analysis, writeAdvice(analysis.evidence.answers, data), around));
  };
  const draft = { ...start.draft, productType: 'Rye bread', industry: 'Bakery', businessModel: 'service', targetMarket: 'Cafés' };

  it('names what fits best, ranks what fits, and rules out what does not', () => {
    const text = textOf({ draft: { ...draft, competitorPricing: 'Acme $10, Bolt $12' } });
    expect(text).toContain('Competitive pricing fits your answers best: $9.90 to $12.10.');
    // A free plan would cost a service its own hours: the one reason that rules it out.
    expect(text.toLowerCase()).toContain('freemium (ruled out)');
    expect(text).toContain('Because business model = service: each free customer would cost your own hours.');
    expect(text.toLowerCase()).toContain('competitive (fit 1 of 6)');
    expect(text).toContain('Average $11.00 from 2 prices, lowest $10.00, highest $12.00.');
    // What is ruled out stands last.
    expect(text.toLowerCase().lastIndexOf('(fit ')).toBeLessThan(text.toLowerCase().indexOf('freemium (ruled out)'));
  });

  it('says of studies what there is, from the first cent on', () => {
    const text = textOf({ draft, costs: { ...start.costs, price: '0.01', unitCost: '0' } });
    expect(text).toContain('$0.01');
    expect(text.toLowerCase()).toContain('unit economics');
    expect(textOf({ draft, costs: { ...start.costs, price: '0' } }).toLowerCase()).not.toContain('unit economics');
    const demand = (typed: string) => textOf({ draft, studies: { ...start.studies, demand: typed } });
    expect(demand('10, 50%\n20, 30%')).toContain('Revenue is highest at $20.00: 30% would buy, $600.00 from every 100 people asked.');
    // One cent from one of a hundred is still revenue.
    expect(demand('0.01, 1%')).toContain('Revenue is highest at $0.01: 1% would buy, $0.01 from every 100 people asked.');
    expect(demand('10, 0%')).not.toContain('Revenue is highest');
    const rows = (count: number) =>
      demand(Array.from({ length: count }, (_, index) => `${1000 + index}, 50%`).join('\n')).match(/\$1,0\d\d\.00/g)?.length;
    // The table and the chart show the first sixty prices.
    expect(rows(61)).toBe(rows(60));
    expect(rows(60)).toBeGreaterThan(rows(59) ?? 0);
  });
});
