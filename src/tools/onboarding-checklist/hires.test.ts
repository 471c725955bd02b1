import { describe, expect, it } from 'vitest';
import { toAgenda } from './agenda';
import { describeCounting, describeMilestones, toWorkCalendar } from './calendar';
import { checklistFiles, toCalendarEntries } from './files';
import {
  addHire,
  addPack,
  changeHire,
  hiresOf,
  hireTitle,
  removeHire,
  selectedHire,
  selectHire,
  toHireViews,
  type OnboardingData,
} from './hires';
import {
  describeTypedDay,
  formatDayNumber,
  formatProgress,
  computeProgress,
  fromSignedDay,
  isFor,
  isKept,
  isOverdue,
  rolesIn,
  settleDay,
  startFilter,
  taskIdentity,
  type Hire,
  type Task,
} from './model';
import { hireTasks, toHirePage } from './hire-page';
import { toChecklistDocument, toHireSheet, toTaskSheet } from './report';
import { around, dataOf, start as empty, task } from './test-data';

const hire = (id: string, more: Partial<Hire> = {}): Hire => ({
  ...selectedHire(empty.extra),
  id,
  name: id,
  startDate: '',
  done: [],
  without: [],
  ...more,
});
const viewsOf = (data: OnboardingData) => toHireViews(data, around.today);

describe('days', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [90, 90],
    [91, 1],
    [-1, 1],
  ])('of %d count as %d', (typed, day) => {
    expect(settleDay(typed)).toBe(day);
  });

  it.each([
    [5, { dueDay: 5, before: false }, 'Day 5'],
    [1, { dueDay: 1, before: false }, 'Day 1'],
    [-1, { dueDay: 1, before: true }, 'Day −1'],
    [-7, { dueDay: 7, before: true }, 'Day −7'],
  ])('with a sign are kept without: %d', (signed, kept, shown) => {
    expect(fromSignedDay(signed)).toEqual(kept);
    expect(formatDayNumber(signed)).toBe(shown);
  });

  it('say what they count as', () => {
    expect(describeTypedDay(' ', false)).toBe('Without a number from 1 to 90 it counts as day 1.');
    expect(describeTypedDay('0.5', true)).toBe('0.5 isn’t a number from 1 to 90, so it counts as the day before day 1.');
    expect(describeTypedDay('90.5', false)).toBe('90.5 is read as 90.');
  });

  it.each([
    ['sat-sun', 'working', [], 'Working days, without weekends.'],
    ['sat-sun', 'working', ['2026-11-17'], 'Working days, without weekends and 1 listed holiday.'],
    ['none', 'working', ['2026-11-17', '2026-11-18'], 'Working days, without 2 listed holidays.'],
    ['none', 'working', [], 'Every day is a working day.'],
    ['none', 'calendar', [], 'Calendar days.'],
    ['sun', 'calendar', [], 'Calendar days; a date at the weekend moves to a working day.'],
    ['none', 'calendar', ['2026-11-17'], 'Calendar days; a date on a listed holiday moves to a working day.'],
  ])('of a weekend %s, %s, with holidays %j are explained', (weekend, counting, days, said) => {
    expect(
      describeCounting(
        toWorkCalendar(
          { weekend, counting },
          days.map((day) => ({ day })),
        ),
      ),
    ).toBe(said);
  });

  it('of five, six and seven a week come to weeks', () => {
    const said = (weekend: string) => describeMilestones(toWorkCalendar({ weekend, counting: 'working' }, []));
    expect(said('fri-sat')).toMatch(/^You count working days, so days 30, 60 and 90 end 6, 12 and 18 weeks, later with holidays\./);
    expect(said('none')).toMatch(/^Every day counts/);
  });
});

describe('tasks', () => {
  it('are overdue the day after, until they are done', () => {
    const dates = new Map([[1, '2026-11-14']]);
    const late = (more: Partial<Task>, today: string) => isOverdue(task('a', more), dates, today);
    expect([late({}, '2026-11-14'), late({}, '2026-11-15'), late({ completed: true }, '2026-11-15')]).toEqual([false, true, false]);
    expect([late({ dueDay: 2 }, '2026-11-15'), late({}, '')]).toEqual([false, false]);
  });

  it('are kept by what the filter says', () => {
    const kept = (filter: object, more: Partial<Task> = {}) => isKept(task('a', more), { ...startFilter, ...filter }, new Map(), '');
    expect([kept({ status: 'open' }), kept({ status: 'open' }, { completed: true })]).toEqual([true, false]);
    expect([kept({ category: 'IT' }), kept({ category: 'HR' })]).toEqual([true, false]);
    expect([kept({ assignee: '=all' }, { assignee: ' ALL ' }), kept({ assignee: '=all' })]).toEqual([true, false]);
  });

  it('are for everyone or for those who have the role', () => {
    const engineer = task('a', { role: ' Engineer ' });
    expect([isFor(engineer, { without: [] }), isFor(engineer, { without: ['engineer'] }), isFor(task('b'), { without: [''] })]).toEqual([
      true,
      false,
      true,
    ]);
    expect(rolesIn([task('a', { role: 'Sales' }), engineer, task('b', { role: 'ENGINEER' }), task('c')])).toEqual(['Engineer', 'Sales']);
  });

  it('are one and the same by title, day, category and role', () => {
    const same = (more: Partial<Task>) => taskIdentity(task('a', more)) === taskIdentity(task('a'));
    expect(same({ id: 'b', title: ' A ', description: 'x', assignee: 'x', completed: true })).toBe(true);
    expect([same({ title: 'b' }), same({ dueDay: 2 }), same({ category: 'Culture' }), same({ role: 'x' })]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('are counted', () => {
    expect(formatProgress(computeProgress([task('a')]))).toBe('0 of 1 task done, 0%');
    expect(formatProgress(computeProgress([task('a', { completed: true }), task('b'), task('c')]))).toBe('1 of 3 tasks done, 33%');
  });
});

describe('hires', () => {
  const three = dataOf([task('t'), task('u')], hire('a', { done: ['t'] }), hire('b'), hire('', { id: 'c' }));

  it('are called by their name, or by their place', () => {
    const titles = ({ extra }: OnboardingData) => hiresOf(extra).map((one) => hireTitle(one, extra));
    expect(titles(three)).toEqual(['a', 'b', 'New hire 3']);
    expect(titles(dataOf([], hire('x', { name: ' ' })))).toEqual(['New hire']);
    expect(titles(dataOf([]))).toEqual(['New hire']);
  });

  it('come to the screen when chosen, and the one beside when one goes', () => {
    expect(selectHire(three, 'a')).toBe(three);
    expect(selectHire(three, 'x')).toBe(three);
    const shown = (data: OnboardingData) => selectedHire(data.extra).id;
    expect(shown(selectHire(three, 'b'))).toBe('b');
    expect(shown(removeHire(three, 'a'))).toBe('b');
    expect(shown(removeHire(selectHire(three, 'c'), 'c'))).toBe('b');
    expect(shown(removeHire(three, 'b'))).toBe('a');
    expect(removeHire(three, 'x')).toBe(three);
    expect(shown({ ...three, extra: { ...three.extra, selected: 'gone' } })).toBe('a');
  });

  it('keep their id, apart from the first, who gets one with the first word', () => {
    const first = dataOf([]);
    const nobody = selectedHire(first.extra).id;
    expect(changeHire(first.extra, nobody, { name: 'Maya' }, 'new')).toMatchObject({
      selected: 'new',
      hires: [{ id: 'new', name: 'Maya' }],
    });
    expect(changeHire(three.extra, 'b', { name: 'Bo' }, 'new')).toMatchObject({
      selected: 'a',
      hires: [{ id: 'a' }, { id: 'b', name: 'Bo' }, {}],
    });
  });

  it('get a pack for a new role only on the screen', () => {
    const added = addPack(three, [task('p', { role: 'Sales' }), task('q'), task('t')], taskIdentity);
    expect(added.records.map(({ id }) => id)).toEqual(['t', 'u', 'p', 'q']);
    expect(added.extra.hires.map(({ without }) => without)).toEqual([[], ['sales'], ['sales']]);
    // A role that is known already is everybody's who had it.
    const again = addPack(added, [task('r', { role: 'sales' })], taskIdentity);
    expect(again.extra.hires.map(({ without }) => without)).toEqual([[], ['sales'], ['sales']]);
    expect(
      addPack(dataOf([task('t', { role: 'Sales' })], hire('a'), hire('b')), [task('r', { role: 'Sales' })], taskIdentity).extra.hires[1]
        ?.without,
    ).toEqual([]);
  });

  it('have dates of their own', () => {
    const dated = dataOf(
      [task('t'), task('late', { dueDay: 3, before: true })],
      hire('a', { startDate: '2026-11-16' }),
      hire('b', { startDate: 'soon' }),
      hire('c', { startDate: '2026-11-02' }),
    );
    // Day 3 before Monday 16 is Friday 13, which has passed; of the 2nd both have.
    expect(viewsOf(dated).map(({ overdue, dates }) => [overdue, dates.size])).toEqual([
      [1, 180],
      [0, 0],
      [2, 180],
    ]);
  });
});

describe('files of a hire', () => {
  const done = task('done', { completed: true, assignee: 'IT', description: ' With care ', role: 'Sales' });
  const data = dataOf(
    [task('first'), done, task('eve', { before: true, dueDay: 2 })],
    hire('Maya', { startDate: '2026-11-16' }),
    hire('Jon', { startDate: '2026-11-09' }),
  );
  const views = viewsOf(data);

  it('hold every task under its day', () => {
    const { title, blocks } = toChecklistDocument(views[0]!, views, toWorkCalendar({ weekend: 'none', counting: 'calendar' }, []));
    expect(title).toBe('Onboarding checklist: Maya');
    expect(
      blocks.map((block) => (block.kind === 'heading' ? `${block.level} ${block.text}` : block.kind === 'list' ? block.items : block.kind)),
    ).toEqual([
      '1 Onboarding checklist: Maya',
      'paragraph',
      'paragraph',
      '2 Before day 1',
      '3 Day −2, Friday 13 November 2026',
      ['[ ] eve (IT)'],
      '2 Day 1, Monday 16 November 2026',
      ['[ ] first (IT)', '[x] done: With care (IT, IT, for Sales)'],
      '2 All hires',
      'table',
    ]);
    const table = blocks.at(-1);
    // Jon began on the 9th: the two days before that and day 1 have passed, and nothing is ticked.
    expect(table?.kind === 'table' && table.rows).toEqual([
      ['Maya', '16 Nov 2026', '1 of 3 tasks done, 33%', '1'],
      ['Jon', '9 Nov 2026', '0 of 3 tasks done, 0%', '3'],
    ]);
  });

  it('are without dates and without others where there are none', () => {
    const alone = viewsOf(dataOf([], hire('')));
    const { blocks, title, mark } = toChecklistDocument(alone[0]!, alone, toWorkCalendar({ weekend: 'none', counting: 'calendar' }, []));
    expect([title, mark, blocks.length]).toEqual(['Onboarding checklist', undefined, 2]);
    expect(toHireSheet(alone).rows).toEqual([['New hire', null, 0, 0, 0, 0]]);
  });

  it('say of each sample that it is one beside own tasks, and of all together', () => {
    const items = (tasks: Task[]) => {
      const [view] = viewsOf(dataOf(tasks, hire('a')));
      const document = toChecklistDocument(view!, [view!], toWorkCalendar({ weekend: 'none', counting: 'calendar' }, []));
      return [document.mark, ...document.blocks.flatMap((block) => (block.kind === 'list' ? block.items : []))];
    };
    expect(items([task('sample-1'), task('own')])).toEqual([undefined, '[ ] sample-1 (IT, sample)', '[ ] own (IT)']);
    expect(items([task('sample-1')])).toEqual(['Sample', '[ ] sample-1 (IT)']);
  });

  it('list the tasks by day, each with its date', () => {
    const { rows, columns } = toTaskSheet(views[0]!, 'USD');
    expect(columns.at(-1)).toEqual({ label: 'Due date', kind: 'day' });
    expect(rows.map((row) => [row[0], row.at(-1)])).toEqual([
      ['eve', '2026-11-13'],
      ['first', '2026-11-16'],
      ['done', '2026-11-16'],
    ]);
    expect(toHireSheet(views).rows).toEqual([
      ['Maya', '2026-11-16', 1, 3, 1 / 3, 1],
      ['Jon', '2026-11-09', 0, 3, 0, 3],
    ]);
  });

  it('are a calendar of the hire, of all, and of each who has something to do', () => {
    expect(
      checklistFiles(data, views, 'USD')
        .slice(3, -2)
        .map(({ label, name }) => `${label}: ${name}`),
    ).toEqual([
      'Calendar of Maya: onboarding-checklist-maya.ics',
      'Calendar of all hires: onboarding-checklist-all-hires.ics',
      'Calendar for IT: onboarding-checklist-for-it.ics',
    ]);
    // Done for Maya, so only on Jon's day.
    expect(toCalendarEntries(views, ({ id }) => id === 'done')).toEqual([
      { id: 'onboarding-done-Jon', day: '2026-11-09', title: 'Jon: done', details: 'Day 1\nIT\nIT\nWith care' },
    ]);
  });

  it('are on the agenda with the first day, which is over once it has passed', () => {
    const agenda = (today: string) => toAgenda(views, today).map(({ day, title, isDone }) => [day, title, isDone]);
    expect(agenda('2026-11-15')).toEqual([
      ['2026-11-16', 'First day of Maya', false],
      ['2026-11-16', 'Onboarding of Maya: first', false],
      ['2026-11-16', 'Onboarding of Maya: done', true],
      ['2026-11-13', 'Onboarding of Maya: eve', false],
      ['2026-11-09', 'First day of Jon', true],
      ['2026-11-09', 'Onboarding of Jon: first', false],
      ['2026-11-09', 'Onboarding of Jon: done', false],
      // Two days before Monday 9 is a Saturday, so Friday.
      ['2026-11-06', 'Onboarding of Jon: eve', false],
    ]);
    expect(agenda('2026-11-09')[4]).toEqual(['2026-11-09', 'First day of Jon', false]);
    expect(agenda('')[4]?.[2]).toBe(false);
    expect(toAgenda(viewsOf(dataOf([task('t', { title: ' ' })], hire('a'))), '')).toEqual([]);
  });

  it('leave a new hire with the same tasks and nothing done', () => {
    expect(viewsOf(addHire(data, 'new')).map(({ progress }) => progress.done)).toEqual([1, 0, 0]);
  });
});

describe('the page for the hire', () => {
  const [view] = viewsOf(
    dataOf(
      [
        task('Order a computer', { assignee: 'IT', before: true, dueDay: 5 }),
        task('Bring your passport', { category: 'Administrative', before: true, dueDay: 1 }),
        task('Payroll form', { category: 'Administrative', assignee: 'HR' }),
        task('Lunch', { category: 'Team Integration', assignee: 'Buddy', dueDay: 2, description: 'At noon.' }),
        task('Read the handbook', { category: 'Culture', assignee: 'Ana', dueDay: 2, completed: true }),
      ],
      hire('ana', { name: 'Ana', startDate: '2026-11-23' }),
    ),
  );
  it('has what is theirs and what others do with them, and no paperwork', () => {
    expect(view && hireTasks(view).map(({ id }) => id)).toEqual(['Bring your passport', 'Lunch', 'Read the handbook']);
  });
  it('says when, with whom, and shows no ticks', () => {
    const shown = (view ? toHirePage(view).blocks : []).map((block) =>
      block.kind === 'table' ? block.rows : 'items' in block ? block.items : 'text' in block ? block.text : '',
    );
    expect(shown).toEqual([
      'Ana: your first 90 days',
      'Your first day is Monday 23 November 2026.',
      'What happens when',
      [
        ['Bring your passport', 'Day −1, Friday 20 November 2026', 'You'],
        ['Lunch', 'Day 2, Tuesday 24 November 2026', 'Buddy'],
        ['Read the handbook', 'Day 2, Tuesday 24 November 2026', 'You'],
      ],
      'Who you will meet',
      [['Buddy', 'Day 2', 'Lunch']],
    ]);
    const undated = view && toHirePage({ ...view, dates: new Map() });
    expect(undated?.blocks[1]).toEqual({ kind: 'lead', text: '3 things are planned for you, from day −1 to day 2.' });
  });
});
