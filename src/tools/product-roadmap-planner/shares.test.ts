import { describe, expect, it } from 'vitest';
import { state, type Item } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const item = (id: string, more: Partial<Item>): Item => ({
  ...(sample.records[0] as Item),
  id,
  title: 'Sign-on',
  status: 'Planning',
  ...more,
});

describe('items on the agenda', () => {
  it('start and end on the days they were given', () => {
    const records = [
      item('1', { startDate: '2026-12-01', endDate: '2026-12-31' }),
      item('2', { startDate: '2026-11-01', status: 'In Progress', title: '' }),
      item('3', { endDate: '2026-11-10', status: 'Completed' }),
      item('4', {}),
      { ...item('sample-1', {}), endDate: '2026-12-31' },
    ];
    expect(shares.agenda({ ...sample, records }, around)).toEqual([
      { id: '1', day: '2026-12-31', title: 'Sign-on is to be finished', isDone: false },
      { id: '3', day: '2026-11-10', title: 'Sign-on is to be finished', isDone: true },
      { id: 'start 1', day: '2026-12-01', title: 'Work on Sign-on is to start', isDone: false },
      { id: 'start 2', day: '2026-11-01', title: 'Work on an untitled item is to start', isDone: true },
    ]);
  });
});

describe('what a roadmap tells other tools', () => {
  const records = [
    item('1', { title: ' Sign-on ', description: 'With keys', priority: 'High', assignee: ' Ana ', endDate: '2026-12-31' }),
    item('2', { title: 'Search', priority: 'Low', endDate: '' }),
    item('3', { title: 'Done', status: 'Completed', endDate: '2026-12-31' }),
    item('4', { title: ' ', endDate: '2026-12-31' }),
    item('5', { title: 'Held', status: 'On Hold', priority: 'Medium', endDate: '2027-01-31' }),
    item('sample-1', { title: 'Sample', endDate: '2026-12-31' }),
  ];
  const { offers } = shares;

  it('is work that is named and not done, as tasks', () => {
    const tasks = offers.tasks?.({ ...sample, records }, around) ?? [];
    expect(tasks.map((task) => [task.key, task.priority, task.day])).toEqual([
      ['1', 'high', '2026-12-31'],
      ['2', 'low', ''],
      ['5', 'medium', '2027-01-31'],
    ]);
    expect(tasks[0]).toMatchObject({ title: ' Sign-on ', about: 'With keys', owner: 'Ana' });
  });

  it('is the day it ends, as milestones', () => {
    expect(offers.milestones?.({ ...sample, records }, around)).toEqual([
      { key: '1', title: 'Sign-on', day: '2026-12-31' },
      { key: '5', title: 'Held', day: '2027-01-31' },
    ]);
  });

  it('is nothing of the sample', () => {
    expect([offers.tasks?.(sample, around), offers.milestones?.(sample, around)]).toEqual([[], []]);
  });
});
