import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign, atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { isComplete } from '@/lib/fields';
import { writeAdvice } from './advice';
import { factors, sampleAnswers, strategies, strategyIds, tips } from './content';
import { toDocument } from './document';
import { analyse } from './evidence';
import { formatReason } from './fit';
import { computePricePoints, formatSpan, readMarket } from './market';
import { businessModels, editNote, fields, fileStem, readAnswers, state, type Answers, type PricingData } from './model';
import { nothingSaid } from './reading';
import { pricingWriter } from './writer';
import { around, start } from './test-data';

const withDraft = (draft: Partial<PricingData['draft']>, more: Partial<PricingData> = {}): PricingData => ({
  ...start,
  ...more,
  draft: { ...start.draft, ...draft },
});
const bare: Answers = { ...readAnswers(start, around), productType: 'App', industry: 'Retail' };

describe('what is promised', () => {
  it('has the fields, the models, six strategies, four factors and six tips', () => {
    expect(Object.values(fields).map(({ label }) => label)).toEqual([
      'Product/Service Type',
      'Industry',
      'Target Market',
      'Business Model',
      'Competitor Pricing',
      'Value Proposition',
    ]);
    expect(businessModels).toEqual(['subscription', 'one-time', 'freemium', 'marketplace', 'service', 'advertising']);
    expect(strategyIds.map((id) => [strategies[id].name, strategies[id].pricePoint])).toEqual([
      ['Value-Based', 'Premium, 20-50% above market'],
      ['Competitive', 'Within 10% of competitor average'],
      ['Penetration', '20-40% below market at first'],
      ['Freemium', 'Free tier plus premium at $10-100+ per month'],
      ['Tiered', 'Basic X, Pro 2-3X, Enterprise 5-10X'],
      ['Dynamic', 'Variable'],
    ]);
    expect(factors).toHaveLength(4);
    expect(tips.map(({ title }) => title)).toEqual([
      'Test and iterate',
      'Monitor metrics',
      'Communicate value',
      'Regular reviews',
      'Competitive analysis',
      'Customer feedback',
    ]);
  });

  it('waits for a product and an industry', () => {
    expect(isComplete(fields, withDraft({ productType: ' ', industry: 'x' }).draft)).toBe(false);
    expect(isComplete(fields, withDraft({ productType: 'x', industry: ' ' }).draft)).toBe(false);
    expect(isComplete(fields, withDraft({ productType: 'x', industry: 'x' }).draft)).toBe(true);
  });

  it('hands over six answers under the name of pricing', () => {
    expect(pricingWriter.type).toBe('pricing');
    expect(pricingWriter.payload(readAnswers(withDraft(sampleAnswers), around))).toEqual({
      product: sampleAnswers.productType,
      industry: sampleAnswers.industry,
      market: sampleAnswers.targetMarket,
      competitors: sampleAnswers.competitorPricing,
      value: sampleAnswers.valueProposition,
      model: 'subscription',
    });
  });

  it('names files after the product, safely', () => {
    expect(fileStem(withDraft({ productType: 'Booking App' }))).toBe('booking-app-pricing-strategy');
    expect(fileStem(withDraft({ productType: '../<x>' }))).not.toMatch(/[<>/\\]/);
    expect(fileStem(start)).toBe('pricing-strategy');
    expect(fileStem(state.sample?.(around) ?? start)).toBe('sample-booking-software-pricing-strategy');
  });
});

describe('competitor prices', () => {
  const amounts = (text: string, currency = 'USD') =>
    readMarket(text, currency)
      .prices.filter(({ ignored }) => ignored === '')
      .map(({ amount }) => amount);

  it('are found in what people type', () => {
    expect(amounts('Acme $29/month, Northwind $49 per month')).toEqual([2900, 4900]);
    expect(amounts('29,49,99')).toEqual([2900, 4900, 9900]);
    expect(amounts('Starter 19 USD; Pro 49.50 USD')).toEqual([1900, 4950]);
    expect(amounts('$1,299.00 and $10k')).toEqual([129_900, 1_000_000]);
    expect(amounts('€19,99; 1.299,00 €; 1 299,00 €', 'EUR')).toEqual([1999, 129_900, 129_900]);
    expect(amounts('from $20-30, or $9.99–$19.99')).toEqual([2500, 1499]);
    expect(amounts('$29 $49 $99')).toEqual([2900, 4900, 9900]);
    expect(amounts('US$29, 49usd, USD 10K')).toEqual([2900, 4900, 1_000_000]);
    expect(amounts('$29+/user/mo; $12 / user / month')).toEqual([2900, 1200]);
    expect(readMarket('A$29 C$49 CA$51', 'USD')).toMatchObject({ currency: 'CAD', count: 2, average: 5000 });
    expect(amounts('Monthly: $29, yearly: $290')).toEqual([2900, 2417]);
    // 155.88 / 12 = 12.99: what is billed annually is no monthly price.
    expect(amounts('$12.99/month billed annually ($155.88)')).toEqual([1299, 1299]);
    expect(amounts('USD20, EUR30 and Rs.499', 'USD')).toEqual([2000]);
    expect(readMarket('Rs. 499 and Rs.699', 'USD')).toMatchObject({ currency: 'INR', count: 2, average: 59_900 });
    expect(amounts('1.000 €; 12.500 €', 'EUR')).toEqual([100_000, 1_250_000]);
    expect(amounts('$3.459')).toEqual([346]);
  });

  it('need one sign for a list, and none before a period', () => {
    expect(amounts('$29, 49 and 99')).toEqual([2900, 4900, 9900]);
    expect(amounts('19.99, 24.99 or 49.99 €', 'EUR')).toEqual([1999, 2499, 4999]);
    expect(amounts('2024, $30')).toEqual([3000]);
    // (300 + 450) / 2 = 375
    expect(amounts('$300-450 per hour at big firms, 200/hr at small ones')).toEqual([37_500, 20_000]);
    expect(readMarket('€30/hr at A. 20/hr at B.', 'USD')).toMatchObject({ currency: 'EUR', count: 2, average: 2500 });
  });

  it('leave out what is no price, with the reason', () => {
    const reasonFor = (text: string) =>
      readMarket(text, 'USD')
        .prices.filter(({ ignored }) => ignored !== '')
        .map(({ ignored }) => ignored);
    expect(reasonFor('20% off, 5 users, 3 plans, since 2019, 24/7, 29 a month')).toEqual([
      'a percentage',
      'a count, not a price',
      'a count, not a price',
      'a count, not a price',
      'a count, not a price',
      'a count, not a price',
    ]);
    expect(reasonFor('$29 for 3')).toEqual(['no currency sign, while others have one']);
    expect(reasonFor('$29, €19')).toEqual(['in EUR, without a rate']);
    expect(reasonFor('$25/hour, $30/hr, $400/day')).toEqual(['per day, not comparable']);
    for (const once of ['$99 one-time', '$99 (one-off)', 'Setup fee: $99', 'lifetime license $99', '$99 paid once']) {
      const text = `Acme ${once}, Beta $9/month, Core $11/month`;
      expect(reasonFor(text), once).toEqual(['paid once, not comparable']);
      expect(readMarket(text, 'USD')).toMatchObject({ count: 2, average: 1000, notes: [] });
      expect(readMarket(`Acme ${once}, Beta $9`, 'USD')).toMatchObject({ count: 1, average: 9900, cadence: 'once' });
    }
    expect(readMarket('$0, $12', 'USD')).toMatchObject({ hasFree: true, count: 1, average: 1200 });
    expect(readMarket('Office365, B2B, v2', 'USD').prices).toEqual([]);
    expect(amounts('Plan 1: 10\nPlan 2: 20')).toEqual([1000, 2000]);
    expect(amounts('1. Acme 29\n2) Beta 39')).toEqual([2900, 3900]);
    expect(readMarket('$9 for 3 months', 'USD').prices[1]).toMatchObject({ text: '3', ignored: 'a count, not a price' });
    expect(readMarket('gluten-free $5, free trial, free-range', 'USD').hasFree).toBe(false);
    expect(readMarket('Acme is free, Beta $5', 'USD').hasFree).toBe(true);
  });

  it('bring years to months and stay in their own currency', () => {
    expect(readMarket(sampleAnswers.competitorPricing, 'USD')).toMatchObject({
      count: 3,
      average: 4567, // (29 + 49 + 708 / 12) / 3 = 45.67
      lowest: 2900,
      highest: 5900,
      cadence: 'month',
      unit: '',
      notes: ['Yearly prices are divided by 12.'],
    });
    expect(readMarket('$120/year and $240/yr', 'USD')).toMatchObject({ cadence: 'year', average: 18_000 });
    expect(readMarket('£10, £20', 'USD')).toMatchObject({ currency: 'GBP', average: 1500 });
    expect(readMarket('¥1200', 'USD')).toMatchObject({ currency: 'JPY', average: 1200 });
  });

  it('are compared on one footing, and the rest is asked for', () => {
    const text =
      'Acme $29 per user per month\nBeta $99/month\nGamma £19/user/mo, billed annually\nDelta $10/seat/month\nEps $240 per user a year';
    const asked = readMarket(text, 'USD');
    // Per user in dollars: 29, 10 and 240 / 12 = 20.
    expect(asked).toMatchObject({ count: 3, average: 1967, lowest: 1000, highest: 2900, currency: 'USD', unit: 'user', cadence: 'month' });
    expect(asked.prices.map(({ label, readAs, ignored }) => [label, readAs, ignored])).toEqual([
      ['Acme', '$29.00 per user per month', ''],
      ['Beta', '$99.00 per month', 'one price for all users'],
      ['Gamma', '£19.00 per user per month', 'in GBP, without a rate'],
      ['Delta', '$10.00 per user per month', ''],
      ['Eps', '$240.00 per user per year', ''],
    ]);
    expect(asked.asks).toEqual({ users: true, unsaid: false, currencies: ['GBP'] });

    const told = readMarket(text, 'USD', { ...nothingSaid, users: '10', rates: { 'GBP>USD': '1.25' } });
    // 99 / 10 = 9.90 and 19 × 1.25 = 23.75: (29 + 9.90 + 23.75 + 10 + 20) / 5 = 18.53
    expect(told.prices.map(({ amount }) => amount)).toEqual([2900, 990, 2375, 1000, 2000]);
    expect(told).toMatchObject({ count: 5, average: 1853 });
    expect(told.notes).toEqual([
      'Yearly prices are divided by 12.',
      'Prices for all users are divided by your 10 users.',
      '1 GBP = 1.25 USD, your rate.',
    ]);
    const flat = readMarket(text, 'USD', { ...nothingSaid, users: '10', footing: 'USD  month' });
    expect(flat.prices.map(({ amount }) => amount)).toEqual([29_000, 9900, 0, 10_000, 20_000]);
    expect(flat).toMatchObject({ unit: '', count: 4, average: 17_225 });
    for (const users of ['0', '-2', '2.5', 'ten']) expect(readMarket(text, 'USD', { ...nothingSaid, users }).count).toBe(3);
  });

  it('never mix what says no period, or another thing it is for, with the rest', () => {
    const open = readMarket('A $30/month, B $50/month, C $400', 'USD');
    expect(open).toMatchObject({ count: 2, average: 4000, asks: { unsaid: true } });
    expect(open.prices[2]?.ignored).toBe('it doesn’t say how often it is paid');
    expect(readMarket('A $30/month, B $50/month, C $400', 'USD', { ...nothingSaid, unsaid: 'year' })).toMatchObject({
      count: 3,
      average: 3778, // (30 + 50 + 400 / 12) / 3
    });
    expect(readMarket('A $30/month, B $50/month, C $0.10/GB', 'USD')).toMatchObject({ count: 2, average: 4000 });
    expect(readMarket('A $3 per box, B $5/box, C $9 per order', 'USD')).toMatchObject({ count: 2, average: 400, unit: 'box' });
    expect(readMarket('$10, $20 and $30 per user per month; Solo $9/month', 'USD')).toMatchObject({
      count: 3,
      unit: 'user',
      cadence: 'month',
    });
  });

  it('count every price once, on its own footing, whatever is typed around it', () => {
    const footings = [' per user per month', '/user/mo', ' per month', '/month', ' per year', ' one-time', '/hour', ''];
    const price = fc.record({
      cents: fc.integer({ min: 1, max: 900_000 }),
      sign: fc.constantFrom('$', '£', '€'),
      footing: fc.constantFrom(...footings),
    });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 9 }), (typed) => {
        const text = typed.map(
          ({ cents, sign, footing }, index) => `Rival${'abcdefghi'[index]} ${sign}${(cents / 100).toFixed(2)}${footing}`,
        );
        const market = readMarket(text.join('\n'), 'USD');
        expect(market.prices).toHaveLength(typed.length);
        // The same in plain words: which prices share their sign, their unit and their kind of period.
        const kind = (each: (typeof typed)[number]) =>
          `${each.sign}${/user/.test(each.footing) ? 'user' : ''}${/mo|year/.test(each.footing) ? 'month' : each.footing}`;
        const largest = Math.max(...typed.map((one) => typed.filter((other) => kind(other) === kind(one)).length));
        expect(market.count).toBe(largest);
        const counted = typed.filter((_, index) => market.prices[index]?.ignored === '');
        expect(new Set(counted.map(kind)).size).toBe(1);
        // The mean in twelfths of a cent, rounded once.
        const isMonthly = counted.some(({ footing }) => /mo/.test(footing));
        const twelfths = counted.reduce(
          (sum, { cents, footing }) => sum + BigInt(cents) * (footing === ' per year' && isMonthly ? 1n : 12n),
          0n,
        );
        const bottom = 12n * BigInt(counted.length);
        expect(market.average).toBe(Number((twelfths * 2n + bottom) / (bottom * 2n)));
      }),
    );
  });

  it('become the price points of all six strategies', () => {
    // Prices of 30, 40 and 50: average 40, lowest 30, highest 50.
    const market = readMarket('$30, $40, $50', 'USD');
    const points = computePricePoints(market, 'lowest');
    const shown = Object.fromEntries(strategyIds.map((id) => [id, points?.[id].map((span) => formatSpan(span, 'USD')).join(', ')]));
    expect(shown).toEqual({
      value: '$48.00 to $60.00', // 40 × 1.2 and × 1.5
      competitive: '$36.00 to $44.00', // 40 × 0.9 and × 1.1
      penetration: '$24.00 to $32.00', // 40 × 0.6 and × 0.8
      freemium: 'Free tier, Premium $40.00',
      tiered: 'Basic $30.00, Pro $60.00 to $90.00, Enterprise $150.00 to $300.00',
      dynamic: '$30.00 to $50.00',
    });
    expect(computePricePoints(market, 'average')?.tiered[0]).toMatchObject({ low: 4000 });
    expect(computePricePoints(readMarket('none', 'USD'), 'lowest')).toBeNull();
  });

  it('are worked from the average by whole cents', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 }), (cents) => {
        const text = cents.map((cent) => `$${(cent / 100).toFixed(2)}`).join('; ');
        const market = readMarket(text, 'USD');
        const total = cents.reduce((sum, cent) => sum + cent, 0);
        expect(market).toMatchObject({ count: cents.length, lowest: Math.min(...cents), highest: Math.max(...cents) });
        expect(Math.abs(market.average - total / cents.length)).toBeLessThanOrEqual(0.5);
        const points = computePricePoints(market, 'lowest');
        // Tenths of a cent as whole numbers, so that no rounding of doubles takes part.
        const tenths = (share: number) => Math.floor((market.average * share + 5) / 10);
        expect(points?.value[0]).toMatchObject({ low: tenths(12), high: tenths(15) });
        expect(points?.competitive[0]).toMatchObject({ low: tenths(9), high: tenths(11) });
        expect(points?.penetration[0]).toMatchObject({ low: tenths(6), high: tenths(8) });
      }),
    );
  });

  it('never fall over a text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 80 }), fc.string({ unit: fc.constantFrom(...'$€29.,-k% /to month'), maxLength: 40 })),
        (text) => {
          const { average, lowest, highest, count } = readMarket(text, 'USD');
          expect(Number.isSafeInteger(average) && lowest <= average && average <= highest).toBe(true);
          if (count > 0) expect(lowest).toBeGreaterThan(0);
        },
      ),
      { numRuns: atMost(1000) },
    );
  });
});

describe('the ranking', () => {
  const rank = (data: PricingData) => analyse(data, around).fits;
  const fitOf = (data: PricingData, id: string) => rank(data).find((fit) => fit.id === id);

  it('keeps the cards in their usual order until the best fit is wanted first', () => {
    const cards = (order?: 'usual' | 'fit') => analyse(withDraft({ businessModel: 'service' }, { order }), around).shown;
    expect(cards().map(({ id }) => strategies[id].name)).toEqual([
      'Value-Based',
      'Competitive',
      'Penetration',
      'Freemium',
      'Tiered',
      'Dynamic',
    ]);
    expect(cards('fit').map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(cards('fit').at(-1)?.id).toBe('freemium');
    for (const card of cards()) expect(cards('fit').find(({ id }) => id === card.id)?.rank).toBe(card.rank);
  });

  it('holds all six, best first, what is ruled out last', () => {
    fc.assert(
      fc.property(
        fc.record({
          productType: fc.constantFrom('App', 'Hotel rooms', ''),
          industry: fc.constantFrom('SaaS', 'Law', 'Travel', ''),
          businessModel: fc.constantFrom('', ...businessModels),
          competitorPricing: fc.constantFrom('', '$10, $40', '$20 free', 'x'),
          targetMarket: fc.constantFrom('', 'Students', 'Companies'),
        }),
        fc.constantFrom('', '5', '50'),
        (draft, unitCost) => {
          const fits = rank(withDraft(draft, { costs: { ...start.costs, unitCost } }));
          expect(fits.map(({ id }) => id).sort()).toEqual([...strategyIds].sort());
          fits.forEach((fit, index) => {
            const next = fits[index + 1];
            expect(fit.score).toBe(fit.reasons.reduce((sum, { points }) => sum + points, 0));
            if (next && fit.ruledOut.length > 0) expect(next.ruledOut.length).toBeGreaterThan(0);
            else if (next && next.ruledOut.length === 0) expect(fit.score).toBeGreaterThanOrEqual(next.score);
          });
        },
      ),
    );
  });

  it('says its rules', () => {
    const marketplace = withDraft({ businessModel: 'marketplace' });
    expect(rank(marketplace)[0]?.id).toBe('penetration');
    expect(fitOf(marketplace, 'penetration')?.reasons.map(formatReason)).toEqual([
      '+3 because business model = marketplace: a marketplace needs both sides early, and low fees bring them.',
    ]);
    const saysSoftware = (industry: string) =>
      fitOf(withDraft({ industry }), 'tiered')?.reasons.some(({ text }) => text.startsWith('software'));
    expect(['Toys and board games', 'Mobile games'].map(saysSoftware)).toEqual([false, true]);
    expect(rank(withDraft({ businessModel: 'freemium' }))[0]?.id).toBe('freemium');
    expect(rank(withDraft({ businessModel: 'subscription' }))[0]?.id).toBe('tiered');
  });

  it('rules out what cannot work', () => {
    for (const businessModel of ['service', 'one-time'])
      expect(rank(withDraft({ businessModel })).at(-1)).toMatchObject({
        id: 'freemium',
        ruledOut: [expect.stringContaining(businessModel)],
      });
    // Market 40: even 32, 20% below it, does not cover a cost of 35.
    const costly = withDraft({ competitorPricing: '$40' }, { costs: { ...start.costs, unitCost: '35' } });
    expect(fitOf(costly, 'penetration')?.ruledOut).toEqual([
      'Because cost per unit = $35.00: even $32.00, the top of this range, doesn’t cover it.',
    ]);
    expect(fitOf(costly, 'value')?.ruledOut).toEqual([]);
  });

  it('listens to the survey and the demand curve', () => {
    const surveyed = (competitorPricing: string) =>
      withDraft({ competitorPricing }, { studies: { ...start.studies, survey: '10,20,30,40\n15,25,35,50\n20,30,45,60\n5,15,25,35' } });
    // Accepted from 22.50 to 32.50: 20% above 20 is 24, inside; 20% above 40 is 48, outside.
    expect(fitOf(surveyed('$20'), 'value')?.reasons).toContainEqual(
      expect.objectContaining({ points: 2, because: 'survey accepts $22.50 to $32.50' }),
    );
    expect(fitOf(surveyed('$40'), 'value')?.reasons).toContainEqual(expect.objectContaining({ points: -2 }));
    const tested = withDraft({ competitorPricing: '$20' }, { studies: { ...start.studies, demand: '20,50%\n40,40%' } });
    expect(fitOf(tested, 'value')?.reasons).toContainEqual(expect.objectContaining({ because: 'revenue is highest at $40.00' }));
    const unsold = withDraft({ competitorPricing: '$20' }, { studies: { ...start.studies, demand: '0,100%\n10,0%' } });
    expect(
      rank(unsold)
        .flatMap(({ reasons }) => reasons.map(({ because }) => because))
        .join(),
    ).not.toContain('revenue');
  });

  it('calls itself general until there is evidence', () => {
    expect(analyse(withDraft({ competitorPricing: 'cheap' }), around).isGeneral).toBe(true);
    expect(analyse(withDraft({ competitorPricing: '$20' }), around).isGeneral).toBe(false);
    expect(analyse({ ...start, studies: { ...start.studies, survey: '1,2,3,4' } }, around).isGeneral).toBe(false);
    expect(analyse({ ...start, studies: { ...start.studies, demand: '1,2%' } }, around).isGeneral).toBe(false);
  });
});

describe('the notes', () => {
  const naughty = fc
    .oneof(
      fc.string({ unit: anySign, maxLength: 60 }),
      fc.string({ maxLength: 200 }),
      fc.constantFrom(
        '',
        '  ',
        '""',
        "''",
        'a , b .',
        '$& {industry}',
        ',,,',
        '…',
        'line\nbreak',
        'Really?',
        'x'.repeat(400),
        'SaaS',
        'Restaurants',
      ),
    )
    // Marks inside what was typed are the user's own; the sentence around it is ours.
    .filter((typed) => !/[.:;]\s*[.:;]|NaN|undefined/.test(typed));
  const textOf = (answers: Answers, seed = 0) => {
    const { notes, measures } = writeAdvice(answers, { seed });
    return [...strategyIds.map((id) => notes[id]), `Metrics.${measures}`].join('\n');
  };

  it('are whole sentences, whatever was typed', () => {
    fc.assert(
      fc.property(naughty, naughty, naughty, fc.nat(50), (productType, targetMarket, valueProposition, seed) => {
        const text = textOf({ ...bare, productType, targetMarket, valueProposition }, seed);
        for (const line of text.split('\n')) {
          expect(line).toMatch(/^\p{Lu}.*[.!?…]$/u);
          expect(line).not.toMatch(/undefined|NaN|“”| {2}|\(\)/);
        }
      }),
      { numRuns: atMost(500) },
    );
  });

  it('repeat what was typed as it was typed', () => {
    const answers: Answers = {
      ...bare,
      productType: 'Yahoo! "Pro"',
      targetMarket: 'UK care homes, 20-80 beds.',
      valueProposition: 'x'.repeat(200),
    };
    expect(textOf(answers)).toContain('five customers (“UK care homes, 20-80 beds”)');
    expect(textOf(answers, 1)).toContain('“Yahoo! "Pro"”');
    expect(textOf(answers)).not.toContain('xxx');
  });

  it('go about it another way with another seed, and leave what was edited', () => {
    expect(textOf(bare, 3)).toBe(textOf(bare, 0));
    expect(new Set([0, 1, 2].map((seed) => textOf(bare, seed))).size).toBe(3);
    const start = state.start(around);
    const edited = editNote(start, 'value', ' Ask Ana. ');
    for (const seed of [0, 1]) expect(writeAdvice(bare, { ...edited, seed }).notes.value).toBe('Ask Ana.');
    expect(writeAdvice(bare, editNote(edited, 'value', ' '))).toEqual(writeAdvice(bare, start));
  });

  it('name what to watch by how money is earned', () => {
    expect(textOf({ ...bare, businessModel: 'marketplace' })).toContain('your share of each sale');
    expect(textOf(bare)).toContain('Metrics.');
  });
});

describe('the document', () => {
  const documentOf = (data: PricingData) => {
    const analysis = analyse(data, around);
    return toDocument(data, analysis, writeAdvice(analysis.evidence.answers, data), around);
  };

  it('holds every part and labels what is assumed', () => {
    const text = toText(documentOf(state.sample?.(around) ?? start));
    for (const words of [
      'Sample data',
      'Template-based',
      'rule of thumb',
      'In your market: Basic $29.00, Pro $58.00 to $87.00',
      'PMC, point of',
      'Revenue is highest at $39.00',
      'Customer feedback',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('General advice:');
    const plain = toText(documentOf(withDraft({ productType: 'App', industry: 'x' })));
    expect(plain).toContain('General advice:');
    expect(plain).not.toContain('Sample');
    expect(plain).not.toContain('In your market');
  });

  it('lists every price that was read, and what became of it', () => {
    const text = toText(
      documentOf(withDraft({ productType: 'App', industry: 'x', competitorPricing: 'Acme $29/month, Beta £19 per user per month' })),
    );
    expect(text).toMatch(/Acme: \$29.*\$29\.00 per month/);
    expect(text).toMatch(/Beta: £19.*£19\.00 per user per month.*Not counted: per user/);
  });

  it('runs nothing that was typed', async () => {
    const { toHtml } = await import('@/formats/html');
    for (const attack of ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', '</title><svg onload=alert(1)>']) {
      const draft = Object.fromEntries(
        Object.keys(fields).map((name) => [name, name === 'businessModel' ? '' : attack]),
      ) as PricingData['draft'];
      const html = toHtml(documentOf(withDraft(draft, { studies: { ...start.studies, survey: attack, demand: attack } })));
      expect(html).not.toMatch(/<(img|script|svg)\b/i);
      expect(html).toContain('&lt;');
    }
  });
});
