import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay, weekdayOf } from '@/lib/dates';
import { draftFrom, emptyDraft, readDraft } from '@/lib/fields';
import { toSheet } from '@/lib/sheet';
import { parseCsv, toCsv } from '@/formats/csv';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { selectRecords } from '@/kinds/records/select-records';
import { otherNames } from './content';
import { toCalendar } from './files';
import { createIdentity } from './identity';
import {
  addBusinessDays,
  computeSummary,
  daysInStatus,
  fields,
  findDue,
  isCold,
  isKept,
  isOverdue,
  roundFields,
  searchText,
  sortings,
  stages,
  startFilter,
  state,
  statuses,
  suggestFollowUp,
  toColumns,
  toStatus,
  weightedOf,
  type Investor,
} from './model';
import { canLog, logEntry, logInForm, parseTimeline, removeEntry } from './timeline';

const today = '2026-11-15'; // a Sunday
const around = { today, currency: 'USD' };

const investor = (id: string, more: Partial<Investor> = {}): Investor => ({
  ...readDraft(fields, { ...emptyDraft(fields, today), name: `Name ${id}`, firm: `Firm ${id}` }, around).values,
  id,
  ...more,
});
const withStatuses = (...list: Investor['status'][]) => list.map((status, index) => investor(String(index), { status }));

const anyInvestor = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom(...statuses),
    amount: fc.maxSafeInteger(),
    probability: fc.double({ noNaN: true }),
    softCircled: fc.boolean(),
  })
  .map(({ id, ...more }) => investor(id, more));

describe('an investor', () => {
  it('starts as a prospect and offers the stages and statuses in their order', () => {
    expect(state.start(around).records).toEqual([]);
    expect(emptyDraft(fields, today).status).toBe('prospect');
    expect(fields.stage.options).toEqual(['Pre-Seed', 'Seed', 'Series A', 'Series B', 'Series C+', 'Growth', 'Late Stage']);
    expect(fields.status.options).toEqual([
      'prospect',
      'contacted',
      'meeting-scheduled',
      'pitch-sent',
      'due-diligence',
      'declined',
      'invested',
    ]);
  });

  it('needs a name and a firm, and nothing else', () => {
    const reading = readDraft(fields, emptyDraft(fields, today), around);
    expect(Object.keys(reading.problems)).toEqual(['name', 'firm']);
    const blank = readDraft(fields, { ...emptyDraft(fields, today), name: '  ', firm: 'Fund' }, around);
    expect(Object.keys(blank.problems)).toEqual(['name']);
  });

  it('keeps focus areas trimmed, without empty ones', () => {
    const draft = { ...emptyDraft(fields, today), focusAreas: ' SaaS ,, climate,  , health ' };
    expect(readDraft(fields, draft, around).values.focusAreas).toEqual(['SaaS', 'climate', 'health']);
  });
});

describe('the summary', () => {
  it('counts the four statuses of the active pipeline', () => {
    const all = withStatuses('prospect', 'contacted', 'meeting-scheduled', 'pitch-sent', 'due-diligence', 'declined', 'invested');
    expect(computeSummary(all)).toMatchObject({ total: 7, active: 4, invested: 1, contacted: 6 });
  });

  it('divides the invested by all, and by those contacted', () => {
    // 1 of 4 in all; 2 of the 4 are still prospects, so 1 of 2 contacted.
    const { conversion, ofContacted } = computeSummary(withStatuses('invested', 'prospect', 'prospect', 'declined'));
    expect(conversion).toBe(0.25);
    expect(ofContacted).toBe(0.5);
    // Of nobody it is 0, as the tile says; of contacted people there is none to speak of.
    expect(computeSummary([])).toEqual({
      total: 0,
      active: 0,
      invested: 0,
      contacted: 0,
      conversion: 0,
      ofContacted: undefined,
      investedAmount: 0,
      softCircled: 0,
      weighted: 0,
      halfPriced: 0,
    });
    expect(computeSummary(withStatuses('prospect'))).toMatchObject({ conversion: 0, ofContacted: undefined });
  });

  it('weighs open amounts, sums promises and leaves a no out', () => {
    const all = [
      investor('1', { status: 'due-diligence', amount: 400_000_00, probability: 0.6, softCircled: true }), // 240,000
      investor('2', { status: 'prospect', amount: 100_000_00, probability: 0.05 }), // 5,000
      investor('3', { status: 'invested', amount: 50_000_00, probability: 0.1, softCircled: true }), // signed, not weighed
      investor('4', { status: 'declined', amount: 900_000_00, probability: 0.9, softCircled: true }), // nowhere
      investor('5', { status: 'contacted', amount: 10_000_00 }), // no probability
    ];
    expect(computeSummary(all)).toMatchObject({
      weighted: 245_000_00,
      softCircled: 400_000_00,
      investedAmount: 50_000_00,
      halfPriced: 1,
    });
    // A third of a cent rounds once, per investor: 100.01 × 0.333 = 33.30333
    expect(weightedOf(investor('6', { amount: 100_01, probability: 0.333 }))).toBe(33_30);
  });

  it('stays a figure for anything stored, and the columns hold everyone once', () => {
    fc.assert(
      fc.property(fc.array(anyInvestor, { maxLength: 30 }), (all) => {
        const { active, contacted, invested, total, conversion, ...sums } = computeSummary(all);
        expect(active + invested).toBeLessThanOrEqual(contacted);
        expect(contacted).toBeLessThanOrEqual(total);
        expect(conversion).toBeLessThanOrEqual(1);
        for (const sum of [sums.investedAmount, sums.softCircled, sums.weighted]) expect(sum).toBeGreaterThanOrEqual(0);
        const columns = toColumns(all);
        expect(columns.map(({ status }) => status)).toEqual(statuses);
        expect(columns.reduce((count, column) => count + column.investors.length, 0)).toBe(all.length);
      }),
    );
  });

  it('adds the amounts of each column', () => {
    const all = [
      investor('1', { status: 'contacted', amount: 100 }),
      investor('2', { status: 'contacted', amount: 250 }),
      investor('3', { amount: -5 }),
    ];
    const columns = toColumns(all);
    expect(columns.find(({ status }) => status === 'contacted')).toMatchObject({ amount: 350, investors: [{ id: '1' }, { id: '2' }] });
    expect(columns.find(({ status }) => status === 'prospect')?.amount).toBe(0);
  });
});

describe('a change of status from the list', () => {
  it('counts as contact today and starts the days anew', () => {
    const old = investor('1', { lastContact: '2026-01-01', statusSince: '2026-01-01' });
    expect(toStatus(old, 'contacted', today)).toEqual({ status: 'contacted', lastContact: today, statusSince: today });
  });

  it('asks for a follow-up five business days after a meeting, unless one is ahead', () => {
    // From Sunday 15 November: Mon 16, Tue 17, Wed 18, Thu 19, Fri 20.
    expect(toStatus(investor('1'), 'meeting-scheduled', today).nextFollowUp).toBe('2026-11-20');
    expect(toStatus(investor('1', { nextFollowUp: '2026-11-01' }), 'meeting-scheduled', today).nextFollowUp).toBe('2026-11-20');
    expect(toStatus(investor('1', { nextFollowUp: '2026-12-01' }), 'meeting-scheduled', today).nextFollowUp).toBeUndefined();
  });
});

describe('follow-ups', () => {
  it('skip weekends', () => {
    expect(addBusinessDays('2026-11-13', 1)).toBe('2026-11-16'); // Friday to Monday
    expect(addBusinessDays('2026-11-16', 5)).toBe('2026-11-23'); // Monday to Monday
    expect(addBusinessDays('9999-12-30', 5)).toBe('9999-12-30');
    fc.assert(
      fc.property(
        fc.integer({ min: 1970, max: 2200 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (year, month, count) => {
          const next = addBusinessDays(`${year}-${String(month).padStart(2, '0')}-15`, count);
          expect(isDay(next)).toBe(true);
          expect([0, 6]).not.toContain(weekdayOf(next));
        },
      ),
    );
  });

  it('count from the last contact, or from today where that is long ago', () => {
    expect(suggestFollowUp('2026-11-13', today)).toBe('2026-11-20');
    expect(suggestFollowUp('2026-01-01', today)).toBe('2026-11-20');
    expect(suggestFollowUp('not a day', today)).toBe('2026-11-20');
    expect(suggestFollowUp('', '')).toBe('');
  });

  it('are due from their day on, overdue after it, and never for a yes or a no', () => {
    const all = [
      investor('today', { nextFollowUp: today }),
      investor('late', { nextFollowUp: '2026-11-01' }),
      investor('ahead', { nextFollowUp: '2026-11-16' }),
      investor('no', { nextFollowUp: '2026-11-01', status: 'declined' }),
      investor('none'),
    ];
    expect(findDue(all, today).map(({ id }) => id)).toEqual(['late', 'today']);
    const waiting = ['2026-11-03', '2026-11-01', '2026-11-03', '2026-11-02'].map((nextFollowUp, index) =>
      investor(`${index}`, { nextFollowUp }),
    );
    expect(findDue(waiting, today).map(({ id }) => id)).toEqual(['1', '3', '0', '2']);
    expect(all.filter((one) => isOverdue(one, today)).map(({ id }) => id)).toEqual(['late']);
    expect(toCalendar(all)).toMatchObject([
      { day: today, title: 'Follow up with Name today, Firm today' },
      { day: '2026-11-01' },
      { day: '2026-11-16' },
    ]);
    expect(toCalendar([investor('sample-1', { nextFollowUp: today })])[0]?.title).toBe(
      'Sample: Follow up with Name sample-1, Firm sample-1',
    );
  });
});

describe('going cold', () => {
  it('is a matter of days in one status', () => {
    const quiet = investor('1', { status: 'pitch-sent', statusSince: '2026-11-01' }); // 14 days
    expect(daysInStatus(quiet, today)).toBe(14);
    expect(isCold(quiet, today, 14)).toBe(true);
    expect(isCold(quiet, today, 15)).toBe(false);
    expect(isCold(quiet, today, 0)).toBe(false);
    expect(isCold({ ...quiet, status: 'prospect' }, today, 14)).toBe(false);
    expect(isCold({ ...quiet, status: 'invested' }, today, 14)).toBe(false);
  });

  it('counts from the last contact where nothing else is known, and never from the future', () => {
    expect(daysInStatus(investor('1', { lastContact: '2026-10-16' }), today)).toBe(30);
    expect(daysInStatus(investor('1', { statusSince: '2027-01-01' }), today)).toBe(0);
    expect(daysInStatus(investor('1'), today)).toBe(0);
    expect(daysInStatus(investor('1', { statusSince: '2026-11-10', lastContact: '2026-10-16' }), today)).toBe(5);
    expect(daysInStatus(investor('1', { lastContact: '2026-10-16' }), '')).toBe(0);
  });
});

describe('the timeline', () => {
  it('stands newest first, with lines of another shape as undated notes', () => {
    const text =
      '2026-11-01 Mail: Sent the deck\n\nmet at a fair\n2026-11-10 Call: Asked, among others, for: the model\n2026-13-99 Call: odd';
    expect(parseTimeline(text).map(({ day, kind, what }) => [day, kind, what])).toEqual([
      ['2026-11-10', 'Call', 'Asked, among others, for: the model'],
      ['2026-11-01', 'Mail', 'Sent the deck'],
      ['', 'Note', '2026-13-99 Call: odd'],
      ['', 'Note', 'met at a fair'],
    ]);
  });

  it('takes an entry and what follows from it', () => {
    const one = investor('1', { lastContact: '2026-11-01' });
    expect(logEntry(one, { kind: 'Meeting', day: '2026-11-13', what: 'Went\nwell' }, today)).toEqual({
      timeline: '2026-11-13 Meeting: Went well',
      lastContact: '2026-11-13',
      nextFollowUp: '2026-11-20',
    });
    // A follow-up that is still ahead stays.
    expect(logEntry({ ...one, nextFollowUp: '2026-11-14' }, { kind: 'Meeting', day: '2026-11-13', what: 'x' }, today)).not.toHaveProperty(
      'nextFollowUp',
    );
    // A note is no contact, an old call is not the last one, and a call to come has not happened.
    expect(logEntry(one, { kind: 'Note', day: today, what: 'x' }, today)).toEqual({ timeline: `${today} Note: x` });
    expect(logEntry(one, { kind: 'Call', day: '2026-10-01', what: 'x' }, today)).not.toHaveProperty('lastContact');
    expect(logEntry(one, { kind: 'Call', day: '2027-01-01', what: 'x' }, today)).not.toHaveProperty('lastContact');
  });

  it('takes an entry into the form that is open on the same investor, after what was typed there', () => {
    const one = investor('1', { lastContact: '2026-11-01', timeline: '2026-11-01 Mail: a' });
    const entry = { kind: 'Call' as const, day: '2026-11-10', what: 'b' };
    const drafts = {
      record: { id: '1', draft: { timeline: '2026-11-01 Mail: a\ntyped', lastContact: '2026-11-12', name: 'New' } },
      other: 1,
    };
    expect(logInForm(drafts, one, entry, today)).toEqual({
      record: { id: '1', draft: { timeline: '2026-11-01 Mail: a\ntyped\n2026-11-10 Call: b', lastContact: '2026-11-12', name: 'New' } },
      other: 1,
    });
    expect(logInForm(drafts, { ...one, id: '2' }, entry, today)).toBe(drafts);
    expect(logInForm({}, one, entry, today)).toEqual({});
  });

  it('loses a line and keeps the others', () => {
    const text = ['2026-11-01 Mail: a', '2026-11-02 Call: b', '2026-11-03 Note: c'].join('\n');
    expect(parseTimeline(removeEntry(text, 1)).map(({ what }) => what)).toEqual(['c', 'a']);
    expect(canLog(investor('1', { timeline: 'x'.repeat(50_000) }), { kind: 'Note', day: today, what: 'y' })).toBe(false);
  });

  it('reads back what was logged, whatever was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 8 }), (texts) => {
        let one = investor('1');
        for (const what of texts) one = { ...one, ...logEntry(one, { kind: 'Call', day: today, what }, today) };
        const expected = texts.map((what) => what.replace(/\s+/g, ' ').trim()).reverse();
        expect(parseTimeline(one.timeline).map(({ what }) => what)).toEqual(expected);
      }),
    );
  });
});

describe('files', () => {
  const take = (csv: string, existing: readonly Investor[]) => {
    const table = parseCsv(csv);
    let count = 0;
    const makeId = () => `new-${(count += 1)}`;
    return planImport(fields, table, guessMapping(fields, table.headers, otherNames), existing, around, {
      identity: createIdentity(existing),
      makeId,
    });
  };

  it('come back as the same investors, and add nothing where they already are', () => {
    const sample = state.sample?.(around).records ?? [];
    const csv = toCsv(toSheet('Investors', fields, sample, 'USD'));
    const plan = take(csv, []);
    expect(plan.problems).toEqual([]);
    expect(plan.records.map(({ id: _id, ...values }) => values)).toEqual(sample.map(({ id: _id, ...values }) => values));
    expect(take(csv, sample)).toMatchObject({ records: [], duplicates: sample.length });
  });

  it('know someone by e-mail or by name and firm, in the list and in the file', () => {
    const existing = [investor('1', { name: 'Ana Ruiz', firm: 'Fund One', email: 'ana@one.example' })];
    const csv = [
      'Investor,Fund,E-mail',
      'A. Ruiz,Other,ANA@one.example', // the same e-mail
      'ana  ruiz,fund one,', // the same name and firm
      'Ana Ruiz,Fund Two,', // another firm
      'Ana Ruiz,Fund Two,ana@two.example', // a double of the row above
      'Ben,Fund One,',
      ',Nobody,',
    ].join('\n');
    const plan = take(csv, existing);
    expect(plan.records.map(({ name, firm }) => [name, firm])).toEqual([
      ['Ana Ruiz', 'Fund Two'],
      ['Ben', 'Fund One'],
    ]);
    // One of them is here; the others repeat rows of the file.
    expect([plan.duplicates, plan.repeats]).toEqual([1, 2]);
    expect(plan.problems).toMatchObject([{ row: 7 }]);
  });

  it('take ten thousand rows', () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, index) => `Person ${index},Fund ${index % 100},p${index}@example.com,${statuses[index % 7]}`,
    );
    const plan = take(['Name,Firm,Email,Status', ...rows].join('\n'), []);
    expect(plan.records).toHaveLength(10_000);
    // 10,000 = 7 × 1,428 + 4: contacted to pitch-sent have 1,429 each, due-diligence 1,428.
    expect(computeSummary(plan.records)).toMatchObject({ total: 10_000, active: 3 * 1429 + 1428, invested: 1428 });
  });
});

describe('searching and filtering', () => {
  it('find by words, status, stage and what needs attention', () => {
    const all = [
      investor('1', { focusAreas: ['Health'], stage: 'Seed', status: 'contacted', lastContact: '2026-01-01' }),
      investor('2', { notes: 'knows health well', nextFollowUp: '2026-01-01' }),
      investor('3', { status: 'declined', softCircled: true }),
      investor('4', { softCircled: true }),
      investor('5', { nextFollowUp: today }),
    ];
    const find = (change: Partial<typeof startFilter>) => {
      const filter = { ...startFilter, ...change };
      const keep = (one: Investor) => isKept(one, filter, today, 14);
      return selectRecords(all, { query: filter.query, searchIn: searchText, keep, sort: sortings[filter.sort] }).map(({ id }) => id);
    };
    expect(find({})).toEqual(['1', '2', '3', '4', '5']);
    expect(find({ query: 'HEALTH' })).toEqual(['1', '2']);
    expect(find({ status: 'active' })).toEqual(['1']);
    expect(find({ status: 'declined' })).toEqual(['3']);
    expect(find({ stage: stages[1] })).toEqual(['1']);
    expect(find({ attention: 'overdue' })).toEqual(['2']);
    expect(find({ attention: 'due' })).toEqual(['2', '5']);
    expect(find({ attention: 'cold' })).toEqual(['1']);
    expect(find({ attention: 'soft' })).toEqual(['4']);
    expect(find({ sort: 'followUp' })).toEqual(['2', '5', '1', '3', '4']);
  });

  it('sort by name, firm, last contact and amount', () => {
    const all = [
      investor('a', { name: 'Cleo', firm: 'Zeta', lastContact: '2026-11-02', amount: 5 }),
      investor('b', { name: 'ana', firm: 'Yard', lastContact: '', amount: 0 }),
      investor('c', { name: 'Ben', firm: 'acre', lastContact: '2026-11-01', amount: 9 }),
    ];
    const ids = (sort: keyof typeof sortings) =>
      selectRecords(all, { query: '', searchIn: searchText, sort: sortings[sort] })
        .map(({ id }) => id)
        .join('');
    expect((['newest', 'name', 'firm', 'contact', 'amount'] as const).map(ids)).toEqual(['abc', 'bca', 'cba', 'cab', 'cab']);
  });
});

it('an edited investor is read back as it was', () => {
  for (const one of state.sample?.(around).records ?? []) {
    const { id: _id, ...values } = one;
    expect(readDraft(fields, draftFrom(fields, one, 'USD'), around).values).toEqual(values);
  }
  expect(readDraft(roundFields, state.start(around).extra, around)).toMatchObject({ values: { target: 0, coldAfter: 14 }, problems: {} });
});
