import { toBattlecard, pointsIn } from './battlecard';
import { byRival, computeRecord, countReasons, describeRecord } from './deals';
import { toSlides } from './slides';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, parseCsv } from '@/formats/csv';
import { emptyDraft, readDraft } from '@/lib/fields';
import { toText } from '@/lib/document-text';
import { toSheet } from '@/lib/sheet';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { selectRecords } from '@/kinds/records/select-records';
import { asEdited } from '@/kinds/records/state';
import { dateToday, factsOf, findStaleFacts, isStale, oldestCheck, toDateFact } from './facts';
import { collectTags, competitorIdentity, isKept, searchText, sortings, startFilter } from './list';
import { toMatrixSheet } from './matrix';
import { emptyCard, fields, linkOf, startExtra, state, withoutSamples, type Competitor, type Deal, type Feature } from './model';
import { toReport } from './report';
import { extraSchema, schema } from './schema';
import { computeShares, formatShare, readShare } from './share';

const around = { today: '2026-11-15', currency: 'USD' };
const competitor = (more: Partial<Competitor> = {}): Competitor => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, around.today), name: 'Acme', website: 'acme.com' }, around).values,
  ...more,
});
const read = (draft: Partial<Record<keyof typeof fields, string>>) => readDraft(fields, { ...emptyDraft(fields, ''), ...draft }, around);

describe('a competitor', () => {
  it('needs a name and a website, and nothing else', () => {
    expect(read({}).problems).toEqual({ name: 'Enter a name.', website: 'Enter the website.' });
    expect(read({ name: '  ', website: ' ' }).problems).toEqual({ name: 'Enter a name.', website: 'Enter the website.' });
    expect(read({ name: 'Acme', website: 'acme.com' }).problems).toEqual({});
  });

  it('has its lists trimmed and empty entries dropped', () => {
    const { values } = read({ strengths: ' Brand , , price ,', weaknesses: ',,', keyFeatures: 'a,b' });
    expect([values.strengths, values.weaknesses, values.keyFeatures]).toEqual([['Brand', 'price'], [], ['a', 'b']]);
  });

  it('starts direct, and the list starts empty', () => {
    expect(competitor().tier).toBe('direct');
    expect(state.start(around).records).toEqual([]);
    expect(state.start(around).extra.features).toEqual([]);
  });

  it('is followed only where its website is an address', () => {
    expect(linkOf('acme.com')).toBe('https://acme.com/');
    expect(linkOf('http://acme.co.uk/a?b#c')).toBe('http://acme.co.uk/a?b#c');
    for (const text of ['', 'soon', 'no site yet', 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'mailto:a@b.com'])
      expect(linkOf(text)).toBeUndefined();
  });
});

describe('market share', () => {
  it('is read as people write it', () => {
    const percents = ['25%', '25', ' 12.5 % ', '12,5%', 'about 30%', '~7', '< 1%', '15 percent', '0'].map(
      (text) => readShare(text).percent,
    );
    expect(percents).toEqual([25, 25, 12.5, 12.5, 30, 7, 1, 15, 0]);
    // The middle of 10 and 15 is 12.5; a minus here is no subtraction.
    expect(readShare('10-15%')).toEqual({ percent: 12.5, note: 'Counted as 12.5%, the midpoint.' });
    expect(readShare('10% to 20%').percent).toBe(15);
  });

  it('keeps other words, and says that they do not count', () => {
    for (const text of ['Leader', '25% of Europe', '1/4', '$5', '1e3', '%', '1.2.3'])
      expect(readShare(text)).toEqual({ note: 'This isn’t a percentage, so it’s left out of the sum.' });
    expect(readShare('')).toEqual({});
  });

  it('is never below 0% or above 100%', () => {
    expect(readShare('-5%').problem).toBe('Market Share can’t be below 0%.');
    expect(readShare('100.1').problem).toBe('Market Share can’t be above 100%.');
    expect(readShare('100%')).toEqual({ percent: 100 });
  });

  it('warns above 100% and not at it', () => {
    const of = (...shares: string[]) => computeShares(shares.map((marketShare) => ({ marketShare })));
    // 33.3 + 33.3 + 33.4 is exactly the market, though doubles may say a hair more.
    expect(of('33.3%', '33.3', '33.4%')).toEqual({ total: 100, isAbove: false, counted: 3, unread: 0 });
    // 60 + 45 = 105; "Leader" does not count.
    expect(of('60%', '45', 'Leader', '')).toEqual({ total: 105, isAbove: true, counted: 2, unread: 1 });
    expect(of()).toEqual({ total: 0, isAbove: false, counted: 0, unread: 0 });
  });

  it('is shown as typed, a bare number with its sign', () => {
    expect(['25', ' 12.5 ', '25%', 'about 25', 'Leader', '250'].map(formatShare)).toEqual([
      '25%',
      '12.5%',
      '25%',
      'about 25',
      'Leader',
      '250',
    ]);
  });

  it('never reads anything but a share', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { percent = 0 } = readShare(text);
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});

describe('facts', () => {
  it('are stale after 90 days, not on the ninetieth', () => {
    // 15 November less 90 days: 15 in November, 31 in October, 30 in September leave 14 of August's 31, so 17 August.
    expect(isStale('2026-08-17', around.today)).toBe(false);
    expect(isStale('2026-08-16', around.today)).toBe(true);
    expect([isStale('', around.today), isStale('2020-01-01', ''), isStale('2027-01-01', around.today)]).toEqual([false, false, false]);
  });

  it('count only where something is written, the oldest first', () => {
    const one = competitor({ pricing: '$5', pricingChecked: '2026-01-02', marketShareChecked: '2020-01-01', strengthsChecked: '' });
    const two = competitor({ id: '2', strengths: ['x'], strengthsChecked: '2026-01-01' });
    expect(factsOf(one).map(({ fact }) => fact)).toEqual(['pricing']);
    expect(findStaleFacts([one, two], around.today).map(({ competitor: { id }, fact }) => [id, fact])).toEqual([
      ['2', 'strengths'],
      ['1', 'pricing'],
    ]);
    expect([oldestCheck(one), oldestCheck(competitor())]).toEqual(['2026-01-02', '']);
  });

  it('are dated by their user alone, and a changed text has no date yet', () => {
    expect(toDateFact('$5', { typed: '', saved: undefined })).toBe('');
    expect(toDateFact('$5', { typed: '2026-10-01', saved: undefined })).toBe('2026-10-01');
    const saved = { text: '$4', checked: '2026-01-01' };
    expect(toDateFact('$5', { typed: '2026-01-01', saved })).toBe('');
    expect(toDateFact('$4', { typed: '', saved })).toBe('2026-01-01');
    expect(toDateFact('$4', { typed: '2026-01-01', saved })).toBe('2026-01-01');
    expect(toDateFact('$5', { typed: '2026-10-10', saved })).toBe('2026-10-10');
    const one = competitor({ pricing: '$5', marketShare: '5%', marketShareChecked: '2026-01-02' });
    expect(dateToday(one, around.today)).toEqual({ pricingChecked: around.today });
  });
});

describe('the list', () => {
  const all = [
    competitor({ id: 'a', name: 'Beta', marketShare: '5%', tier: 'aspirational', tags: ['EU'] }),
    competitor({ id: 'b', name: 'alpha', marketShare: 'unknown', tier: 'direct', tags: ['eu', 'Bank'] }),
    competitor({ id: 'c', name: 'Gamma', marketShare: '40', tier: 'adjacent' }),
  ];
  const order = (sort: keyof typeof sortings) =>
    selectRecords(all, { query: '', searchIn: searchText, sort: sortings[sort] }).map(({ id }) => id);

  it('sorts by name, share and tier; without a share last', () => {
    expect([order('newest'), order('name'), order('share'), order('tier')].map((ids) => ids.join(''))).toEqual([
      'abc',
      'bac',
      'cab',
      'bca',
    ]);
  });

  it('filters by tier and tag, however the tag is written', () => {
    expect(collectTags(all).map(({ label }) => label)).toEqual(['Bank', 'EU']);
    expect(all.filter((one) => isKept(one, { ...startFilter, tag: 'eu' })).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(all.filter((one) => isKept(one, { ...startFilter, tier: 'adjacent' })).map(({ id }) => id)).toEqual(['c']);
  });

  it('knows a competitor again at the same address', () => {
    expect(competitorIdentity(competitor({ name: 'ACME ', website: 'https://www.Acme.com/' }))).toBe(competitorIdentity(competitor()));
    expect(competitorIdentity(competitor({ website: 'acme.org' }))).not.toBe(competitorIdentity(competitor()));
  });

  it('comes back from its own CSV with nothing to add, and whole into an empty list', () => {
    const { records } = state.sample?.(around) ?? { records: [] };
    const table = parseCsv(toCsv(toSheet('Competitors', fields, records, 'USD')));
    const mapping = guessMapping(fields, table.headers);
    const options = { identity: competitorIdentity, makeId: () => 'new' };
    const again = planImport(fields, table, mapping, records, around, options);
    expect([again.records.length, again.duplicates, again.problems]).toEqual([0, 3, []]);
    const fresh = planImport(fields, table, mapping, [], around, options);
    expect(fresh.records.map((record) => ({ ...record, id: '' }))).toEqual(records.map((record) => ({ ...record, id: '' })));
  });
});

describe('the report', () => {
  it('has every fact with its date, the warning and the matrix, and marks samples', () => {
    const sample = state.sample?.(around);
    if (!sample) throw new Error('There is a sample.');
    const text = JSON.stringify(toReport([...sample.records, competitor({ marketShare: '60' })], sample.extra, around));
    // 38 + 17 + 60 = 115.
    for (const part of ['add up to 115%, more than 100%', 'Stale, checked 28 Jun 2026', 'Weighted score', '(sample)', 'Not dated'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/NaN|undefined|Infinity|"mark"/);
    expect(toReport(sample.records, sample.extra, around).mark).toBe('Sample');
  });

  it('marks rows and products of the sample beside own ones, and a changed row no longer', () => {
    const sample = state.sample?.(around);
    if (!sample) throw new Error('There is a sample.');
    const own = competitor({ id: 'own', name: 'Acme' });
    const labels = (records: Competitor[], extra = sample.extra) => {
      const { columns, rows } = toMatrixSheet(extra, records);
      return [...columns.slice(3).map(({ label }) => label), ...rows.slice(0, 3).map(([name]) => name)];
    };
    expect(JSON.stringify(labels(sample.records))).not.toContain('(sample)');
    const [first, ...others] = sample.extra.features.map((feature, index) => (index === 0 ? asEdited(feature) : feature)) as [
      Feature,
      ...Feature[],
    ];
    const mixed = labels([own, ...sample.records.slice(1)], { ...sample.extra, features: [first, ...others] });
    expect(mixed).toEqual([
      'Acme',
      ...sample.records.slice(1).map(({ name }) => `${name} (sample)`),
      'Bank feeds',
      'Invoices (sample)',
      'Payroll (sample)',
    ]);
    expect(extraSchema.safeParse({ ...sample.extra, features: [first, ...others] }).success).toBe(true);
  });

  it('keeps nothing of the sample’s matrix and map when a file takes its place', () => {
    const sample = state.sample?.(around);
    if (!sample) throw new Error('There is a sample.');
    const own = competitor({ id: 'own', name: 'Acme' });
    expect(withoutSamples(sample.extra, [own])).toEqual(startExtra);
    const worked = {
      ...sample.extra,
      product: 'Ours',
      spots: { ...sample.extra.spots, own: { x: '1', y: '2' } },
      features: sample.extra.features.map((feature) => asEdited({ ...feature, ratings: { ...feature.ratings, own: 'full' as const } })),
    };
    expect(withoutSamples(worked, [own])).toMatchObject({
      product: 'Ours',
      productSpot: sample.extra.productSpot,
      spots: { own: { x: '1', y: '2' } },
    });
    expect(withoutSamples(worked, [own]).features.map(({ ratings }) => ratings)).toEqual([
      { own: 'full' },
      { own: 'full' },
      { own: 'full' },
    ]);
  });
});

describe('a battlecard', () => {
  it('has a point a line, what is known with its source, and fits a page', () => {
    expect(pointsIn(' - One\n\n• Two \nThree-way')).toEqual(['One', 'Two', 'Three-way']);
    const rival = {
      ...competitor({ id: 'r' }),
      strengths: ['Brand'],
      pricing: '$9',
      pricingSource: 'acme.example',
      pricingChecked: '2026-11-01',
    };
    const extra = {
      ...startExtra,
      product: 'Ours',
      cards: { r: { ...emptyCard, weSay: 'Half the price', landmines: 'Ask about exports' } },
      deals: { currency: 'USD', records: [deal('a', 'won', 'acme '), deal('b', 'lost', 'Acme'), deal('c', 'won', 'Other')] },
    };
    const document = toBattlecard(rival, extra, around);
    expect(document.isOnePage).toBe(true);
    const text = toText(document);
    for (const part of [
      'OURS VS. ACME',
      'Half the price',
      'Ask about exports',
      'Won 1, lost 1: 50% of 2 decided deals.',
      'acme.example, checked 1 Nov 2026',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('They say');
    expect(toSlides([rival], extra, around).map(({ title, boxes }) => [title, boxes.length])).toEqual([
      ['Competitors', 1],
      ['Ours vs. Acme', 2],
    ]);
  });
});

const deal = (id: string, outcome: Deal['outcome'], rival: string, reason: Deal['reason'] = 'Price'): Deal => ({
  id,
  date: '2026-11-01',
  customer: '',
  rival,
  outcome,
  reason,
  amount: 0,
  note: '',
});

describe('wins and losses', () => {
  it('count by rival and reason; deals without a decision are in no rate', () => {
    const deals = [
      deal('a', 'won', 'Acme'),
      deal('b', 'lost', 'ACME', 'Features'),
      deal('c', 'lost', 'Acme', 'Features'),
      deal('d', 'none', 'Acme'),
      deal('e', 'none', ''),
    ];
    expect(byRival(deals)).toEqual([
      { name: 'Acme', won: 1, lost: 2, none: 1, rate: 1 / 3 },
      { name: 'No competitor', won: 0, lost: 0, none: 1 },
    ]);
    expect(countReasons(deals, 'lost')).toEqual([{ reason: 'Features', count: 2 }]);
    expect(describeRecord(computeRecord(deals))).toBe('Won 1, lost 2: 33% of 3 decided deals. 2 deals without a decision.');
    expect(describeRecord(computeRecord([]))).toBe('');
  });
  it('are absent from older files, which still open', () => {
    const { cards: _cards, deals: _deals, ...older } = startExtra;
    const read = schema.safeParse({ records: [], currency: 'USD', extra: older });
    expect(read.data?.extra).toEqual(startExtra);
  });
});
