import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '@/formats/markdown';
import { isDay } from '@/lib/dates';
import { emptyDraft, readDraft } from '@/lib/fields';
import { computeDueDates, describeMilestones, findWorkday, isWorkday, toWorkCalendar } from './calendar';
import { checklistFiles, toCalendarEntries } from './files';
import { addHire, addPack, changeHire, removeHire, selectedHire, selectHire, toHireViews, type OnboardingData } from './hires';
import {
  assigneesIn,
  categories,
  computeProgress,
  describeTypedDay,
  fields,
  formFields,
  formatDayNumber,
  formatPercentDone,
  formatProgress,
  isKept,
  rolesIn,
  settleImported,
  settleTask,
  signedDay,
  startFilter,
  state,
  taskIdentity,
  toDayGroups,
  type Task,
} from './model';
import { packs, toPackTasks } from './packs';
import { legalPacks } from './legal-packs';
import { findWaits, mayWaitFor, waitingFor } from './waiting';
import { openBoxes, toChecklistDocument, toHireSheet, toTaskSheet } from './report';

const around = { today: '2026-11-15', currency: 'USD' };
const start = () => state.start(around);
const task = (more: Partial<Task> = {}): Task => ({
  id: '1',
  ...readDraft(fields, { ...emptyDraft(fields, ''), title: 'x' }, around).values,
  ...more,
});
const plain = toWorkCalendar({ weekend: 'sat-sun', counting: 'working' }, []);
const viewsOf = (data: OnboardingData) => toHireViews(data, around.today);
const markdownOf = (data: OnboardingData) => {
  const views = viewsOf(data);
  const view = views.find(({ isSelected }) => isSelected);
  if (!view) throw new Error('nobody is selected');
  return openBoxes(toMarkdown(toChecklistDocument(view, views, toWorkCalendar(data.extra.plan, data.extra.holidays))));
};

describe('a task that waits', () => {
  const chain = [
    task({ id: 'a', title: 'Order' }),
    task({ id: 'b', title: 'Install', after: 'a' }),
    task({ id: 'c', title: 'Try', after: ' install ' }),
  ];
  const [, second, third] = chain as [Task, Task, Task];
  it('is free once what it waits for is done, by id or by title', () => {
    const waits = findWaits(chain);
    expect([waitingFor(second, waits)?.id, waitingFor(third, waits)?.id]).toEqual(['a', 'b']);
    const done = findWaits(chain.map((each) => (each.id === 'a' ? { ...each, completed: true } : each)));
    expect(waitingFor(second, done)).toBeUndefined();
    expect(waitingFor(third, done)?.id).toBe('b');
    expect(isKept(second, { ...startFilter, status: 'ready' }, new Map(), '', (each) => waitingFor(each, waits) !== undefined)).toBe(false);
  });
  it('is never offered a circle, and one that a file brings holds nobody up', () => {
    expect(mayWaitFor('a', chain).map(({ id }) => id)).toEqual([]);
    expect(mayWaitFor('b', chain).map(({ id }) => id)).toEqual(['a']);
    const circle = [
      task({ id: 'a', after: 'b' }),
      task({ id: 'b', after: 'a' }),
      task({ id: 'c', after: 'a' }),
      task({ id: 'd', after: 'd' }),
    ];
    expect([...findWaits(circle).keys()]).toEqual(['c']);
  });
  it('always leaves something to do, whatever waits for what', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom('', ...ids), { minLength: 5, maxLength: 5 }), (afters) => {
        const tasks = ids.map((id, index) => task({ id, title: id, after: afters[index] ?? '' }));
        const waits = findWaits(tasks);
        expect(tasks.some((each) => !waitingFor(each, waits))).toBe(true);
      }),
    );
  });
  it('is named by title in files, and version 1 had none', () => {
    const data = { ...start(), records: chain };
    expect(markdownOf(data)).toContain('- [ ] Install (Administrative, after Order)');
    const [view] = viewsOf(data);
    const sheet = view && toTaskSheet(view, 'USD');
    expect(sheet?.rows.map((row) => row.at(-1))).toEqual(['', 'Order', 'Install']);
    expect(state.migrate?.({ records: [{ title: 'x' }] }, 1)).toEqual({ records: [{ title: 'x', after: '' }] });
  });
});

describe('legal packs', () => {
  it('name their sources and their year, in the tasks too', () => {
    for (const pack of legalPacks) {
      expect(pack.sources?.length).toBeGreaterThan(1);
      expect(pack.asOf).toMatch(/^20\d\d$/);
      for (const { description } of toPackTasks(pack, () => 'x')) expect(description).toContain('As of 2025');
    }
  });
});

describe('a task', () => {
  it('starts with three samples on day 1: paperwork, workstation, company introduction', () => {
    const { records } = start();
    expect(records.map(({ title }) => title)).toEqual(['Complete new hire paperwork', 'Set up workstation', 'Company introduction']);
    expect(records.every((record) => signedDay(record) === 1 && !record.completed)).toBe(true);
  });

  it('has nine categories and is due on day 1 unless told otherwise', () => {
    expect(categories).toHaveLength(9);
    expect(task()).toMatchObject({ dueDay: 1, before: false, completed: false });
  });

  it('needs a title and a day from 1 to 90', () => {
    const problemsOf = (draft: object) => Object.keys(readDraft(fields, { ...emptyDraft(fields, ''), ...draft }, around).problems);
    expect(problemsOf({})).toEqual(['title']);
    for (const dueDay of ['0', '91', '-3', 'soon']) expect(problemsOf({ title: 'x', dueDay })).toEqual(['dueDay']);
    for (const dueDay of ['1', '90', ' 45 ']) expect(problemsOf({ title: 'x', dueDay })).toEqual([]);
  });

  it('falls back to day 1 where the day is none', () => {
    const left = readDraft(fields, { ...emptyDraft(fields, ''), title: 'x', dueDay: '' }, around).values;
    expect(settleTask({ id: '1', ...left }).dueDay).toBe(1);
    expect([0, -4, 91, 1e12].map((dueDay) => settleTask(task({ dueDay })).dueDay)).toEqual([1, 1, 1, 1]);
    expect(settleTask(task({ dueDay: 90 })).dueDay).toBe(90);
  });

  it('says what a typed day counts as, before and after it is saved', () => {
    expect(['1', '45', ' 90 '].map((typed) => describeTypedDay(typed, false))).toEqual(['', '', '']);
    for (const typed of ['0', '91', '-3', '1e12', 'soon']) {
      expect(describeTypedDay(typed, false)).toBe(`${typed} isn’t a number from 1 to 90, so it counts as day 1.`);
      const { values, problems } = readDraft(formFields, { ...emptyDraft(formFields, ''), title: 'x', dueDay: typed }, around);
      // Only a word is refused, which a number field never hands over.
      expect(Object.keys(problems)).toEqual(typed === 'soon' ? ['dueDay'] : []);
      expect(settleTask({ id: '1', ...values }).dueDay).toBe(1);
    }
    expect(describeTypedDay('', true)).toBe('Without a number from 1 to 90 it counts as the day before day 1.');
    expect(describeTypedDay('2.5', false)).toBe('2.5 is read as 2.');
  });

  it('of a file may count back with a minus; day 0 is the eve', () => {
    expect(settleImported([task({ dueDay: -5 }), task({ dueDay: 0 }), task({ dueDay: 7 })]).map(signedDay)).toEqual([-5, -1, 7]);
    expect(taskIdentity(task({ dueDay: -5 }))).toBe(taskIdentity(task({ dueDay: 5, before: true })));
    expect(taskIdentity(task({ dueDay: 5 }))).not.toBe(taskIdentity(task({ dueDay: 5, before: true })));
  });

  it('stands under its day, earliest first, days before the start before day 1', () => {
    const groups = toDayGroups([
      task({ dueDay: 10 }),
      task({ dueDay: 2 }),
      task({ dueDay: 3, before: true }),
      task({ dueDay: 2, id: '2' }),
    ]);
    expect(groups.map(({ signed, tasks }) => [formatDayNumber(signed), tasks.length])).toEqual([
      ['Day −3', 1],
      ['Day 2', 2],
      ['Day 10', 1],
    ]);
  });
});

describe('progress', () => {
  it('is completed / total × 100', () => {
    // 1 of 3 is 33.33…; 2 of 8 is 25.
    const of = (done: number, total: number) => computeProgress(Array.from({ length: total }, (_, i) => task({ completed: i < done })));
    expect(of(1, 3).share).toBeCloseTo(0.333333, 5);
    expect(of(2, 8).share).toBe(0.25);
    expect(formatPercentDone(of(1, 3))).toBe('33%');
    expect(formatProgress(of(3, 3))).toBe('3 of 3 tasks done, 100%');
  });

  it('of no tasks is 0, with the reason', () => {
    expect(computeProgress([])).toEqual({ done: 0, total: 0, share: 0 });
    expect(formatPercentDone(computeProgress([]))).toBe('0%');
    expect(formatProgress(computeProgress([]))).toBe('No tasks yet, 0%');
  });
});

describe('due dates', () => {
  // 16 November 2026 is a Monday.
  it('count working days from the start', () => {
    const dates = computeDueDates('2026-11-16', plain);
    // Mon 16 is day 1, Fri 20 day 5, Mon 23 day 6. Back: Fri 13 is -1, Mon 9 is -5, Fri 6 is -6.
    expect([1, 5, 6, -1, -5, -6].map((day) => dates.get(day))).toEqual([
      '2026-11-16',
      '2026-11-20',
      '2026-11-23',
      '2026-11-13',
      '2026-11-09',
      '2026-11-06',
    ]);
    // 90 working days are 18 weeks: the Friday of the 18th, 4 days after Monday 15 March 2027.
    expect(dates.get(90)).toBe('2027-03-19');
    expect(dates.has(0)).toBe(false);
  });

  it('skip listed holidays and start on a working day', () => {
    const calendar = toWorkCalendar({ weekend: 'sat-sun', counting: 'working' }, [
      { day: '2026-11-26' },
      { day: '2026-11-16' },
      { day: 'soon' },
    ]);
    // Saturday 14: Monday 16 is a holiday, so day 1 is Tuesday 17, and the day before is Friday 13.
    const dates = computeDueDates('2026-11-14', calendar);
    expect([1, -1].map((day) => dates.get(day))).toEqual(['2026-11-17', '2026-11-13']);
    // 17 18 19 20, 23 24 25, not 26, 27: the eighth is Friday 27.
    expect(dates.get(8)).toBe('2026-11-27');
  });

  it('count calendar days where asked, and move those on a day off', () => {
    const calendar = toWorkCalendar({ weekend: 'sat-sun', counting: 'calendar' }, []);
    const dates = computeDueDates('2026-11-16', calendar);
    // Day 6 is Saturday 21, moved to Monday 23; day 8 is Monday 23 itself; day 30 is Tuesday 15 December.
    expect([6, 8, 30].map((day) => dates.get(day))).toEqual(['2026-11-23', '2026-11-23', '2026-12-15']);
    // A day before is Sunday 15, moved back to Friday 13; three days before is Friday 13.
    expect([-1, -3].map((day) => dates.get(day))).toEqual(['2026-11-13', '2026-11-13']);
  });

  it('count calendar days unless told otherwise: day 90 is three months on', () => {
    const { extra } = start();
    const dates = computeDueDates('2026-11-16', toWorkCalendar(extra.plan, extra.holidays));
    // 16 November is day 1, so day 90 is 89 days later: 14 in November, 31, 31, 13 in February.
    expect(dates.get(90)).toBe(findWorkday('2027-02-13', 1, plain));
    expect(dates.get(30)).toBe('2026-12-15');
  });

  it('say where days 30, 60 and 90 lie', () => {
    const say = (weekend: string, counting: string) => describeMilestones(toWorkCalendar({ weekend, counting }, []));
    // 30 / 5, 60 / 5, 90 / 5; with six working days a week 30 / 6 and so on.
    expect(say('sat-sun', 'working')).toContain('6, 12 and 18 weeks');
    expect(say('sun', 'working')).toContain('5, 10 and 15 weeks');
    expect(say('none', 'working')).toContain('one, two and three months');
    expect(say('sat-sun', 'calendar')).toContain('one, two and three months');
  });

  it('know other weekends', () => {
    const gulf = toWorkCalendar({ weekend: 'fri-sat', counting: 'working' }, []);
    expect(computeDueDates('2026-11-19', gulf).get(2)).toBe('2026-11-22');
    const none = toWorkCalendar({ weekend: 'none', counting: 'working' }, []);
    expect(computeDueDates('2026-11-20', none).get(2)).toBe('2026-11-21');
  });

  it('need a start, and end with the calendar', () => {
    expect(computeDueDates('', plain).size).toBe(0);
    expect(computeDueDates('2026-02-31', plain).size).toBe(0);
    expect(computeDueDates('9999-12-30', plain).get(3)).toBeUndefined();
    expect(findWorkday('9999-12-31', 1, toWorkCalendar({ weekend: 'none', counting: 'working' }, [{ day: '9999-12-31' }]))).toBe('');
  });

  it('are working days in rising order, whatever is listed', () => {
    const anyDay = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        anyDay,
        fc.array(
          anyDay.map((day) => ({ day })),
          { maxLength: 30 },
        ),
        fc.constantFrom('sat-sun', 'fri-sat', 'sun', 'none', 'odd'),
        fc.constantFrom('working', 'calendar'),
        (from, holidays, weekend, counting) => {
          const calendar = toWorkCalendar({ weekend, counting }, holidays);
          const dates = computeDueDates(from, calendar);
          const ordered = [...dates].sort(([a], [b]) => a - b).map(([, day]) => day);
          expect(ordered).toHaveLength(180);
          expect(ordered.every((day) => isDay(day) && isWorkday(day, calendar))).toBe(true);
          expect([...ordered].sort()).toEqual(ordered);
          if (counting === 'working') expect(new Set(ordered).size).toBe(ordered.length);
        },
      ),
    );
  });
});

describe('hires', () => {
  const tick = (data: OnboardingData, id: string): OnboardingData => ({
    ...data,
    records: data.records.map((record) => (record.id === id ? { ...record, completed: true } : record)),
  });
  const shares = (data: OnboardingData) => viewsOf(data).map(({ progress }) => progress.done);

  it('share the tasks and keep their own ticks', () => {
    const first = tick(start(), 'sample-1');
    const two = tick(tick(addHire(first, 'b'), 'sample-2'), 'sample-3');
    expect(shares(two)).toEqual([1, 2]);
    const back = selectHire(two, 'hire-1');
    expect(back.records.map(({ completed }) => completed)).toEqual([true, false, false]);
    expect(shares(back)).toEqual([1, 2]);
    expect(selectHire(back, 'nobody')).toBe(back);
  });

  it('leave the others alone when one goes, and always leave one', () => {
    const two = tick(addHire(tick(start(), 'sample-1'), 'b'), 'sample-2');
    const left = removeHire(two, 'b');
    expect(selectedHire(left.extra).id).toBe('hire-1');
    expect(shares(left)).toEqual([1]);
    expect(shares(removeHire(two, 'hire-1'))).toEqual([1]);
    const last = removeHire(left, 'hire-1');
    expect(shares(last)).toEqual([0]);
    expect(last.extra.hires).toHaveLength(1);
  });

  it('get the tasks of their roles', () => {
    const base = addHire(start(), 'b');
    const engineer = packs.find(({ name }) => name === 'Engineer');
    if (!engineer) throw new Error('there is no such pack');
    let count = 0;
    const tasks = toPackTasks(engineer, () => `p${(count += 1)}`);
    const data = addPack(base, tasks, taskIdentity);
    // The pack goes to the hire on the screen; the first keeps the three tasks for everyone.
    expect(viewsOf(data).map(({ tasks: own }) => own.length)).toEqual([3, 3 + tasks.length]);
    expect(rolesIn(data.records)).toEqual(['Engineer']);
    expect(addPack(data, tasks, taskIdentity)).toBe(data);
  });

  it('are overdue by their own dates', () => {
    // Started on Monday 9 November: day 1 has passed on the 15th. Day 6, Monday 16, has not.
    const data = { ...start(), extra: changeHire(start().extra, 'hire-1', { startDate: '2026-11-09' }, 'a') };
    expect(viewsOf({ ...data, records: [task(), task({ id: '2', dueDay: 6 }), task({ id: '3', completed: true })] })[0]?.overdue).toBe(1);
  });
});

describe('packs', () => {
  it('each plan days 30, 60 and 90, apart from the time before the start', () => {
    for (const { name, lines } of packs) {
      const days = lines.map(([day]) => day);
      expect(days.every((day) => day !== 0 && day >= -90 && day <= 90)).toBe(true);
      if (name === 'Pre-boarding') expect(Math.max(...days)).toBe(-1);
      else expect(days).toEqual(expect.arrayContaining([30, 60, 90]));
    }
  });

  it('go forward day by day, with what is called day 30 on day 30', () => {
    for (const { lines } of packs) {
      const days = lines.map(([day]) => day);
      expect(days).toEqual([...days].sort((a, b) => a - b));
      for (const [day, , , title] of lines) {
        const [, named] = /^Day (\d+):/.exec(title) ?? [];
        expect(named === undefined ? [30, 60, 90].includes(day) : Number(named) !== day).toBe(false);
      }
    }
    const [first] = toPackTasks(packs[0]!, () => 'new');
    expect(first).toMatchObject({ id: 'new', before: true, completed: false, role: '' });
    expect(packs.map((pack) => toPackTasks(pack, () => '').every(({ role }) => role === pack.role))).not.toContain(false);
  });

  it('hold no task twice', () => {
    const all = packs.flatMap((pack) => toPackTasks(pack, () => '1')).map(taskIdentity);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the filter', () => {
  it('keeps by category, state and assignee', () => {
    const dates = computeDueDates('2026-11-09', plain);
    const done = task({ completed: true, assignee: 'IT' });
    const late = task({ assignee: 'hr', category: 'Benefits' });
    const kept = (filter: object) => [done, late].map((one) => isKept(one, { ...startFilter, ...filter }, dates, around.today));
    expect(kept({})).toEqual([true, true]);
    expect(kept({ status: 'done' })).toEqual([true, false]);
    expect(kept({ status: 'overdue' })).toEqual([false, true]);
    expect(kept({ category: 'Benefits' })).toEqual([false, true]);
    expect(kept({ assignee: '=HR' })).toEqual([false, true]);
    expect(assigneesIn([done, late, task({ assignee: ' HR ' })])).toEqual(['hr', 'IT']);
  });
});

describe('files', () => {
  const dated = (): OnboardingData => ({
    ...start(),
    extra: {
      ...changeHire(start().extra, 'hire-1', { startDate: '2026-11-16', name: 'Maya Ruiz' }, 'maya'),
      holidays: [{ id: 'h', day: '2026-11-17', name: 'City day' }],
    },
  });

  it('share no calendar entry with those of another hire or another list', () => {
    const named = (name: string, id: string): OnboardingData => ({
      ...start(),
      extra: changeHire(start().extra, 'hire-1', { startDate: '2026-11-16', name }, id),
    });
    const maya = named('Maya', '1001');
    expect(selectedHire(maya.extra)).toMatchObject({ id: '1001', name: 'Maya' });
    const second = addHire(maya, '1002');
    const both = { ...second, extra: changeHire(second.extra, '1002', { startDate: '2026-11-16' }, '1003') };
    const ids = [...toCalendarEntries(viewsOf(both)), ...toCalendarEntries(viewsOf(named('Jon', '2001')))].map(({ id }) => id);
    expect(ids).toHaveLength(9);
    expect(new Set(ids).size).toBe(9);
    // The same list written twice has the same entries, also after a change.
    const later = { ...maya, extra: changeHire(maya.extra, '1001', { startDate: '2026-12-01' }, '1009') };
    expect(toCalendarEntries(viewsOf(later)).map(({ id }) => id)).toEqual(toCalendarEntries(viewsOf(maya)).map(({ id }) => id));
    // Lists of before still name the first hire as all did.
    const old = (name: string) => ({
      ...maya,
      extra: { ...maya.extra, selected: 'hire-1', hires: [{ ...selectedHire(maya.extra), id: 'hire-1', name }] },
    });
    const [one, other] = ['Maya', 'Jon'].map((name) => toCalendarEntries(viewsOf(old(name)))[0]?.id);
    expect(one).not.toBe(other);
  });

  it('are named for the hire, Markdown first, with a calendar for each assignee', () => {
    const data = dated();
    expect(checklistFiles(data, viewsOf(data), 'USD').map(({ label, name }) => `${label}: ${name}`)).toEqual([
      'Markdown: sample-onboarding-checklist-maya-ruiz.md',
      'CSV: sample-onboarding-checklist-maya-ruiz.csv',
      'Excel: sample-onboarding-checklist-maya-ruiz.xlsx',
      'Calendar: sample-onboarding-checklist-maya-ruiz.ics',
      'Calendar for HR: sample-onboarding-checklist-for-hr.ics',
      'Calendar for IT: sample-onboarding-checklist-for-it.ics',
      'Calendar for Manager: sample-onboarding-checklist-for-manager.ics',
      'Page for the hire, HTML: sample-onboarding-checklist-maya-ruiz-welcome.html',
      'Page for the hire, PDF: sample-onboarding-checklist-maya-ruiz-welcome.pdf',
    ]);
    expect(checklistFiles(start(), viewsOf(start()), 'USD')).toHaveLength(5);
  });

  it('put open tasks on their day', () => {
    const data = dated();
    const entries = toCalendarEntries(viewsOf({ ...data, records: [task({ dueDay: 2 }), task({ id: '2', completed: true })] }));
    // Day 2 would be Tuesday 17, a holiday: Wednesday 18.
    expect(entries).toMatchObject([{ id: 'onboarding-1-maya', day: '2026-11-18', title: 'Maya Ruiz: x' }]);
  });

  it('write a task list that Markdown programs can tick', () => {
    const text = markdownOf({
      ...dated(),
      records: [task({ title: '[x] *odd*', completed: true }), task({ id: '2', dueDay: 4, before: true })],
    });
    expect(text).toContain('# Onboarding checklist: Maya Ruiz');
    expect(text).toContain(
      'Start date: Monday 16 November 2026. Calendar days; a date at the weekend or on a listed holiday moves to a working day.',
    );
    expect(text).toContain('**Progress: 1 of 2 tasks done, 50%**');
    expect(text).toContain('## Before day 1\n\n### Day −4, Thursday 12 November 2026\n\n- [ ] x (Administrative)');
    expect(text).toContain('## Day 1, Monday 16 November 2026\n\n- [x] \\[x\\] \\*odd\\* (Administrative)');
  });

  it('mark samples and list all hires', () => {
    const text = markdownOf(addHire(start(), 'b'));
    expect(text).toContain('Sample');
    expect(text).toContain('| New hire 2 | Not set | 0 of 3 tasks done, 0% | No dates |');
  });

  it('have a date beside each task only where there is a start', () => {
    const [undated] = viewsOf(start());
    const [withDates] = viewsOf(dated());
    if (!undated || !withDates) throw new Error('there is no hire');
    expect(toTaskSheet(undated, 'USD').columns.map(({ label }) => label)).toEqual([
      'Title',
      'Description',
      'Category',
      'Due day',
      'Before day 1',
      'Assignee',
      'Role',
      'Completed',
      'Waits for',
    ]);
    expect(toTaskSheet(withDates, 'USD').rows[0]?.at(-1)).toBe('2026-11-16');
    expect(toHireSheet([withDates]).rows).toEqual([['Maya Ruiz', '2026-11-16', 0, 3, 0, 0]]);
  });
});
