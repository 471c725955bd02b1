import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@/formats/html';
import { emptyDraft, readDraft } from '@/lib/fields';

import { guessMapping, planImport } from '@/kinds/records/import-records';
import { parseCsv, toCsv } from '@/formats/csv';
import { toSheet } from '@/lib/sheet';
import { otherNames } from './content';
import { makeFile } from './files';
import { completeTable } from './import';
import { shares } from './shares';
import {
  categories,
  computeSummary,
  fields,
  identify,
  isKept,
  optionFields,
  priorities,
  ratingsOf,
  shownVotes,
  startFilter,
  startPriority,
  state,
  statuses,
  tagValue,
  toColumns,
  toVoted,
  types,
  userTypes,
  weightsOf,
  type Feedback,
} from './model';
import { publicEntries, toRoadmap } from './roadmap';
import { compareTitles, findSimilar, orderByLikeness } from './similar';
import { computeSatisfaction, countThemes, listTags, toMonths } from './trends';
import {
  addVoter,
  canMerge,
  computeScore,
  hasOwnVote,
  mergeEntries,
  mergeWithin,
  parseVoter,
  refuseVoter,
  removeVoter,
  votersOf,
} from './votes';

const around = { today: '2026-11-15', currency: 'USD' };

let count = 0;
function entry(more: Partial<Feedback> = {}): Feedback {
  count += 1;
  const { values } = readDraft(fields, { ...emptyDraft(fields, around.today), title: 'A title', description: 'Words' }, around);
  return { ...values, id: `id-${count}`, ...more };
}

describe('fields', () => {
  it('offers the options in order and starts where it should', () => {
    expect(types).toEqual(['bug', 'feature', 'improvement', 'general']);
    expect(userTypes).toEqual(['free', 'trial', 'paid']);
    expect(categories).toHaveLength(9);
    expect(statuses).toEqual(['new', 'reviewing', 'planned', 'in-progress', 'completed', 'rejected']);
    expect(priorities).toEqual(['low', 'medium', 'high']);
    expect(entry()).toMatchObject({ rating: 5, ratingChosen: false, status: 'new', priority: 'medium', votes: 0, date: '2026-11-15' });
  });

  it('needs a title and a description, and nothing else', () => {
    const { problems } = readDraft(fields, emptyDraft(fields, around.today), around);
    expect(problems).toEqual({ title: 'Enter a title.', description: 'Enter a description.' });
  });

  it('gives a bug a high priority and everything else a medium one', () => {
    expect(types.map(startPriority)).toEqual(['high', 'medium', 'medium', 'medium']);
  });
});

describe('votes', () => {
  it('go up and down by one without bounds', () => {
    expect(toVoted(entry({ votes: 0 }), -1, false)).toBe(-1);
    expect(toVoted(entry({ votes: -1 }), -1, false)).toBe(-2);
    expect(toVoted(entry({ votes: 41 }), 1, false)).toBe(42);
  });

  it('stop at 0 where that is wanted, and count on from what is shown', () => {
    expect(shownVotes(entry({ votes: -3 }), true)).toBe(0);
    expect(toVoted(entry({ votes: 0 }), -1, true)).toBe(0);
    expect(toVoted(entry({ votes: -3 }), 1, true)).toBe(1);
  });

  it('stay whole numbers at the end of what can be counted', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(1 as const, -1 as const), fc.boolean(), (votes, step, hasFloor) => {
        expect(Number.isSafeInteger(toVoted(entry({ votes }), step, hasFloor))).toBe(true);
      }),
    );
  });

  it('are one for each name, however it is written', () => {
    const one = entry({ votes: 2 });
    const voted = { ...one, ...addVoter(one, { name: 'Ana,  Ruiz', userType: 'paid' }) };
    expect(voted).toMatchObject({ votes: 3, voters: ['Ana Ruiz (paid)'] });
    expect(refuseVoter(voted, ' ana ruiz')).toContain('already voted');
    expect(refuseVoter(voted, ' , ')).toBe('Enter a name.');
    expect(refuseVoter(voted, 'Ben')).toBeUndefined();
    expect(refuseVoter({ ...one, voters: Array.from({ length: 500 }, (_, index) => `Person ${index}`) }, 'Ben')).toContain('500');
    expect({ ...voted, ...removeVoter(voted, 'ANA RUIZ') }).toMatchObject({ votes: 2, voters: [] });
  });

  it('tell your own', () => {
    const one = entry();
    expect(hasOwnVote(one)).toBe(false);
    expect(hasOwnVote({ ...one, ...addVoter(one, { name: 'You', userType: '' }) })).toBe(true);
  });

  it('read a voter with and without a plan', () => {
    expect(parseVoter('Ana (paid)')).toEqual({ name: 'Ana', userType: 'paid' });
    expect(parseVoter('Ana (boss)')).toEqual({ name: 'Ana (boss)', userType: '' });
    expect(votersOf(entry({ voters: ['Ana (paid)', 'ana', ''] }))).toEqual([{ name: 'Ana', userType: 'paid' }]);
  });

  it('weigh by plan', () => {
    const weights = weightsOf(state.start(around).extra);
    expect(weights).toEqual({ free: 1, trial: 2, paid: 5 });
    // Two named: 5 + 2. Four more votes by the sender's plan, free: 4 × 1. In all 11.
    expect(computeScore(entry({ votes: 6, voters: ['Ana (paid)', 'Ben (trial)'] }), weights)).toBe(11);
    // A paid sender: 3 × 5; below zero the same way.
    expect(computeScore(entry({ votes: 3, userType: 'paid' }), weights)).toBe(15);
    expect(computeScore(entry({ votes: -2, userType: 'trial' }), weights)).toBe(-4);
    expect(weightsOf({ ...state.start(around).extra, paid: 'lots', free: '-4' })).toEqual({ free: 0, trial: 2, paid: 0 });
    expect(optionFields.weightBy.default).toBe('nothing');
  });
});

describe('summary', () => {
  it('shows the plain average and that of ratings chosen', () => {
    // 5 by default, 2 and 4 chosen: 11 / 3 in all, 6 / 2 = 3 chosen.
    const entries = [
      entry(),
      entry({ rating: 2, ratingChosen: true, votes: 4 }),
      entry({ rating: 4, ratingChosen: true, votes: -6, status: 'planned' }),
    ];
    const summary = computeSummary(entries, false);
    expect(summary).toMatchObject({ total: 3, fresh: 2, votes: -2, chosenAverage: 3, chosen: 2, ratings: 3 });
    expect(summary.average).toBeCloseTo(11 / 3);
    expect(computeSummary(entries, true).votes).toBe(4);
  });

  it('has no average of nothing', () => {
    expect(computeSummary([], false)).toMatchObject({ total: 0, votes: 0, average: undefined, chosenAverage: undefined });
    expect(computeSummary([entry()], false)).toMatchObject({ average: 5, chosenAverage: undefined });
  });
});

describe('merging', () => {
  const into = entry({
    title: 'Dark mode', votes: 12, voters: ['Ana (paid)', 'Ben'], sources: ['Call'], tags: ['design'], revenue: 12_000, userEmail: '', status: 'planned',
  }); // prettier-ignore
  const from = entry({
    title: 'A dark theme', votes: 3, voters: ['ana', 'Cleo (free)'], sources: ['App store', 'call'], tags: ['theme'], revenue: 6_000,
    userEmail: 'c@example.com', otherEmails: ['d@example.com'], rating: 2, ratingChosen: true, date: '2026-10-02',
  }); // prettier-ignore

  it('adds up votes, voters, sources, tags, addresses and revenue', () => {
    const merged = mergeEntries(into, from);
    // 12 + 3, less the second vote of Ana.
    expect(merged).toMatchObject({
      id: into.id,
      title: 'Dark mode',
      status: 'planned',
      votes: 14,
      voters: ['Ana (paid)', 'Ben', 'Cleo (free)'],
      sources: ['Call', 'App store'],
      tags: ['design', 'theme'],
      revenue: 18_000,
      userEmail: 'c@example.com',
      otherEmails: ['d@example.com'],
    });
    expect(merged.mergedFrom).toBe('2026-10-02 · rated 2 · A dark theme: Words');
  });

  it('keeps both ratings, so no average moves', () => {
    expect(ratingsOf(mergeEntries(into, from))).toEqual([
      { day: '2026-11-15', rating: 5, isChosen: false },
      { day: '2026-10-02', rating: 2, isChosen: true },
    ]);
    const whole = computeSummary([into, from], false);
    const merged = computeSummary(mergeWithin([into, from], into, from), false);
    expect(merged).toMatchObject({ total: 1, average: whole.average, chosenAverage: whole.chosenAverage });
  });

  it('refuses to lose names or text', () => {
    const many = (start: number) => Array.from({ length: 400 }, (_, index) => `Person ${start + index}`);
    expect(canMerge(into, from)).toBe(true);
    expect(canMerge(entry({ voters: many(0) }), entry({ voters: many(400) }))).toBe(false);
    expect(canMerge(into, entry({ description: 'x'.repeat(50_000) }))).toBe(false);
  });

  it('never counts one name twice and loses none, whatever the names', () => {
    const names = fc.uniqueArray(fc.constantFrom('Ana', 'Ben', 'Cleo', 'Dan', 'Eve'));
    fc.assert(
      fc.property(names, names, (a, b) => {
        const merged = mergeEntries(entry({ voters: a, votes: a.length }), entry({ voters: b, votes: b.length }));
        expect(merged.votes).toBe(new Set([...a, ...b]).size);
        expect(new Set(merged.voters)).toEqual(new Set([...a, ...b]));
      }),
    );
  });
});

describe('similar titles', () => {
  it('are found through order, endings, accents and typos', () => {
    expect(compareTitles('Export to Excel', 'Excel exports')).toBe(1);
    expect(compareTitles('Café menu', 'cafe menu')).toBe(1);
    expect(compareTitles('Dark mode', 'Drak mode please')).toBeGreaterThan(0.5);
    expect(compareTitles('Dark mode', 'Invoice tax')).toBeLessThan(0.4);
    expect(compareTitles('', 'Dark mode')).toBe(0);
  });

  it('are suggested closest first, never the entry itself', () => {
    const [dark, theme, other] = [entry({ title: 'Dark mode' }), entry({ title: 'A dark theme please' }), entry({ title: 'Invoices' })];
    expect(findSimilar([other, theme, dark], 'dark mode').map(({ title }) => title)).toEqual(['Dark mode', 'A dark theme please']);
    expect(findSimilar([dark], 'Dark mode', dark.id)).toEqual([]);
    expect(findSimilar([dark], 'da')).toEqual([]);
    expect(orderByLikeness([other, theme, dark], dark).map(({ title }) => title)).toEqual(['A dark theme please', 'Invoices']);
  });

  it('are the same either way and within 0 and 1', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const close = compareTitles(a, b);
        expect(close).toBeCloseTo(compareTitles(b, a));
        expect(close).toBeGreaterThanOrEqual(0);
        expect(close).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('trends', () => {
  const rated = (rating: number, date: string, ratingChosen = true) => entry({ rating, date, ratingChosen });

  it('computes satisfaction over chosen ratings', () => {
    // 5, 4, 3, 1 chosen: two of four are 4 or 5; one 5 less two of 1 to 3, of four: -25.
    const entries = [rated(5, '2026-11-01'), rated(4, '2026-11-01'), rated(3, ''), rated(1, ''), rated(5, '', false)];
    expect(computeSatisfaction(entries)).toEqual({ csat: 0.5, net: -25, count: 4 });
    expect(computeSatisfaction([])).toEqual({ csat: undefined, net: undefined, count: 0 });
  });

  it('averages by month, with gaps where there is nothing', () => {
    const months = toMonths([rated(5, '2026-09-30', false), rated(2, '2026-11-01'), rated(5, '2026-11-30', false)]);
    expect(months).toEqual([
      { label: expect.stringContaining('Sep') as string, average: 5, chosenAverage: null },
      { label: expect.stringContaining('Oct') as string, average: null, chosenAverage: null },
      { label: expect.stringContaining('Nov') as string, average: 3.5, chosenAverage: 2 },
    ]);
    expect(toMonths([rated(3, '0999-01-01'), rated(3, '9999-12-31')])).toHaveLength(12);
    expect(toMonths([entry({ date: '' })])).toEqual([]);
  });

  it('shows twelve months up to the latest, across a year', () => {
    const labels = (...days: string[]) => toMonths(days.map((day) => rated(4, day))).map(({ label }) => label);
    expect(labels('2026-12-31', '2027-01-01')).toEqual([expect.stringMatching(/Dec/), expect.stringMatching(/Jan/)]);
    expect(labels('2026-01-01', '2026-12-01')).toHaveLength(12);
    expect(labels('2025-12-31', '2026-12-01')).toEqual([
      expect.stringMatching(/Jan/),
      ...Array.from({ length: 11 }, () => expect.any(String) as string),
    ]);
    expect(labels('not a day')).toEqual([]);
  });

  it('ranks themes by how often they come up, then by votes', () => {
    const entries = [
      entry({ tags: ['few'], votes: 1 }),
      entry({ tags: ['many'], votes: 9 }),
      entry({ tags: ['twice'], votes: 0 }),
      entry({ tags: ['twice'], votes: 0 }),
    ];
    expect(listTags(entries)).toEqual(['twice', 'many', 'few']);
  });

  it('takes a tag for the same however it is capitalised', () => {
    const entries = [entry({ tags: ['Export', 'export'], rating: 2 }), entry({ tags: ['EXPORT'], rating: 4 })];
    expect(countThemes(entries, 'tag', false)).toEqual([{ name: 'Export', count: 2, votes: 0, average: 3 }]);
    expect(listTags(entries)).toEqual(['Export']);
    expect(entries.filter((one) => isKept(one, { ...startFilter, tag: tagValue('Export') }))).toHaveLength(2);
  });

  it('counts themes by tag, category, type and segment', () => {
    const entries = [
      entry({ tags: ['export', 'export'], votes: 3, rating: 2, category: 'API', type: 'bug', userType: 'paid' }),
      entry({ tags: ['export', 'design'], votes: -1, rating: 4, category: 'API' }),
    ];
    expect(countThemes(entries, 'tag', false)).toEqual([
      { name: 'export', count: 2, votes: 2, average: 3 },
      { name: 'design', count: 1, votes: -1, average: 4 },
    ]);
    expect(countThemes(entries, 'tag', true)[1]?.votes).toBe(0);
    expect(countThemes(entries, 'category', false)).toMatchObject([{ name: 'API', count: 2 }]);
    expect(countThemes(entries, 'type', false).map(({ name }) => name)).toEqual(['Bug', 'General']);
    expect(countThemes(entries, 'userType', false).map(({ name }) => name)).toEqual(['Paid', 'Free']);
    expect(listTags(entries)).toEqual(['export', 'design']);
  });
});

describe('list and board', () => {
  it('filters by type, status, segment and tag', () => {
    const bug = entry({ type: 'bug', status: 'planned', userType: 'paid', tags: ['all'] });
    expect(isKept(bug, startFilter)).toBe(true);
    expect(isKept(bug, { ...startFilter, type: 'bug', status: 'planned', userType: 'paid', tag: tagValue('all') })).toBe(true);
    for (const other of [{ type: 'general' }, { status: 'new' }, { userType: 'free' }, { tag: tagValue('x') }] as const)
      expect(isKept(bug, { ...startFilter, ...other })).toBe(false);
  });

  it('puts every entry into one column', () => {
    const columns = toColumns(statuses.map((status) => entry({ status })));
    expect(columns.map(({ status, entries }) => [status, entries.length])).toEqual(statuses.map((status) => [status, 1]));
  });
});

describe('files', () => {
  const entries = [
    entry({
      title: 'Fix <b>login</b> for ana@example.com and Ben Okoro',
      description: 'Call ben@secret.example',
      status: 'planned',
      votes: -2,
      userEmail: 'ana@example.com',
      voters: ['Ben Okoro (paid)', 'You'],
      otherEmails: ['x@example.com'],
    }),
    entry({ title: 'Hidden plan', status: 'planned', isPrivate: true }),
    entry({ title: 'Undecided', status: 'reviewing' }),
    entry({ title: 'Done thing', status: 'completed', votes: 4 }),
  ];

  it('make a public page without addresses, names or descriptions', () => {
    const html = toHtml(toRoadmap(entries, '2026-11-15', true));
    expect(html).toContain('Fix &lt;b&gt;login&lt;/b&gt; for [e-mail removed] and [name removed]');
    expect(html).toContain('Done thing');
    expect(html).not.toMatch(/example|Okoro|secret|Hidden plan|Undecided/);
    expect(publicEntries(entries)).toHaveLength(2);
    expect(toHtml(toRoadmap([], '', false))).toContain('Nothing is planned');
    expect(toRoadmap(state.sample?.(around).records ?? [], '2026-11-15', false).mark).toBe('Sample');
  });

  it('hold the address of whoever wrote, and leave out what names a person where asked', async () => {
    const read = async (name: string, hasPersonal: boolean) =>
      (await makeFile('feedback', name, entries, { around: { today: '2026-11-15', currency: 'USD' }, hasPersonal })).text();
    const name = 'feedback.csv';
    expect(await read(name, false)).not.toMatch(/x@example|Okoro \(paid\)|User Email|userEmail|voters/i);
    expect(await read(name, true)).toMatch(/User Email|userEmail/);
    expect(await read(name, true)).toContain('ana@example.com');
    expect(await read(name, true)).toContain('x@example.com');
    expect(await read(name, true)).toContain('Ben Okoro (paid)');
  });

  it('can all be made, of samples, of own entries and of both', async () => {
    const samples = state.sample?.(around).records ?? [];
    for (const list of [samples, entries, [...entries, ...samples]]) {
      for (const extension of ['csv', 'xlsx']) {
        for (const stem of ['user-feedback', 'sample-user-feedback'])
          expect(
            (await makeFile(stem, `${stem}.${extension}`, list, { around: { today: '2026-11-15', currency: 'USD' }, hasPersonal: true }))
              .size,
          ).toBeGreaterThan(50);
      }
    }
  });

  it('come back in without doubles, and nothing new', () => {
    const sample = state.sample?.(around).records ?? [];
    const table = completeTable(parseCsv(toCsv(toSheet('Feedback', fields, sample, 'USD'))));
    const mapping = guessMapping(fields, table.headers, otherNames);
    let id = 0;
    const options = { identity: identify, makeId: () => `new-${(id += 1)}` };
    expect(planImport(fields, table, mapping, sample, around, options)).toMatchObject({ records: [], duplicates: 7, problems: [] });
    const { records } = planImport(fields, table, mapping, [], around, options);
    expect(records.map(({ id: _id, ...values }) => values)).toEqual(sample.map(({ id: _id, ...values }) => values));
  });

  it('from elsewhere are read in the words of other programs', () => {
    const table = completeTable({
      headers: ['Title', 'Details', 'Stars', 'Type', 'State', 'Plan'],
      rows: [
        ['A', 'b', '4 stars', 'Bug Report', 'In Progress', 'Free Trial'],
        ['C', 'd', '2/5', 'Feature request', 'open', 'Paid'],
        ['E', 'f', '7 stars', 'Nonsense', 'shipped', 'free'],
      ],
    });
    const mapping = guessMapping(fields, table.headers, otherNames);
    const { records, problems } = planImport(fields, table, mapping, [], around, { identity: identify, makeId: () => 'x' });
    expect(records).toMatchObject([
      { type: 'bug', priority: 'high', rating: 4, ratingChosen: true, status: 'in-progress', userType: 'trial' },
      { type: 'feature', priority: 'medium', rating: 2, ratingChosen: true, status: 'new', userType: 'paid' },
    ]);
    expect(problems).toHaveLength(1);
  });

  it('from a board count its score as votes, and from a store need no title', () => {
    const read = (headers: string[], rows: string[][]) => {
      const table = completeTable({ headers, rows });
      const mapping = guessMapping(fields, table.headers, otherNames);
      return planImport(fields, table, mapping, [], around, { identity: identify, makeId: () => 'x' });
    };
    const board = read(
      ['Title', 'Details', 'Score'],
      [
        ['Dark mode', 'Eyes hurt', '42'],
        ['Offline', '', '3'],
      ],
    );
    expect(board.problems).toEqual([]);
    expect(board.records).toMatchObject([
      { votes: 42, ratingChosen: false },
      { title: 'Offline', description: 'Offline', votes: 3 },
    ]);
    const store = read(['Review Text', 'Score'], [['Pays for itself. I use it daily.', '4']]);
    expect(store.records).toMatchObject([
      { title: 'Pays for itself.', description: 'Pays for itself. I use it daily.', rating: 4, votes: 0 },
    ]);
    expect(read(['Colour'], [['red']]).records).toEqual([]);
  });

  it('from elsewhere count a given rating as chosen and a bug as high', () => {
    const table = completeTable({
      headers: ['Subject', 'Body', 'Stars', 'Kind'],
      rows: [
        ['A', 'b', '3', 'Bug'],
        ['C', 'd', '', 'feature'],
      ],
    });
    const mapping = guessMapping(fields, table.headers, otherNames);
    const { records } = planImport(fields, table, mapping, [], around, { identity: identify, makeId: () => 'x' });
    expect(records).toMatchObject([
      { title: 'A', rating: 3, ratingChosen: true, type: 'bug', priority: 'high' },
      { title: 'C', rating: 5, ratingChosen: false, type: 'feature', priority: 'medium' },
    ]);
  });
});

describe('what is offered to be ranked', () => {
  it('is every open request, and what nobody sorted once somebody wants it', () => {
    const [first] = state.sample?.(around).records ?? [];
    if (!first) throw new Error('The sample is empty.');
    const entry = (id: string, more: Partial<typeof first>) => ({ ...first, id, title: id, votes: 0, status: 'new' as const, ...more });
    const records = [
      entry('feature', { type: 'feature' }),
      entry('bug', { type: 'bug', votes: 9 }),
      entry('praise', { type: 'general' }),
      entry('wanted', { type: 'general', votes: 2 }),
      entry('planned', { type: 'general', status: 'planned' }),
      entry('built', { type: 'feature', status: 'completed' }),
    ];
    const offered = shares.offers?.requests?.({ ...state.start(around), records }, around) ?? [];
    expect(offered.map(({ title }) => title)).toEqual(['feature', 'wanted', 'planned']);
  });
});
