import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv, toCsv } from '@/formats/csv';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { isDay } from '@/lib/dates';
import { safeUrl } from '@/lib/links';
import { toPackTasks } from './add-pack';
import { otherNames } from './content';
import { computeDue, electionRule, nextDue, postmarkDay, repeatOptions } from './due';
import { checklistFiles, toCalendar, toChecklistSheet } from './files';
import { importFields, settleImported } from './import';
import {
  categories,
  computeProgress,
  describeDue,
  fields,
  moveDueDays,
  moveToStage,
  searchText,
  progressByCategory,
  state,
  stages,
  taskIdentity,
  toTask,
  type Task,
} from './model';
import { explainNext, linkById, makePlan, possibleBefore, toSections } from './order';
import { packsOf } from './packs/content';
import { countries } from './packs/pack';
import { schema } from './schema';

const today = '2026-11-15';
const around = { today, currency: 'USD' };
const noDates = { incorporatedOn: '', stockIssuedOn: '' };
const from = (incorporatedOn: string, stockIssuedOn = '') => ({ incorporatedOn, stockIssuedOn });
const task = (id: string, more: Partial<Task> = {}) => toTask({ id, title: id, category: 'Legal', ...more });
function packOf(country: (typeof countries)[number], id: string) {
  const pack = packsOf(country).find((candidate) => candidate.id === id);
  if (!pack) throw new Error('there is no such pack');
  return pack;
}
let made = 0;
const makeId = () => `m${(made += 1)}`;
const packTasks = (country: (typeof countries)[number], id: string, existing: Task[] = [], dates = noDates) =>
  toPackTasks(country, packOf(country, id), existing, dates, today, makeId);

describe('what stands there at first', () => {
  it('is three sample tasks, one done, each with all its parts', () => {
    const { records } = state.start(around);
    expect(records).toHaveLength(3);
    expect(computeProgress(records)).toEqual({ done: 1, total: 3, share: 1 / 3 });
    for (const record of records) {
      expect(record.id).toMatch(/^sample-/);
      for (const name of ['title', 'description', 'category', 'priority', 'status', 'dueDate', 'notes'] as const) {
        expect(record[name]).not.toBe('');
      }
    }
  });

  it('needs no clock', () => {
    expect(state.start({ today: '', currency: 'USD' }).records.every(({ dueDate }) => dueDate === '')).toBe(true);
  });

  it('offers the categories and priorities in their order', () => {
    expect(categories.join()).toBe('Legal,Finance,Marketing,Product,Operations,HR,Technology,Sales,Customer Service,Other');
    expect(fields.priority.options.join()).toBe('high,medium,low');
    expect(fields.priority.default).toBe('medium');
  });
});

describe('due rules', () => {
  it('count 30 days from the stock, or from incorporation where no other day is given', () => {
    // 15 November has 15 days to the month's end; 15 more end on 15 December.
    expect(computeDue(electionRule, 'never', from('2026-11-15'), today)).toBe('2026-12-15');
    // 31 January + 30 days: 28 in February, 2 in March.
    expect(computeDue(electionRule, 'never', from('2026-01-01', '2026-01-31'), today)).toBe('2026-03-02');
    expect(computeDue(electionRule, 'never', noDates, today)).toBe('');
  });

  it('are met by a postmark of the Monday after a weekend', () => {
    // 11 December 2026 is a Friday.
    expect(['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14'].map(postmarkDay)).toEqual([
      '2026-12-11',
      '2026-12-14',
      '2026-12-14',
      '2026-12-14',
    ]);
  });

  it('count months first, then days', () => {
    // A year from 1 January 2026 ends on 31 December; 14 days later is 14 January 2027.
    expect(computeDue('Incorporation + 12 months + 13 days', 'never', from('2026-01-01'), today)).toBe('2027-01-14');
    // 2 months from 7 January end on 6 March; 15 days later is 21 March.
    expect(computeDue('Incorporation + 2 months + 14 days', 'never', from('2026-01-07'), today)).toBe('2026-03-21');
    // 14 September 2022 + 21 months.
    expect(computeDue('Incorporation + 21 months', 'never', from('2022-09-14'), today)).toBe('2024-06-14');
  });

  it('take the next yearly day that is not past', () => {
    const rule = '1 March of the following year';
    expect(computeDue(rule, 'yearly', from('2026-11-01'), today)).toBe('2027-03-01');
    expect(computeDue(rule, 'yearly', from('2020-05-05'), today)).toBe('2027-03-01');
    expect(computeDue(rule, 'never', from('2020-05-05'), today)).toBe('2021-03-01');
  });

  it('wait while a year is being typed, and know no other rules', () => {
    expect(computeDue(electionRule, 'never', from('0002-01-01'), today)).toBe('');
    expect(computeDue('whenever', 'yearly', from('2026-01-01'), today)).toBe('');
    expect(computeDue('99 March of the following year', 'yearly', from('2026-01-01'), today)).toBe('');
  });

  it('move with a key date unless the day was set by hand or the step is done', () => {
    const rule = electionRule;
    const list = [
      task('a', { rule, dueDate: '2026-12-15' }),
      task('b', { rule, dueDate: '2026-12-01' }),
      task('c', { rule, dueDate: '2026-12-15', status: 'completed' }),
      task('d', { rule }),
      task('e', { dueDate: '2026-12-15' }),
    ];
    const moved = moveDueDays(list, from('2026-11-15'), from('2026-11-20'), today);
    expect(moved.map(({ dueDate }) => dueDate)).toEqual(['2026-12-20', '2026-12-01', '2026-12-15', '2026-12-20', '2026-12-15']);
    expect(moveDueDays(moved, from('2026-11-20'), noDates, today)[0]?.dueDate).toBe('');
  });
});

describe('tasks that repeat', () => {
  it('keep the day of the month through a short one', () => {
    const first = nextDue({ dueDate: '2026-01-31', repeats: 'monthly', repeatDay: 0 }, today);
    expect(first).toEqual({ dueDate: '2026-02-28', repeatDay: 31 });
    expect(nextDue({ dueDate: '2026-02-28', repeats: 'monthly', repeatDay: 31 }, today)?.dueDate).toBe('2026-03-31');
    // Moved by hand since: the old day no longer counts.
    expect(nextDue({ dueDate: '2026-02-20', repeats: 'monthly', repeatDay: 31 }, today)?.dueDate).toBe('2026-03-20');
    expect(nextDue({ dueDate: '2028-02-29', repeats: 'yearly', repeatDay: 0 }, today)?.dueDate).toBe('2029-02-28');
    expect(nextDue({ dueDate: '', repeats: 'quarterly', repeatDay: 0 }, today)?.dueDate).toBe('2027-02-15');
    expect(nextDue({ dueDate: today, repeats: 'never', repeatDay: 0 }, today)).toBeUndefined();
    expect(nextDue({ dueDate: '9999-12-31', repeats: 'yearly', repeatDay: 0 }, today)).toBeUndefined();
  });

  it('leave their next round once, however often they are ticked', () => {
    const list = [task('a', { repeats: 'yearly', dueDate: '2027-03-01', started: true })];
    const done = moveToStage(list, 'a', 'done', today, 'new-1');
    expect(done.tasks).toHaveLength(2);
    expect(done.next).toMatchObject({ id: 'new-1', dueDate: '2028-03-01', status: 'pending', started: false });
    const reopened = moveToStage(done.tasks, 'a', 'todo', today, 'new-2');
    expect(moveToStage(reopened.tasks, 'a', 'done', today, 'new-3').tasks).toHaveLength(2);
    expect(moveToStage(list, 'gone', 'done', today, 'x').tasks).toEqual(list);
  });
});

describe('progress', () => {
  it('is counted over all and by category, in the order of the categories', () => {
    const list = [task('a', { category: 'HR' }), task('b', { status: 'completed' }), task('c'), task('d', { status: 'completed' })];
    expect(computeProgress(list)).toEqual({ done: 2, total: 4, share: 0.5 });
    expect(progressByCategory(list)).toEqual([
      { category: 'Legal', done: 2, total: 3, share: 2 / 3 },
      { category: 'HR', done: 0, total: 1, share: 0 },
    ]);
  });

  it('of no tasks is 0', () => {
    expect(computeProgress([])).toEqual({ done: 0, total: 0, share: 0 });
  });

  it('says when something is due', () => {
    expect(describeDue(task('a', { dueDate: '2026-11-12' }), today)).toBe('Overdue 3 days');
    expect(describeDue(task('a', { dueDate: '2026-11-12', status: 'completed' }), today)).toBe('Due 12 Nov');
    expect(describeDue(task('a', { dueDate: today }), today)).toBe('Due today');
    expect(describeDue(task('a', { dueDate: '2027-01-02' }), today)).toBe('Due 2 Jan 2027');
    expect(describeDue(task('a'), today)).toBe('No due date');
  });
});

describe('the order of steps', () => {
  const ein = task('ein', { priority: 'low' });
  const bank = task('bank', { after: 'ein', priority: 'high', dueDate: '2026-11-20' });
  const payroll = task('payroll', { after: 'BANK' });
  const other = task('other', { dueDate: '2027-06-01' });

  it('puts what others wait for first, with their urgency', () => {
    const plan = makePlan([payroll, other, bank, ein], today);
    expect(plan.next?.id).toBe('ein');
    expect(plan.waitsFor.get('bank')?.id).toBe('ein');
    expect(plan.waitsFor.get('payroll')?.id).toBe('bank');
    expect(plan.unlocks.get('ein')).toBe(2);
    expect(explainNext(ein, plan, today)).toBe('Low priority, 2 steps wait for it, the first is due 20 Nov');
    expect(
      [payroll, other, bank, ein].toSorted((a, b) => (plan.rank.get(a.id) ?? 0) - (plan.rank.get(b.id) ?? 0)).map(({ id }) => id),
    ).toEqual(['ein', 'other', 'bank', 'payroll']);
  });

  it('frees a step once the one before is done', () => {
    const plan = makePlan([{ ...ein, status: 'completed' }, bank, payroll, other], today);
    expect(plan.waitsFor.has('bank')).toBe(false);
    expect(plan.next?.id).toBe('bank');
    expect(makePlan([{ ...ein, status: 'completed' }], today).next).toBeUndefined();
  });

  it('shows overdue, open, waiting and finished steps apart', () => {
    const list = [ein, bank, { ...other, dueDate: '2026-11-01' }, task('old', { status: 'completed', dueDate: '2026-01-01' })];
    const sections = toSections(list, makePlan(list, today), today);
    expect(sections.map(({ title, tasks }) => [title, tasks.map(({ id }) => id)])).toEqual([
      ['Overdue', ['other']],
      ['To do', ['ein']],
      ['Waiting for another step', ['bank']],
      ['Completed', ['old']],
    ]);
  });

  it('offers no step that would make a ring, and lets none of a ring wait', () => {
    const list = [ein, bank, payroll, other];
    const plan = makePlan(list, today);
    expect(possibleBefore(list, plan, 'ein').map(({ id }) => id)).toEqual(['other']);
    expect(possibleBefore(list, plan, 'payroll').map(({ id }) => id)).toEqual(['ein', 'bank', 'other']);
    expect(possibleBefore(list, plan, '')).toHaveLength(4);
    const ring = [task('a', { after: 'b' }), task('b', { after: 'a' }), task('c', { after: 'a' })];
    const ringPlan = makePlan(ring, today);
    expect(ringPlan.waitsFor.has('a') || ringPlan.waitsFor.has('b')).toBe(false);
    expect(ringPlan.waitsFor.get('c')?.id).toBe('a');
  });

  it('holds for any links: a next step while anything is open, and no step ahead of the one it waits for', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const anyTask = fc.record({
      after: fc.constantFrom('', 'gone', ...ids),
      status: fc.constantFrom('pending' as const, 'completed' as const),
      dueDate: fc.constantFrom('', '2026-01-01', '2026-11-20', '2027-05-05'),
      priority: fc.constantFrom('high' as const, 'medium' as const, 'low' as const),
    });
    fc.assert(
      fc.property(fc.array(anyTask, { maxLength: ids.length }), (given) => {
        const list = given.map((more, index) => task(ids[index] ?? '', more));
        const plan = makePlan(list, today);
        expect(plan.next !== undefined).toBe(list.some(({ status }) => status === 'pending'));
        for (const [id, earlier] of plan.waitsFor) expect(plan.rank.get(earlier.id)).toBeLessThan(plan.rank.get(id) ?? -1);
        expect(plan.rank.size).toBe(list.length);
      }),
    );
  });

  it('turns titles from a file into links that outlast a new title', () => {
    const added = [task('i1', { title: 'Second', after: 'first' }), task('i2', { after: 'nowhere' })];
    expect(linkById(added, [task('x', { title: 'First' })]).map(({ after }) => after)).toEqual(['x', 'nowhere']);
  });

  it('stays quick over a long chain', () => {
    const chain = Array.from({ length: 5000 }, (_, index) => task(`t${index}`, index > 0 ? { after: `t${index - 1}` } : {}));
    const plan = makePlan(chain, today);
    expect(plan.next?.id).toBe('t0');
    expect(plan.unlocks.get('t0')).toBe(4999);
    expect(possibleBefore(chain, plan, 't0')).toHaveLength(0);
  });
});

describe('packs', () => {
  it('hold sound steps: safe links, known rules, links to steps that exist', () => {
    for (const country of countries) {
      const steps = packsOf(country).flatMap((pack) => pack.steps);
      const keys = steps.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const step of steps) {
        if (step.after) expect(keys).toContain(step.after);
        if (step.link) expect(safeUrl(step.link)).toMatch(/^https:/);
        if (step.rule) expect(isDay(computeDue(step.rule, step.repeats ?? 'never', from('2026-11-15'), today))).toBe(true);
        expect(categories).toContain(step.category);
      }
      expect(
        makePlan(
          packsOf(country).flatMap((pack) => toPackTasks(country, pack, [], noDates, today, makeId).added),
          today,
        ).before.size,
      ).toBe(steps.filter(({ after }) => after).length);
    }
  });

  it('bring the 83(b) election with its 30 days and the bank account after the EIN', () => {
    const { added, known } = packTasks('us', 'form', [], from('2026-11-15'));
    expect(known).toBe(0);
    const election = added.find(({ title }) => title.includes('83(b)'));
    expect(election).toMatchObject({ dueDate: '2026-12-15', priority: 'high', link: 'https://www.irs.gov/forms-pubs/about-form-15620' });
    expect(election?.title).toContain('Form 15620');
    expect(election?.notes).toContain('rules as of');
    const plan = makePlan(added, today);
    const bank = added.find(({ title }) => title === 'Open a business bank account');
    expect(plan.waitsFor.get(bank?.id ?? '')?.title).toBe('Get an EIN from the IRS');
    expect(makePlan(packTasks('us', 'form').added, today).next?.title).toBe('File the certificate of incorporation');
  });

  it('add nothing twice, and follow steps that are there already', () => {
    const first = packTasks('us', 'form').added;
    expect(packTasks('us', 'form', first)).toEqual({ added: [], known: packOf('us', 'form').steps.length });
    // A step whose title was changed is still there.
    const renamed = first.map((step) => ({ ...step, title: `${step.title}, soon` }));
    expect(packTasks('us', 'form', renamed).added).toEqual([]);
    const own = task('mine', { title: 'get an EIN from the IRS', category: 'Finance' });
    const { added, known } = packTasks('us', 'form', [own]);
    expect(known).toBe(1);
    const bank = added.find(({ title }) => title === 'Open a business bank account');
    expect(makePlan([own, ...added], today).waitsFor.get(bank?.id ?? '')?.id).toBe('mine');
  });

  it('join up: payroll of the hire pack follows the bank account of the first', () => {
    const form = packTasks('uk', 'form').added;
    const hire = packTasks('uk', 'hire', form).added;
    const payroll = hire.find(({ id }) => id.startsWith('uk-payroll~'));
    const before = (list: Task[]) => makePlan(list, today).before.get(payroll?.id ?? '')?.title;
    expect(before([...form, ...hire])).toBe(form.find(({ id }) => id.startsWith('uk-bank~'))?.title);
    expect(before(hire)).toBeUndefined();
  });
});

describe('the 83(b) clock', () => {
  const packs = packTasks('us', 'form', [], from('2026-11-10')).added;
  const election = packs.find(({ rule }) => rule === electionRule);
  const list = [...state.start(around).records, task('late', { dueDate: '2026-11-01', priority: 'high' }), ...packs];

  it('comes before everything while it runs, whatever has not been ticked', () => {
    // 10 November + 30 days is 10 December, 25 days from the 15th.
    const plan = makePlan(list, today);
    expect(plan.next?.id).toBe(election?.id);
    expect(explainNext(election!, plan, today)).toBe('25 days left and no extension, due 10 Dec, high priority');
    expect(plan.waitsFor.has(election!.id)).toBe(false);
    expect(toSections(list, plan, today).find(({ title }) => title === 'To do')?.tasks).toContain(election);
  });

  it('runs from the day of the stock to the last postmark', () => {
    const next = (stockIssuedOn: string, day: string) => {
      const moved = moveDueDays(list, from('2026-11-10'), from('2026-11-10', stockIssuedOn), day);
      return makePlan(moved, day).next?.rule === electionRule;
    };
    expect(next('2026-11-15', today)).toBe(true);
    // Stock that is still to be issued starts no clock.
    expect(next('2026-11-16', today)).toBe(false);
    // 15 October + 30 days is Saturday 14 November, so Monday the 16th is the last postmark.
    expect([next('2026-10-15', '2026-11-16'), next('2026-10-15', '2026-11-17')]).toEqual([true, false]);
  });

  it('ends when the election is filed', () => {
    const filed = list.map((one) => (one.id === election?.id ? { ...one, status: 'completed' as const } : one));
    expect(makePlan(filed, today).next?.id).toBe('late');
  });
});

describe('stages', () => {
  it('head the steps of packs, in the order of the way, own tasks last', () => {
    const list = [task('mine'), ...packTasks('us', 'hire').added, ...packTasks('us', 'form').added];
    const sections = toSections(list, makePlan(list, today), today);
    for (const { tasks, groups } of sections) expect(groups.flatMap((group) => group.tasks)).toHaveLength(tasks.length);
    expect(sections[0]?.groups.map(({ title }) => title)).toEqual(['Form the company', 'First hire', 'Other tasks']);
    expect(toSections([task('mine')], makePlan([task('mine')], today), today)[0]?.groups).toEqual([{ title: '', tasks: [task('mine')] }]);
  });

  it('are added to lists of before', async () => {
    const { phase: _phase, ...old } = task('a');
    const migrated = state.migrate?.({ records: [old], currency: 'USD', extra: noDates }, 1);
    expect(schema.safeParse(migrated).data?.records[0]).toEqual(task('a'));
  });
});

describe('files', () => {
  const reimport = (list: Task[]) => {
    const table = parseCsv(toCsv(toChecklistSheet(list, today, 'USD', true)));
    let count = 0;
    const options = { identity: taskIdentity, makeId: () => `i${(count += 1)}` };
    return (existing: Task[]) =>
      planImport(importFields, table, guessMapping(importFields, table.headers, otherNames), existing, around, options);
  };

  it('have the seven columns, also with a pack in the list, and more only on request', async () => {
    const seven = ['Title', 'Description', 'Category', 'Priority', 'Status', 'Due Date', 'Notes'];
    const { records } = state.start(around);
    const sheet = toChecklistSheet(records, today, 'USD');
    expect(sheet.columns.map(({ label }) => label)).toEqual(seven);
    expect(sheet.rows.map((row) => row[4])).toEqual(['Completed', 'Pending', 'Pending']);
    const files = checklistFiles([...records, ...packTasks('us', 'form', [], from('2026-11-15')).added], today, 'USD');
    const heads = async (label: string) =>
      parseCsv((await (await files.find((file) => file.label === label)?.make())?.text()) ?? '').headers;
    expect(files[0]?.label).toBe('CSV');
    expect(await heads('CSV')).toEqual(seven);
    expect(await heads('CSV, all columns')).toEqual([...seven, 'Stage', 'After', 'Repeats', 'Link', 'Due rule', 'Sample']);
    expect(checklistFiles(records, today, 'USD').map(({ label }) => label)).toEqual(['CSV', 'Excel', 'Calendar', 'PDF', 'Word']);
    const more = toChecklistSheet([task('a', { after: 'b' }), task('b', { repeats: 'yearly' })], today, 'USD', true);
    expect(more.columns.map(({ label }) => label).slice(7)).toEqual(['After', 'Repeats']);
    expect(more.rows[0]?.[7]).toBe('b');
  });

  it('read back without adding anything, and as the same list where there is none', () => {
    const list = [...state.start(around).records, ...packTasks('us', 'form', [], from('2026-11-15')).added];
    const plan = reimport(list);
    expect(plan(list)).toMatchObject({ records: [], duplicates: list.length, problems: [] });
    const fresh = plan([]).records.map(settleImported);
    expect(toChecklistSheet(fresh, today, 'USD', true)).toEqual(toChecklistSheet(list, today, 'USD', true));
  });

  it('take the words of other lists for what is done', () => {
    const words = ['Done', 'TRUE', 'In progress', 'open', '', 'Completed'];
    const table = parseCsv(`Task,Area,State\n${words.map((word, index) => `t${index},Legal,${word}`).join('\n')}\n`);
    const options = { identity: taskIdentity, makeId: () => 'i' };
    const plan = planImport(importFields, table, guessMapping(importFields, table.headers, otherNames), [], around, options);
    expect(plan.problems).toEqual([]);
    const taken = plan.records.map(settleImported);
    expect(taken.map(({ status }) => status)).toEqual(['completed', 'completed', 'pending', 'pending', 'pending', 'completed']);
    expect(taken.map(({ started }) => started)).toEqual([false, false, true, false, false, false]);
    expect(taken[0]).toEqual(toTask({ id: 'i', title: 't0', category: 'Legal', status: 'completed' }));
  });

  it('say which tasks are samples, beside those that are not', () => {
    const { records } = state.start(around);
    const notes = (list: Task[]) =>
      toChecklistSheet(list, today, 'USD').rows.map((row) => typeof row[6] === 'string' && row[6].startsWith('Sample. '));
    expect(notes(records)).toEqual([false, false, false]);
    expect(notes([task('a'), ...records])).toEqual([false, true, true, true]);
    const ticked = moveToStage(records, 'sample-2', 'done', today, 'x').tasks;
    expect(notes(ticked)).toEqual([true, false, true]);
    const names = (list: Task[]) => checklistFiles(list, today, 'USD').map(({ name }) => name)[0];
    expect([names(records), names(ticked)]).toEqual(['sample-startup-checklist.csv', 'startup-checklist.csv']);
  });

  it('bring the notes of a sample back without the mark that seven columns leave no room for', () => {
    const { records } = state.start(around);
    const list = [
      task('a', { notes: 'Sample. Ask for one.' }),
      ...records,
      task('sample-4', { title: 'Set up bookkeeping', category: 'Finance' }),
    ];
    const table = parseCsv(toCsv(toChecklistSheet(list, today, 'USD')));
    const options = { identity: taskIdentity, makeId: () => 'i' };
    const plan = planImport(importFields, table, guessMapping(importFields, table.headers, otherNames), [], around, options);
    expect(plan.records.map(settleImported).map(({ notes }) => notes)).toEqual(list.map(({ notes }) => notes));
  });

  it('put no link into the calendar that could run something', () => {
    const [bad, good] = toCalendar([
      task('a', { dueDate: today, link: 'javascript:alert(1)' }),
      task('b', { dueDate: today, link: 'gov.uk' }),
    ]);
    expect(bad?.details).not.toContain('javascript');
    expect(good?.details).toContain('https://gov.uk/');
  });

  it('share no calendar entry with the list of another company', () => {
    const lists = [1, 2].map(() => toCalendar(packTasks('us', 'form', [], from('2026-11-15')).added).map(({ id }) => id));
    expect(new Set(lists.flat()).size).toBe(lists.flat().length);
    const [mine, theirs] = ['Rent a desk', 'Hire a cook'].map((title) => toCalendar([task('sample-2', { title, dueDate: today })])[0]?.id);
    expect(mine).not.toBe(theirs);
  });

  it('put open dated tasks into the calendar', () => {
    const entries = toCalendar([task('a', { dueDate: today }), task('b'), task('c', { dueDate: today, status: 'completed' })]);
    expect(entries).toMatchObject([{ id: 'checklist-a', day: today, title: 'a' }]);
  });

  it('hold any move in any order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom(...stages)), { maxLength: 12 }),
        fc.constantFrom(...repeatOptions),
        (moves, repeats) => {
          let list = [task('a', { repeats, dueDate: '2026-01-31' }), task('b', { repeats })];
          moves.forEach(([id, stage], index) => {
            list = moveToStage(list, id, stage, today, `n${index}`).tasks;
          });
          // Each of the two leaves at most one next round behind.
          expect(list.length).toBeLessThanOrEqual(4);
          for (const { dueDate } of list) expect(dueDate === '' || isDay(dueDate)).toBe(true);
        },
      ),
    );
  });
});

describe('owner and evidence', () => {
  it('are found, and the proof belongs to one round only', () => {
    const filing = toTask({
      id: '1',
      title: 'File the return',
      category: 'Finance',
      repeats: 'yearly',
      dueDate: '2026-11-15',
      owner: 'Ana',
      evidence: 'receipt.pdf',
      folder: 'Tax',
    });
    const { next } = moveToStage([filing], '1', 'done', '2026-11-15', '2');
    expect(next).toMatchObject({ owner: 'Ana', evidence: '', folder: 'Tax' });
    expect(searchText(filing)).toContain('receipt.pdf');
  });
  it('are empty in documents that did not know them', () => {
    const { owner: _a, evidence: _b, folder: _c, ...older } = toTask({ id: '1', title: 'Name', category: 'Legal' });
    expect(state.migrate?.({ records: [older] }, 2)).toEqual({ records: [{ ...older, owner: '', evidence: '', folder: '' }] });
  });
});
