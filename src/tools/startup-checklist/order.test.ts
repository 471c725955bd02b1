import { describe, expect, it } from 'vitest';
import { computeDue, electionRule, isElectionRunning, nextDue, readKeyDay, stockDay } from './due';
import {
  computeProgress,
  describeDue,
  isOverdue,
  moveDueDays,
  moveToStage,
  passes,
  stageOf,
  startFilter,
  toTask,
  type Task,
} from './model';
import { explainNext, linkById, makePlan, packKeyOf, possibleBefore, sortings, toSections } from './order';

const today = '2026-11-15';
const task = (id: string, more: Partial<Task> = {}) => toTask({ id, title: id, category: 'Legal', ...more });
const orderOf = (...tasks: Task[]) => {
  const { rank } = makePlan(tasks, today);
  return tasks.toSorted((a, b) => rank.get(a.id)! - rank.get(b.id)!).map(({ id }) => id);
};
const done = { status: 'completed' } as const;

describe('the suggested order', () => {
  it('puts overdue before soon before later, and soon ends after fourteen days', () => {
    expect(
      orderOf(
        task('later', { dueDate: '2026-11-30' }),
        task('soon', { dueDate: '2026-11-29', priority: 'low' }),
        task('late', { dueDate: '2026-11-14', priority: 'low' }),
      ),
    ).toEqual(['late', 'soon', 'later']);
    expect(orderOf(task('open', { priority: 'high' }), task('today', { dueDate: today, priority: 'low' }))).toEqual(['today', 'open']);
    expect(orderOf(task('a', { dueDate: '2026-11-30' }), task('b', { priority: 'high' }))).toEqual(['b', 'a']);
  });

  it('then goes by priority, by how many wait, and by the day', () => {
    expect(orderOf(task('low', { priority: 'low' }), task('medium'), task('high', { priority: 'high' }))).toEqual([
      'high',
      'medium',
      'low',
    ]);
    expect(orderOf(task('alone'), task('first'), task('second', { after: 'first' }))).toEqual(['first', 'alone', 'second']);
    expect(orderOf(task('b', { dueDate: '2027-02-01' }), task('a', { dueDate: '2027-01-01' }), task('none'))).toEqual(['a', 'b', 'none']);
    expect(orderOf(task('done', { ...done, priority: 'high' }), task('open', { priority: 'low' }))).toEqual(['open', 'done']);
    expect(orderOf(task('x'), task('y'))).toEqual(['x', 'y']);
  });

  it('gives a step the day and the priority of what waits for it', () => {
    const plan = makePlan(
      [
        task('a', { priority: 'low', dueDate: '2027-05-01' }),
        task('b', { after: 'a', dueDate: '2026-11-20', priority: 'high' }),
        task('c', { after: 'b' }),
      ],
      today,
    );
    expect(plan.neededBy.get('a')).toBe('2026-11-20');
    expect([...plan.unlocks]).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect([...plan.waitsFor].map(([id, before]) => [id, before.id])).toEqual([
      ['c', 'b'],
      ['b', 'a'],
    ]);
    expect(plan.next?.id).toBe('a');
    expect(
      orderOf(task('other', { priority: 'medium' }), task('a', { priority: 'low' }), task('b', { after: 'a', priority: 'high' })),
    ).toEqual(['a', 'other', 'b']);
    expect(
      makePlan([task('a', { dueDate: '2026-11-18' }), task('b', { after: 'a', dueDate: '2026-11-20' })], today).neededBy.get('a'),
    ).toBe('2026-11-18');
    expect(makePlan([task('a', done)], today).next).toBeUndefined();
    expect(makePlan([], today).next).toBeUndefined();
  });

  it('frees what comes after a step that is done', () => {
    const plan = makePlan([task('a', done), task('b', { after: 'a' }), task('c', { ...done, after: 'b' })], today);
    expect([plan.waitsFor.size, plan.unlocks.size, plan.before.size]).toEqual([0, 0, 2]);
  });

  it('finds the step before by id, by pack and by title', () => {
    const before = (after: string) =>
      makePlan([task('pack~1', { title: 'Open a bank account' }), task('b', { after })], today).before.get('b')?.id;
    expect([before('pack~1'), before('pack'), before('open a BANK account'), before('other'), before('b'), before('')]).toEqual([
      'pack~1',
      'pack~1',
      'pack~1',
      undefined,
      undefined,
      undefined,
    ]);
    expect(packKeyOf('pack~1~2')).toBe('pack');
    expect(linkById([task('n', { after: 'Old' })], [task('o', { title: 'Old' })])[0]?.after).toBe('o');
    expect(linkById([task('n', { after: 'Gone' })], [])[0]?.after).toBe('Gone');
  });

  it('opens a ring, and offers none', () => {
    const ring = [task('a', { after: 'c' }), task('b', { after: 'a' }), task('c', { after: 'b' })];
    expect(makePlan(ring, today).waitsFor.size).toBe(0);
    const chain = [task('a'), task('b', { after: 'a' }), task('c', { after: 'b' }), task('d')];
    const plan = makePlan(chain, today);
    expect(possibleBefore(chain, plan, 'b').map(({ id }) => id)).toEqual(['a', 'd']);
    expect(possibleBefore(chain, plan, '').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(possibleBefore(chain, plan, 'a').map(({ id }) => id)).toEqual(['d']);
  });

  it('says why', () => {
    const why = (...tasks: Task[]) => explainNext(tasks[0]!, makePlan(tasks, today), today);
    expect(why(task('a'))).toBe('Medium priority');
    expect(why(task('a', { dueDate: today, priority: 'high' }))).toBe('Due today, high priority');
    expect(why(task('a'), task('b', { after: 'a' }))).toBe('Medium priority, 1 step waits for it');
    expect(why(task('a'), task('b', { after: 'a', dueDate: '2026-11-16' }), task('c', { after: 'a' }))).toBe(
      'Medium priority, 2 steps wait for it, the first is due tomorrow',
    );
    const election = (dueDate: string) => why(task('a', { rule: electionRule, dueDate }));
    expect(election('2026-11-16')).toMatch(/^1 day left and no extension, due tomorrow/);
    expect(election(today)).toMatch(/^Due today/);
  });

  it('parts the list', () => {
    const tasks = [
      task('late', { dueDate: '2026-11-01' }),
      task('open'),
      task('waits', { after: 'open' }),
      task('done', done),
      task('staged', { phase: 'none' }),
    ];
    const sections = toSections(tasks, makePlan(tasks, today), today);
    expect(sections.map(({ title, tasks: list }) => [title, list.map(({ id }) => id)])).toEqual([
      ['Overdue', ['late']],
      ['To do', ['open', 'staged']],
      ['Waiting for another step', ['waits']],
      ['Completed', ['done']],
    ]);
    expect(sections[0]?.groups).toEqual([{ title: '', tasks: [tasks[0]] }]);
    const sort = sortings(makePlan(tasks, today));
    expect([sort.suggested.by(tasks[0]!), sort.priority.by(task('x', { priority: 'low' })), sort.due.by(tasks[0]!)]).toEqual([
      0,
      2,
      '2026-11-01',
    ]);
  });
});

describe('due days', () => {
  const dates = (incorporatedOn: string, stockIssuedOn = '') => ({ incorporatedOn, stockIssuedOn });

  it('count from whole years only', () => {
    expect(['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01'].map(readKeyDay)).toEqual(['', '1900-01-01', '2199-12-31', '']);
    expect(stockDay(dates('2026-01-01', '2026-02-01'))).toBe('2026-02-01');
    expect(stockDay(dates('2026-01-01'))).toBe('2026-01-01');
  });

  it.each([
    ['Incorporation + 30 days', 'never', '2026-01-01', '2026-01-31'],
    ['Incorporation + 1 month + 1 day', 'never', '2026-01-31', '2026-03-01'],
    ['1 March of the following year', 'never', '2026-06-01', '2027-03-01'],
    ['1 March of the following year', 'yearly', '2020-06-01', '2027-03-01'],
    ['Incorporation + 1 day', 'monthly', '2026-11-13', '2026-12-14'],
    ['Incorporation + 2 days', 'monthly', '2026-11-13', '2026-11-15'],
    ['Incorporation + 1 day', 'quarterly', '2026-01-01', '2027-01-02'],
    ['Incorporation + 1 day', 'never', '', ''],
    ['Some day', 'never', '2026-01-01', ''],
  ] as const)('%s, %s, from %s: %s', (rule, repeats, from, due) => {
    expect(computeDue(rule, repeats, dates(from), today)).toBe(due);
  });

  it('of an election run thirty days, to the Monday after', () => {
    // 14 November 2026 is a Saturday.
    const running = (dueDate: string, day: string) => isElectionRunning({ rule: electionRule, dueDate }, day);
    expect([running('2026-11-14', '2026-11-16'), running('2026-11-14', '2026-11-17')]).toEqual([true, false]);
    expect([running('2026-11-13', '2026-11-13'), running('2026-11-13', '2026-11-14')]).toEqual([true, false]);
    expect([running('2026-12-15', today), running('2026-12-16', today), running('2026-12-15', '')]).toEqual([true, false, false]);
    expect(isElectionRunning({ rule: 'Stock + 31 days', dueDate: today }, today)).toBe(false);
  });

  it('keep the day of the month through short ones', () => {
    const next = (dueDate: string, repeatDay: number, repeats: Task['repeats'] = 'monthly') =>
      nextDue({ dueDate, repeats, repeatDay }, today);
    expect(next('2026-01-31', 0)).toEqual({ dueDate: '2026-02-28', repeatDay: 31 });
    expect(next('2026-02-28', 31)).toEqual({ dueDate: '2026-03-31', repeatDay: 31 });
    expect(next('2026-02-27', 31)).toEqual({ dueDate: '2026-03-27', repeatDay: 27 });
    expect(next('2026-02-28', 32)).toEqual({ dueDate: '2026-03-28', repeatDay: 28 });
    expect(next('', 0, 'yearly')).toEqual({ dueDate: '2027-11-15', repeatDay: 15 });
    expect(next('2026-01-31', 0, 'quarterly')).toEqual({ dueDate: '2026-04-30', repeatDay: 31 });
    expect(next('2026-01-31', 0, 'never')).toBeUndefined();
  });

  it('are said by their distance', () => {
    const said = (dueDate: string, more: Partial<Task> = {}) => describeDue(task('a', { dueDate, ...more }), today);
    expect([said(''), said('2026-11-14'), said('2026-11-13'), said(today), said('2026-11-16'), said('2026-11-14', done)]).toEqual([
      'No due date',
      'Overdue 1 day',
      'Overdue 2 days',
      'Due today',
      'Due tomorrow',
      expect.stringMatching(/^Due 14 Nov/),
    ]);
    expect(said('2026-12-31')).not.toContain('2026');
    expect(said('2027-01-01')).toContain('2027');
    expect([isOverdue(task('a', { dueDate: today }), today), isOverdue(task('a', { dueDate: '2026-11-14' }), '')]).toEqual([false, false]);
  });

  it('move with their key date, unless set by hand', () => {
    const move = (more: Partial<Task>) =>
      moveDueDays([task('a', { rule: 'Incorporation + 1 day', ...more })], dates('2026-12-01'), dates('2026-12-11'), today)[0]?.dueDate;
    expect([
      move({ dueDate: '2026-12-02' }),
      move({ dueDate: '' }),
      move({ dueDate: '2026-12-05' }),
      move({ dueDate: '2026-12-02', ...done }),
    ]).toEqual(['2026-12-12', '2026-12-12', '2026-12-05', '2026-12-02']);
    expect(move({ rule: '', dueDate: '2026-12-02' })).toBe('2026-12-02');
  });
});

describe('stages and progress', () => {
  it('move a task, and leave its next round once', () => {
    const tasks = [task('a', { repeats: 'monthly', dueDate: '2026-11-10' })];
    const moved = moveToStage(tasks, 'a', 'done', today, 'new');
    expect(moved.tasks.map(({ id, status, dueDate }) => [id, status, dueDate])).toEqual([
      ['new', 'pending', '2026-12-10'],
      ['a', 'completed', '2026-11-10'],
    ]);
    expect(moveToStage(moved.tasks, 'a', 'todo', today, 'x').tasks).toHaveLength(2);
    expect(moveToStage(moveToStage(moved.tasks, 'a', 'todo', today, 'x').tasks, 'a', 'done', today, 'y').tasks).toHaveLength(2);
    expect(moveToStage(moved.tasks, 'a', 'done', today, 'z').next).toBeUndefined();
    expect(moveToStage(tasks, 'gone', 'done', today, 'x').tasks).toEqual(tasks);
    expect(stageOf(moveToStage(tasks, 'a', 'doing', today, 'x').tasks[0]!)).toBe('doing');
    expect([stageOf(task('a')), stageOf(task('a', { ...done, started: true }))]).toEqual(['todo', 'done']);
  });

  it('count and filter', () => {
    expect(computeProgress([task('a', done), task('b')])).toEqual({ done: 1, total: 2, share: 0.5 });
    expect(passes(task('a'), startFilter)).toBe(true);
    expect(passes(task('a'), { ...startFilter, category: 'HR' })).toBe(false);
    expect(passes(task('a'), { ...startFilter, status: 'completed' })).toBe(false);
    expect(passes(task('a'), { ...startFilter, category: 'Legal', status: 'pending' })).toBe(true);
  });
});
