import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFrom, emptyDraft, readDraft } from '@/lib/fields';
import { sumOf } from '@/lib/numbers';
import { selectRecords } from '@/kinds/records/select-records';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { parseCsv, toCsv } from '@/formats/csv';
import { toSheet } from '@/lib/sheet';
import { buildReport } from './report';
import {
  computeSummary,
  fields,
  makeRound,
  otherNames,
  roundIdentity,
  roundTypes,
  searchText,
  sortings,
  state,
  statuses,
  type Round,
} from './model';
import {
  basisOf,
  computePricing,
  computeProgress,
  describeDaysOpen,
  describeTerms,
  describeValuation,
  instrumentOf,
  isBasisAssumed,
  settleTerms,
  termNamesOf,
} from './terms';
import { computeTimeline } from './timeline';
import { buildUpdate, toMailLink } from './update';
import { checkRound } from './use-round-form';

const around = { today: '2026-11-15', currency: 'USD' };
const round = makeRound;

const anyRound = fc
  .record({
    roundType: fc.constantFrom(...roundTypes),
    amount: fc.integer({ min: 1, max: 1e12 }),
    status: fc.constantFrom(...statuses),
    refund: fc.boolean(),
    valuation: fc.integer({ min: 0, max: 1e12 }),
    basis: fc.constantFrom('post' as const, 'pre' as const, '' as const),
    instrument: fc.constantFrom('priced' as const, 'safe' as const, 'note' as const, '' as const),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 1990, max: 2060 }),
  })
  .map(({ roundType, amount, month, year, ...more }) =>
    round('1', roundType, amount, `${year}-${String(month).padStart(2, '0')}-10`, more),
  );

describe('the tiles', () => {
  it('count completed rounds as raised, planned and running ones as pipeline, failed ones nowhere', () => {
    const rounds = [
      round('1', 'Seed', 100_00, '2026-01-01', { status: 'Completed' }),
      round('2', 'Grant', 30_00, '2026-02-01', { status: 'Completed' }),
      round('3', 'Series A', 500_00, '2027-01-01'),
      round('4', 'Bridge', 50_00, '2026-12-01', { status: 'In Progress' }),
      round('5', 'SAFE', 7_00, '2025-12-01', { status: 'Failed' }),
    ];
    // 100 + 30 raised; 500 + 50 to come.
    expect(computeSummary(rounds)).toMatchObject({ raised: 130_00, pipeline: 550_00, completed: 2, open: 2, latest: undefined });
    const moved = rounds.map((one) => (one.id === '4' ? { ...one, status: 'Completed' as const } : one));
    expect(computeSummary(moved)).toMatchObject({ raised: 180_00, pipeline: 500_00 });
  });

  it('are all nothing at the start', () => {
    expect(state.start(around).records).toEqual([]);
    expect(computeSummary([])).toEqual({ raised: 0, wiredInOpen: 0, pipeline: 0, latest: undefined, completed: 0, open: 0, split: [] });
  });

  it('take the valuation of the newest completed round that has one', () => {
    const rounds = [
      round('new', 'Series A', 1, '2026-06-01', { status: 'Completed' }),
      round('wanted', 'Seed', 1, '2026-03-01', { status: 'Completed', valuation: 5, basis: 'post' }),
      round('old', 'Pre-Seed', 1, '2025-03-01', { status: 'Completed', valuation: 9 }),
      round('open', 'Series B', 1, '2026-10-01', { status: 'In Progress', valuation: 99 }),
    ];
    const { latest } = computeSummary(rounds);
    expect(latest?.id).toBe('wanted');
    expect(latest && describeValuation(latest)).toBe('Seed, post-money · 1 Mar 2026');
    expect(describeValuation(round('1', 'SAFE', 1, '2026-03-01', { valuation: 5 }))).toBe('SAFE cap, not a priced valuation · 1 Mar 2026');
  });

  it('take the last entered of two on the same day', () => {
    const pair = ['b', 'a'].map((id) => round(id, 'Seed', 1, '2026-03-01', { status: 'Completed', valuation: 5 }));
    expect(computeSummary(pair).latest?.id).toBe('b');
  });

  it('take no valuation from money given back', () => {
    const back = round('back', 'Seed', 1, '2026-06-01', { status: 'Completed', valuation: 9, basis: 'post', refund: true });
    expect(computeSummary([back]).latest).toBeUndefined();
    expect(computePricing(back).kind).toBe('none');
    expect(computeProgress({ ...back, target: 5 })).toBeUndefined();
  });

  it('take a refund off, and always split the whole', () => {
    const rounds = [
      round('1', 'Seed', 100_00, '2026-01-01', { status: 'Completed' }),
      round('2', 'Seed', 40_00, '2026-02-01', { status: 'Completed', refund: true }),
    ];
    expect(computeSummary(rounds)).toMatchObject({ raised: 60_00, split: [{ instrument: 'priced', amount: 60_00 }] });
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 20 }), (any) => {
        const { raised, split } = computeSummary(any);
        expect(sumOf(split.map(({ amount }) => amount))).toBe(raised);
      }),
    );
  });
});

describe('terms', () => {
  it('follow the round type, or the instrument where the type leaves it open', () => {
    expect(instrumentOf(round('1', 'SAFE', 1, '', { instrument: 'priced' }))).toBe('safe');
    expect(instrumentOf(round('1', 'Seed', 1, ''))).toBe('priced');
    expect(instrumentOf(round('1', 'Seed', 1, '', { instrument: 'note' }))).toBe('note');
    expect(instrumentOf(round('1', 'Bridge', 1, ''))).toBe('note');
    expect(termNamesOf(round('1', 'Seed', 1, ''))).toEqual(['basis']);
    expect(termNamesOf(round('1', 'SAFE', 1, ''))).toEqual(['basis', 'discount', 'mfn']);
    expect(termNamesOf(round('1', 'Convertible Note', 1, ''))).toEqual(['basis', 'discount', 'interest', 'maturity', 'mfn']);
    expect(termNamesOf(round('1', 'Grant', 1, ''))).toEqual([]);
  });

  it('are those of a priced round for a type nobody knows', () => {
    expect(termNamesOf({ roundType: 'constructor' as 'Seed', instrument: '' })).toEqual(['basis']);
  });

  it('say only what was agreed and applies', () => {
    const note = round('1', 'Convertible Note', 1, '', { discount: 0.2, mfn: true, interest: 0.065, maturity: '2028-01-31' });
    expect(describeTerms(note)).toEqual(['No cap', '20% discount', 'MFN', '6.5% interest a year', 'Matures 31 Jan 2028']);
    const priced = { ...note, roundType: 'Seed' as const };
    expect(describeTerms(priced)).toEqual([]);
    expect(settleTerms(priced)).toMatchObject({ instrument: 'priced', discount: 0, mfn: false, interest: 0, maturity: '' });
  });
});

describe('pre- and post-money', () => {
  it('are found from the one entered', () => {
    // 9,000,000 after 1,500,000: 7,500,000 before, and 1.5 ÷ 9 = 16.67% sold.
    const post = computePricing(round('1', 'Seed', 1_500_000_00, '', { valuation: 9_000_000_00, basis: 'post' }));
    expect(post).toEqual({ kind: 'priced', pre: 7_500_000_00, post: 9_000_000_00, ownership: 1.5 / 9, isCap: false });
    // 20,000,000 before 5,000,000: 25,000,000 after, a fifth sold.
    const pre = computePricing(round('1', 'Series A', 5_000_000_00, '', { valuation: 20_000_000_00, basis: 'pre' }));
    expect(pre).toEqual({ kind: 'priced', pre: 20_000_000_00, post: 25_000_000_00, ownership: 0.2, isCap: false });
  });

  it('are post-money for a SAFE, taken as pre-money for a priced round, none of a grant', () => {
    expect(basisOf(round('1', 'SAFE', 1, ''))).toBe('post');
    // 400,000 of a 5,000,000 cap is 8%.
    expect(computePricing(round('1', 'SAFE', 400_000, '', { valuation: 5_000_000 }))).toMatchObject({ ownership: 0.08, isCap: true });
    const open = round('1', 'Seed', 1, '2026-11-15', { valuation: 4 });
    expect(isBasisAssumed(open)).toBe(true);
    expect(computePricing(open)).toMatchObject({ pre: 4, post: 5, ownership: 0.2 });
    expect(describeValuation(open)).toBe('Seed, taken as pre-money · 15 Nov 2026');
    // A file keeps it open: what comes back from it is no more certain than what went in.
    expect(settleTerms(open).basis).toBe('');
    expect(isBasisAssumed({ ...open, basis: 'pre' })).toBe(false);
    expect(isBasisAssumed({ ...open, roundType: 'SAFE' })).toBe(false);
    expect(computePricing(round('1', 'Grant', 1, '', { valuation: 5, basis: 'post' })).kind).toBe('none');
    expect(computePricing(round('1', 'Seed', 5, '', { valuation: 5, basis: 'post' })).kind).toBe('impossible');
  });

  it('always differ by the amount, and never sell all', () => {
    fc.assert(
      fc.property(anyRound, (one) => {
        const pricing = computePricing(one);
        if (pricing.kind !== 'priced') return;
        expect(pricing.post - pricing.pre).toBe(one.amount);
        // In whole numbers: ownership × post-money is the amount.
        expect(Math.abs(Number(BigInt(Math.round(pricing.ownership * 1e15)) * BigInt(pricing.post)) / 1e15 - one.amount)).toBeLessThan(
          1e-6 * pricing.post,
        );
        expect(pricing.ownership).toBeGreaterThan(0);
        expect(pricing.ownership).toBeLessThan(1);
      }),
    );
  });
});

describe('progress', () => {
  it('adds the stages up against the target', () => {
    // 350 + 150 + 300 + 250 = 1,050 of 1,500: 70%, 450 to go.
    const seed = round('1', 'Seed', 9, '2026-12-01', { target: 1500, wired: 350, signed: 150, committed: 300, softCircled: 250 });
    const progress = computeProgress(seed);
    expect(progress).toMatchObject({ target: 1500, found: 1050, share: 0.7, missing: 450 });
    expect(progress?.stages.map(({ label, share }) => [label, share])).toEqual([
      ['Wired', 350 / 1500],
      ['Signed', 0.1],
      ['Committed', 0.2],
      ['Soft-circled', 250 / 1500],
    ]);
    expect(computeProgress({ ...seed, target: 0 })).toMatchObject({ target: 9, missing: 0 });
    expect(computeProgress(round('1', 'Seed', 9, ''))).toBeUndefined();
  });

  it('never counts the same money twice where each stage includes the later ones', () => {
    // Said yes 800, of that 600 committed, of that 500 signed, of that 450 wired: 800 of 1,000, not 2,350.
    const seed = round('1', 'Seed', 1000, '', { softCircled: 800, committed: 600, signed: 500, wired: 450 });
    expect(computeProgress(seed)).toMatchObject({ found: 2350, isDoubtful: true });
    const once = computeProgress({ ...seed, cumulative: true });
    expect(once).toMatchObject({ found: 800, share: 0.8, missing: 200, isDoubtful: false });
    expect(once?.stages.map(({ amount }) => amount)).toEqual([450, 50, 100, 200]);
    // More than was asked for, in figures that cannot be a running total, is simply more.
    expect(computeProgress(round('1', 'Seed', 1000, '', { wired: 900, softCircled: 300 }))).toMatchObject({
      share: 1.2,
      isDoubtful: false,
    });
    const { body } = buildUpdate([seed], { company: '', highlights: '', asks: '' }, around.today, 'USD');
    expect(body).not.toContain('235%');
  });

  it('counts the days open: until today while it runs, until its date once completed', () => {
    const seed = round('1', 'Seed', 9, '2026-12-01', { opened: '2026-10-08', status: 'In Progress' });
    // 23 days left of October and 15 of November.
    expect(describeDaysOpen(seed, '2026-11-15')).toBe('Open for 38 days');
    expect(describeDaysOpen({ ...seed, status: 'Completed', date: '2026-10-09' }, '2026-11-15')).toBe('Was open for 1 day');
    expect(describeDaysOpen(seed, '')).toBe('');
    expect(describeDaysOpen({ ...seed, opened: '2027-01-01' }, '2026-11-15')).toBe('');
    expect(describeDaysOpen({ ...seed, status: 'Failed' }, '2026-11-15')).toBe('');
  });
});

describe('the form', () => {
  const draft = { ...emptyDraft(fields, around.today), roundType: 'Seed', amount: '100', date: '2026-11-15' };
  const check = (more: Partial<typeof draft>) => {
    const full = { ...draft, ...more };
    const { values, problems } = readDraft(fields, full, around);
    return Object.keys({ ...problems, ...checkRound(values, full, 'USD') });
  };

  it('needs a type, an amount that is not zero and a date, and starts as planned', () => {
    expect(check({})).toEqual([]);
    expect(check({ roundType: '', amount: '', date: '' })).toEqual(['roundType', 'amount', 'date']);
    expect(check({ amount: '0' })).toEqual(['amount']);
    expect(check({ amount: '-5' })).toEqual(['amount']);
    expect(check({ amount: 'x' })).toEqual(['amount']);
    expect(emptyDraft(fields, '').status).toBe('Planned');
  });

  it('takes a valuation without asking for pre or post first', () => {
    expect(check({ valuation: '900' })).toEqual([]);
    expect(check({ valuation: '900', basis: 'pre' })).toEqual([]);
    expect(check({ valuation: '900', roundType: 'SAFE' })).toEqual([]);
    expect(check({ valuation: '900', roundType: 'Grant' })).toEqual([]);
  });

  it('refuses a completed round that opened after it closed, and no other', () => {
    expect(check({ status: 'Completed', opened: '2026-11-16' })).toEqual(['opened']);
    expect(check({ status: 'Completed', opened: '2026-11-15' })).toEqual([]);
    expect(check({ status: 'Planned', opened: '2026-11-16' })).toEqual([]);
  });

  it('trims investors and drops empty ones', () => {
    expect(readDraft(fields, { ...draft, investors: ' Ana ,, Jo Park , ' }, around).values.investors).toEqual(['Ana', 'Jo Park']);
  });

  it('brings an edited round back as it was', () => {
    for (const one of state.sample?.(around).records ?? []) {
      const { id: _id, ...values } = one;
      expect(readDraft(fields, draftFrom(fields, one, 'USD'), around).values).toEqual(values);
    }
  });
});

describe('the list', () => {
  it('stands newest first by date', () => {
    const rounds = ['2025-01-01', '', '2026-05-01', '2026-04-30'].map((date, index) => round(String(index), 'Seed', 1, date));
    const sorted = selectRecords(rounds, { query: '', searchIn: searchText, sort: sortings.newest });
    expect(sorted.map(({ date }) => date)).toEqual(['2026-05-01', '2026-04-30', '2025-01-01', '']);
  });

  it('stands largest first or by type when asked, a refund as what it takes off', () => {
    const rounds = [
      round('a', 'SAFE', 500, '2026-01-01'),
      round('b', 'Seed', 900, '2026-01-02', { refund: true }),
      round('c', 'Pre-Seed', 700, '2026-01-03'),
    ];
    const ids = (sort: keyof typeof sortings, query = '') =>
      selectRecords(rounds, { query, searchIn: searchText, sort: sortings[sort] })
        .map(({ id }) => id)
        .join('');
    expect((['newest', 'oldest', 'amount', 'type'] as const).map((sort) => ids(sort))).toEqual(['cba', 'abc', 'cab', 'cba']);
    expect(ids('newest', 'seed')).toBe('cb');
  });

  it('takes its own file back in once, and never twice', () => {
    const rounds = (state.sample?.(around).records ?? []).map(settleTerms);
    const sheet = toSheet('x', fields, rounds, 'USD');
    const table = parseCsv(toCsv(sheet));
    const mapping = guessMapping(fields, table.headers, otherNames);
    const options = { identity: roundIdentity, makeId: () => 'new' };
    const plan = planImport(fields, table, mapping, [], around, options);
    expect(plan.problems).toEqual([]);
    expect(plan.records).toEqual(rounds.map((one) => ({ ...one, id: 'new' })));
    expect(planImport(fields, table, mapping, rounds, around, options)).toMatchObject({ records: [], duplicates: 5 });
  });
});

describe('the timeline', () => {
  it('goes by quarter, with gaps, and adds up', () => {
    const timeline = computeTimeline([
      round('1', 'Seed', 100, '2026-01-31', { status: 'Completed' }),
      round('2', 'Grant', 50, '2026-03-31', { status: 'Completed' }),
      round('3', 'Series A', 700, '2026-07-01'),
      round('4', 'Bridge', 9, '2020-07-01', { status: 'Failed' }),
    ]);
    expect(timeline).toEqual({
      labels: ['Q1 2026', 'Q2 2026', 'Q3 2026'],
      raised: [150, null, null],
      pipeline: [null, null, 700],
      total: [150, null, null],
      isCut: false,
    });
  });

  it('goes by year where 24 quarters do not reach, and leaves out what even years do not', () => {
    const from = (date: string) =>
      computeTimeline([round('1', 'Seed', 100, date, { status: 'Completed' }), round('2', 'Series A', 1, '2026-12-31')]);
    expect(from('2021-01-01').labels).toHaveLength(24);
    expect(from('2020-12-31').labels).toEqual(['2020', '2021', '2022', '2023', '2024', '2025', '2026']);
    const long = from('1999-01-01');
    expect(long).toMatchObject({ isCut: true });
    expect(long.labels[0]).toBe('2003');
  });

  it('never draws more than 24 periods, and ends at all that was raised', () => {
    fc.assert(
      fc.property(fc.array(anyRound, { minLength: 1, maxLength: 30 }), (rounds) => {
        const { labels, total } = computeTimeline(rounds);
        expect(labels.length).toBeLessThanOrEqual(24);
        const known = total.filter((value) => value !== null);
        if (known.length > 0) expect(known.at(-1)).toBe(computeSummary(rounds).raised);
      }),
    );
  });
});

describe('the report', () => {
  it('has the figures of the screen, newest first', () => {
    // 100 raised for a fifth of 500; 40 to come, its valuation taken as pre-money; 10 given back, no valuation.
    const { blocks } = buildReport(
      [
        round('1', 'Series A', 40_00, '2027-01-31', { valuation: 900_00 }),
        round('2', 'Seed', 100_00, '2026-02-28', { status: 'Completed', valuation: 500_00, basis: 'post', investors: ['Ana', 'Jo'] }),
        round('3', 'SAFE', 10_00, '2024-02-29', { status: 'Completed', valuation: 50_00, refund: true }),
      ],
      around.today,
      'USD',
    );
    const totals = blocks.find((block) => block.kind === 'figures');
    expect(totals?.items.map(({ value }) => value)).toEqual(['$90.00', '$40.00', '$500.00']);
    const table = blocks.find((block) => block.kind === 'table');
    expect(table?.rows).toEqual([
      ['Series A', '31 Jan 2027', 'Planned', '$40.00', '$940.00', '4.26%'],
      ['Seed', '28 Feb 2026', 'Completed', '$100.00', '$500.00', '20.00%'],
      ['SAFE (refund)', '29 Feb 2024', 'Completed', '-$10.00', '—', '—'],
    ]);
    const text = JSON.stringify(blocks);
    for (const part of ['Equity $100.00, SAFEs -$10.00', 'Seed, post-money · 28 Feb 2026', '{"label":"Investors","value":"Ana, Jo"}'])
      expect(text).toContain(part);
  });
});

describe('the investor update', () => {
  const rounds = [
    round('1', 'Seed', 1_500_00, '2026-12-30', { status: 'In Progress', opened: '2026-10-08', wired: 350_00, investors: ['Secret Fund'] }),
    round('2', 'SAFE', 400_00, '2026-04-15', { status: 'Completed', valuation: 5_000_00 }),
  ];

  it('says where the rounds stand, names nobody, and leaves empty parts out', () => {
    const mail = buildUpdate(rounds, { company: 'Acre', highlights: '- First customer\n\nHired Jo', asks: '' }, around.today, 'USD');
    expect(mail.subject).toBe('Acre investor update November 2026');
    // 350 of 1,500 is 23%.
    expect(mail.body).toBe(
      [
        'Hello,',
        'Here is where Acre stands in November 2026.',
        'What went well\n- First customer\n- Hired Jo',
        'Money\n- Raised so far: $750.00\n  $400.00 in completed rounds and $350.00 wired in rounds under way\n- Latest valuation: $5,000.00 (SAFE cap, not a priced valuation · 15 Apr 2026)',
        'Rounds under way\n- Seed: $1,500.00, in progress, closing 30 Dec 2026, open for 38 days\n  23% of $1,500.00 found: wired $350.00',
        'Thank you for your support. Reply to this mail with any question.',
      ].join('\n\n'),
    );
    expect(toMailLink(mail)).toContain('mailto:?subject=Acre%20investor%20update');
    expect(toMailLink({ subject: '', body: 'x'.repeat(9000) })).toBeUndefined();
  });

  it('lists what is under way by its day, says which day has passed, and leaves refunds out', () => {
    const { body } = buildUpdate(
      [
        round('1', 'Series A', 7_00, '2027-01-31'),
        round('2', 'Seed', 5_00, '2026-10-01', { status: 'In Progress' }),
        round('3', 'Bridge', 3_00, '2026-12-01', { refund: true }),
      ],
      { company: '', highlights: '', asks: '' },
      around.today,
      'USD',
    );
    expect(body).toContain(
      'Rounds under way\n- Seed: $5.00, in progress, was due to close 1 Oct 2026\n- Series A: $7.00, planned, closing 31 Jan 2027\n\n',
    );
  });

  it('leaves a company its own small letter, and begins with a capital without one', () => {
    const subjectFor = (company: string) => buildUpdate(rounds, { company, highlights: '', asks: '' }, around.today, 'USD').subject;
    expect(subjectFor('iFarm')).toBe('iFarm investor update November 2026');
    expect(subjectFor(' ')).toBe('Investor update November 2026');
  });

  it('counts what is wired in open rounds, once and beside what is completed', () => {
    const open = round('1', 'Seed', 900_00, '2026-12-30', { status: 'In Progress', wired: 250_00 });
    const said = (all: Round[]) => buildUpdate(all, { company: '', highlights: '', asks: '' }, around.today, 'USD').body;
    expect(said([open])).toContain('Raised so far: $250.00\n  All of it wired in rounds under way\n');
    // Completed, the amount counts and not what was wired on the way.
    expect(said([{ ...open, status: 'Completed' }])).toContain('Raised so far: $900.00');
    expect(said([{ ...open, status: 'Failed' }])).toContain('Raised so far: $0.00');
  });

  it('marks sample rounds among one’s own, and says so when all are samples', () => {
    const sample = state.sample?.(around).records ?? [];
    expect(buildUpdate(sample, { company: '', highlights: '', asks: '' }, '', 'USD').body).toMatch(/^\[Sample figures/);
    expect(buildReport(sample, around.today, 'USD').mark).toBe('Sample');
    const mixed = [...rounds, ...sample.slice(0, 1)];
    expect(buildReport(mixed, around.today, 'USD').mark).toBeUndefined();
    expect(JSON.stringify(buildReport(mixed, around.today, 'USD').blocks)).toContain('Series A (sample)');
    expect(buildUpdate(mixed, { company: '', highlights: '', asks: '' }, '', 'USD').body).toMatch(/^\[Sample rounds are in these figures/);
  });
});
