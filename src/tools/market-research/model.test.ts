import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { emptyDraft } from '@/lib/fields';
import { asEdited } from '@/kinds/records/state';
import { readBudget } from './budget';
import { forces, insights, quadrants } from './content';
import { reportFiles } from './files';
import { writeInsights } from './insights';
import { changeGuide, makeGuide, makeSurvey } from './interviews';
import { officialData } from './links';
import {
  addCompetitors,
  blankCompetitor,
  computePressure,
  countAnswer,
  fields,
  findSampleParts,
  isEmptyResearch,
  linesOf,
  removeCompetitor,
  settleSample,
  state,
  tally,
  type ResearchData,
} from './model';
import { radarPicture } from './radar';
import { toReport } from './report';
import { schema } from './schema';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const withMarket = (market: Partial<ResearchData['market']>, more: Partial<ResearchData> = {}): ResearchData => ({
  ...start,
  ...more,
  market: { ...emptyDraft(fields, ''), ...market },
});
const report = (data: ResearchData) => toText(toReport(data, 'USD', around.today));

describe('the competitors', () => {
  it('start with one blank card, and the last one stays', () => {
    expect(start.competitors).toEqual([blankCompetitor('competitor-1')]);
    const two = addCompetitors(start, [blankCompetitor('')]);
    expect(two.competitors.map(({ id }) => id)).toEqual(['competitor-1', 'competitor-2']);
    const second = removeCompetitor(two, 'competitor-1');
    expect(second.competitors.map(({ id }) => id)).toEqual(['competitor-2']);
    expect(removeCompetitor(second, 'competitor-2')).toBe(second);
    // However many another tool holds, the list stays one that can be opened again.
    const many = addCompetitors(
      start,
      Array.from({ length: 300 }, () => blankCompetitor('')),
    );
    expect(schema.safeParse(many).success).toBe(true);
    // An id is never used again.
    expect(addCompetitors(second, [blankCompetitor('')]).competitors.at(-1)?.id).toBe('competitor-3');
  });
});

describe('the budget', () => {
  it.each([
    ['$25,000', 'USD', '$25,000.00'],
    ['25.000 €', 'USD', '€25,000.00'],
    ['10k', 'EUR', '€10,000.00'],
    ['about 1.5 million', 'USD', '$1,500,000.00'],
    ['GBP 5 000', 'USD', '£5,000.00'],
    ['$2,000', 'CAD', '$2,000.00'],
    // Many countries have dollars: those of another are named.
    ['C$2,000', 'USD', '$2,000.00 CAD'],
    ['US$ 500', 'EUR', '$500.00 USD'],
    ['5000usd', 'EUR', '$5,000.00 USD'],
    ['500 euros', 'USD', '€500.00'],
    ['2,000 Pounds', 'USD', '£2,000.00'],
    ['300,000 yen', 'USD', '¥300,000'],
    ['5000 kr', 'SEK', 'kr\u00a05,000.00'],
    ['5000 pesos', 'MXN', '$5,000.00'],
    ['₩5,000,000', 'USD', '₩5,000,000'],
    ['We will try 5000', 'USD', '$5,000.00'],
    ['5 MIO', 'EUR', '€5,000,000.00'],
    ['5000 for an MVP', 'USD', '$5,000.00'],
    // Half a million, not five.
    ['$.5M', 'USD', '$500,000.00'],
    ['.75 million', 'USD', '$750,000.00'],
    ['5000 dollars', 'USD', '$5,000.00'],
    ['1.5 billion', 'USD', '$1,500,000,000.00'],
    ['2 lakh INR', 'USD', '₹200,000.00'],
  ])('%s with %s at home is %s', (typed, home, amount) => {
    expect(readBudget(typed, home)).toBe(amount);
  });

  it.each([
    '',
    'not sure',
    '10-20k',
    '10k-20k',
    '$10k to $20k',
    '$5,000 to $8,000',
    '$25,000 + $5,000',
    '2 people, $5000',
    '12 months',
    '50%',
    '-5000',
    '1e9',
    'R$5000',
    '5000 kr',
    '5000 pesos',
    '5000 rubles',
    '5000 UAH',
    '₴5000',
    '0',
  ])('%j is no single amount', (typed) => {
    expect(readBudget(typed, 'USD')).toBeUndefined();
  });
});

describe('official data', () => {
  const labels = (location: string) => officialData('Bakery & café', location).map(({ label }) => label);
  it('follows the place, and carries the industry’s word', () => {
    expect(labels('Austin, TX')[0]).toBe('US Census Bureau');
    expect(labels('London, UK')[0]).toBe('Office for National Statistics (UK)');
    // Where an office takes no word in its address, the link says who searches.
    expect(labels('Berlin, Germany').slice(0, 2)).toEqual(['Destatis (searched with DuckDuckGo)', 'Eurostat (searched with DuckDuckGo)']);
    for (const { label, href } of officialData('Bakery', 'Berlin, Germany')) {
      expect(label.includes('DuckDuckGo')).toBe(href.startsWith('https://duckduckgo.com/'));
    }
    expect(labels('Toronto, Canada')[0]).toBe('Statistics Canada');
    expect(labels('')).toEqual(['World Bank', 'OECD']);
    // The country is asked for, not the whole phrase.
    const [, eurostat] = officialData('Bakery', 'Kreuzberg, Berlin, Germany');
    expect(decodeURIComponent(eurostat?.href ?? '')).toMatch(/eurostat Bakery Germany$/);
    for (const { href } of officialData('Bakery & café', 'Austin, TX')) {
      expect(new URL(href).protocol).toBe('https:');
      expect(decodeURIComponent(href)).toContain('Bakery & café');
    }
  });
});

describe('five forces', () => {
  // 4 + 2 + 3 + 1 + 5 = 15, over five forces: 3.
  it('average only when all are rated', () => {
    const rate = (levels: number[]) =>
      Object.fromEntries(forces.map((force, index) => [force, { level: levels[index] ?? 0, why: '' }])) as ResearchData['forces'];
    expect(computePressure(rate([4, 2, 3, 1, 5]))).toEqual({ rated: 5, average: 3 });
    expect(computePressure(rate([4, 2]))).toEqual({ rated: 2, average: null });
    expect(radarPicture(rate([4, 2, 3, 1, 5])).svg).toContain('Power of buyers 1');
    expect(radarPicture(rate([])).svg).not.toContain('fill-opacity');
    // Each force reaches as far out as it was rated: all of 5 lie on the outer ring, all of 2 on the second.
    const ringsOf = (level: number) =>
      [...radarPicture(rate([level, level, level, level, level])).svg.matchAll(/points="([^"]+)"/g)].map(([, at]) => at);
    expect(ringsOf(5)[5]).toBe(ringsOf(5)[4]);
    expect(ringsOf(2)[5]).toBe(ringsOf(2)[1]);
    expect(new Set(ringsOf(2)).size).toBe(5);
  });
});

describe('the survey', () => {
  it('counts answers and their shares', () => {
    const data = { ...start, survey: makeSurvey(withMarket({ industry: 'Bakery' })) };
    const [first] = data.survey;
    if (!first) throw new Error('There is no question.');
    expect(tally(first).shares[0]).toEqual({ label: 'Every day', count: 0, share: null });
    const counted = [0, 0, 0, 1].reduce((current, option) => countAnswer(current, first.id, option, 1), data);
    // Three of four answers are 75%.
    expect(tally(counted.survey[0] ?? first).shares.slice(0, 2)).toEqual([
      { label: 'Every day', count: 3, share: 0.75 },
      { label: 'Every week', count: 1, share: 0.25 },
    ]);
    expect(countAnswer(data, first.id, 0, -1).survey[0]?.options[0]?.count).toBe(0);
    expect(report(counted)).toContain('75%');
  });

  it('asks about what people did, and about the competitors by name', () => {
    const bakery = addCompetitors(withMarket({ industry: 'Bakery', targetMarket: 'Cafés' }), [{ ...blankCompetitor(''), name: 'Loafly' }]);
    expect(makeGuide(bakery).questions.join()).toContain('Have you tried Loafly?');
    expect(makeGuide(bakery).questions.join()).toContain('Whose budget');
    expect(makeGuide(start).questions.join()).not.toMatch(/Loafly|Whose budget/);
    expect(makeSurvey(bakery)[1]?.options.map(({ label }) => label)).toEqual(['Loafly', 'Something else', 'Nothing']);
    expect(makeSurvey(bakery)[0]?.question).toBe('How often do you need something like this (Bakery)?');
  });

  it('becomes the user’s own with the first change', () => {
    const [first = '', ...others] = makeGuide(start).questions;
    expect(makeGuide(changeGuide(start, 0, ' Why? ')).questions).toEqual(['Why?', ...others]);
    expect(makeGuide(changeGuide(start, 0, '')).questions).toEqual(others);
    const added = changeGuide(start, others.length + 1, 'How many?');
    expect(makeGuide(added).questions).toEqual([first, ...others, 'How many?']);
    expect(report(added)).toContain('Your own questions.');
    expect(isEmptyResearch(added)).toBe(false);
    expect(schema.safeParse(added).success).toBe(true);
  });
});

describe('the notes', () => {
  it('say what to find out, from the answers', () => {
    const notes = writeInsights(withMarket({ industry: 'Bakery', targetMarket: 'Families', location: 'Portland', budget: '$25,000' }));
    expect(notes.size).toContain('The census or official statistics can tell you how many there are: “Families”.');
    expect(notes.size).toContain('“Bakery” (Portland)');
    expect(notes.entry).toContain('$25,000');
    expect(notes.landscape).toContain('No competitor is named yet.');
    expect(writeInsights(withMarket({ industry: 'Bakery', targetMarket: 'Restaurants' })).size).toContain('business register');
    expect(writeInsights(withMarket({ industry: 'Bakery', targetMarket: 'Those who bake' })).size).toContain('Find out how many there are');
  });

  it.each([
    ['Portland, OR', 'Start in one place (Portland, OR)'],
    ['Worldwide', 'Worldwide is too broad to begin with'],
    ['', 'Choose one place or one group'],
  ])('begin in the place %s', (location, words) => {
    expect(writeInsights(withMarket({ industry: 'Bakery', location })).entry).toContain(words);
  });

  it('follow the competitors', () => {
    const data = addCompetitors(withMarket({ industry: 'Bakery' }), [
      { ...blankCompetitor(''), name: 'Acme', pricing: '$6' },
      { ...blankCompetitor(''), name: 'Borealis' },
    ]);
    const { landscape } = writeInsights(data);
    expect(landscape).toContain('You named 2 competitors: Acme and Borealis; 1 price is still missing, so look it up');
    // A price on a card without a name is nobody's price.
    const nameless = addCompetitors(data, [{ ...blankCompetitor(''), pricing: '$2' }]);
    expect(writeInsights(nameless).landscape).toContain('1 price is still missing');
  });
});

describe('the report', () => {
  it('prints each claim with its footnote', () => {
    const text = report({
      ...withMarket({ industry: 'Bakery' }),
      evidence: {
        currency: 'USD',
        records: [
          { id: 'a', claim: 'Bread sells best at eight.', source: 'census.example/bread', dateRead: '2026-11-01', confidence: 'high' },
          { id: 'b', claim: 'Queues on Saturday', source: '', dateRead: '', confidence: 'low' },
        ],
      },
    });
    expect(text).toContain('Bread sells best at eight. [1] (high confidence)');
    expect(text).toContain('1. census.example/bread, read 1 Nov 2026');
    expect(text).toContain('2. Own observation, or no source noted, date not noted');
    expect(text).toContain('no market data was looked up');
  });

  it('says when it is a sample, and what is a template', () => {
    const sample = state.sample?.(around);
    if (!sample) throw new Error('There is no sample.');
    expect(report(sample)).toContain('Sample data.');
    expect(report(sample)).toContain('Template text - no market data was looked up.');
    expect(report({ ...sample, notes: { size: 'My own', audience: 'x', landscape: 'x', entry: 'x' } })).not.toContain('Template text');
    expect(schema.safeParse(sample).success).toBe(true);
    expect(isEmptyResearch(start)).toBe(true);
    expect(isEmptyResearch(sample)).toBe(false);
    expect(isEmptyResearch({ ...start, interviews: 1 })).toBe(false);
    expect(isEmptyResearch({ ...start, findings: 'Waits of six weeks' })).toBe(false);
    expect(report(start)).toContain('Questions from a template');
    expect(report({ ...start, interviews: 1 })).toContain('1 interview so far.');
    // What was heard is not said to come from nobody.
    expect(report({ ...start, findings: 'Waits of six weeks' })).not.toContain('interviews so far');
  });

  it('beside words of one’s own, calls only what is left of the sample so', () => {
    const sample = state.sample?.(around);
    if (!sample) throw new Error('There is no sample.');
    const names = (data: ResearchData) => reportFiles(data, around).map(({ name }) => name);
    expect(names(sample)[0]).toBe('sample-market-research.pdf');
    const mixed = {
      ...sample,
      market: { ...sample.market, targetMarket: 'Anglers' },
      competitors: [...sample.competitors, { ...blankCompetitor('own'), name: 'Rod & Reel' }],
      swot: { ...sample.swot, strengths: `${sample.swot.strengths}\nTwo boats` },
    };
    expect(names(mixed)[0]).toBe('market-research.pdf');
    expect(toReport(mixed, 'USD', around.today).mark).toBe('Partly sample');
    const text = report(mixed);
    for (const part of [
      'Corner Market (sample)',
      'Sourdough baked through the day (sample)',
      'Flour prices (sample)',
      'loaf by loaf (sample)',
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Anglers \(sample|Rod & Reel \(sample|Two boats \(sample|\(sample\) \(sample/);
    expect(toReport(sample, 'USD', around.today).mark).toBe('Sample');
  });

  it('stops calling itself a sample once nothing of it is left', () => {
    const sample = state.sample?.(around);
    if (!sample) throw new Error('There is no sample.');
    expect(settleSample({ ...sample, market: { ...sample.market, targetMarket: 'Anglers' } }).isSample).toBe(true);
    expect(settleSample({ ...start, isSample: true }).isSample).toBe(false);
    // Each part of it alone keeps it a sample.
    const parts: Partial<ResearchData>[] = [
      { competitors: sample.competitors.slice(0, 1) },
      { evidence: sample.evidence },
      { forces: sample.forces },
      ...quadrants
        .filter((quadrant) => sample.swot[quadrant] !== '')
        .map((quadrant) => ({ swot: { ...start.swot, [quadrant]: sample.swot[quadrant] } })),
      { market: { ...start.market, targetMarket: sample.market.targetMarket } },
      { competitors: sample.competitors, evidence: sample.evidence, forces: sample.forces },
    ];
    for (const part of parts) {
      const left = { ...start, ...part, isSample: true };
      expect(settleSample(left), Object.keys(part).join()).toBe(left);
    }
    const edited = { ...sample, evidence: { ...sample.evidence, records: sample.evidence.records.map(asEdited) } };
    expect(findSampleParts(edited)?.evidence.size).toBe(0);
    expect(settleSample(sample)).toBe(sample);
  });

  it('stays whole for any answers', () => {
    const typed = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '   ', '...', '"', '()', 'Bakery (new)'));
    fc.assert(
      fc.property(typed, typed, typed, typed, fc.array(typed, { maxLength: 3 }), (industry, targetMarket, location, budget, names) => {
        const data = addCompetitors(
          withMarket({ industry, targetMarket, location, budget }),
          names.map((name) => ({ ...blankCompetitor(''), name })),
        );
        const notes = writeInsights(data);
        for (const text of [...insights.map((insight) => notes[insight]), ...makeGuide(data).questions]) {
          expect(text).not.toMatch(/undefined|NaN|“”/);
        }
        expect(report(data)).not.toMatch(/undefined|NaN/);
      }),
    );
  });

  it('reads lines with or without a mark', () => {
    expect(linesOf(' - one\n\n* two \nthree\n-four')).toEqual(['one', 'two', 'three', 'four']);
    // A minus before a figure is no mark.
    expect(linesOf('-5% waste\n- -3 degrees')).toEqual(['-5% waste', '-3 degrees']);
  });
});

describe('what other tools find here', () => {
  const points = (data: ResearchData) => shares.offers?.points?.(data, around)?.map(({ quadrant, text }) => [quadrant, text]);
  const texts = (data: ResearchData) => shares.offers?.texts?.(data, around);

  it('are the points of the SWOT, a line each, as long as they are', () => {
    const long = `Long ${'word '.repeat(300)}end`;
    const swot = {
      ...start.swot,
      strengths: '- Sourdough\n\n* Open from six\nsourdough',
      // A minus before a figure is no mark.
      threats: `-5% a year\n-Rent\n${long}`,
    };
    expect(points({ ...start, swot })).toEqual([
      ['strengths', 'Sourdough'],
      ['strengths', 'Open from six'],
      ['strengths', 'sourdough'],
      ['threats', '-5% a year'],
      ['threats', 'Rent'],
      ['threats', long],
    ]);
    expect(points(start)).toEqual([]);
  });

  it('are the answers, by what they mean', () => {
    expect(texts(withMarket({ industry: ' Bakery ', targetMarket: 'Families', location: 'Leeds', budget: '$5' }))).toEqual([
      { means: 'company.industry', text: 'Bakery' },
      { means: 'customers.who', text: 'Families' },
      { means: 'market.place', text: 'Leeds' },
    ]);
  });

  it('are nothing of a sample', () => {
    const sample = state.sample?.(around) ?? start;
    expect(sample.isSample).toBe(true);
    expect([points(sample), texts(sample)]).toEqual([[], []]);
  });

  it('fill what is empty here, once', () => {
    const plan = (data: ResearchData) =>
      shares.accepts?.texts?.plan(
        data,
        [
          { means: 'company.industry', text: 'Bakery' },
          { means: 'customers.who', text: 'Families' },
        ],
        { doc: 'idea', tool: 'Idea Validator', name: '' },
        around,
      );
    const taken = plan(withMarket({ industry: 'Retail' }));
    expect(taken).toMatchObject({ names: ['Target Market'], data: { market: { industry: 'Retail', targetMarket: 'Families' } } });
    expect(taken && plan(taken.data)?.data).toBe(taken?.data);
  });
});
