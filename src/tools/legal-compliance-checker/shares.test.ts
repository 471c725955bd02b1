import { describe, expect, it } from 'vitest';
import { state, type Requirement } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const item = (id: string, more: Partial<Requirement>): Requirement => ({
  ...(sample.records[0] as Requirement),
  id,
  requirement: 'Annual report',
  status: 'not-started',
  dueDate: '2026-12-01',
  repeats: 'never',
  rule: '',
  ...more,
});
const withItems = (...own: Requirement[]) => ({ ...sample, records: [...own, ...sample.records] });

describe('requirements', () => {
  it('are due on their day, and again in the next round once they are done', () => {
    const data = withItems(
      item('1', {}),
      item('2', { status: 'completed', repeats: 'yearly' }),
      item('3', { status: 'not-applicable' }),
      item('4', { dueDate: '' }),
    );
    expect(shares.agenda(data, around)).toEqual([
      { id: '1', day: '2026-12-01', title: 'Annual report', isDone: false },
      { id: '2', day: '2026-12-01', title: 'Annual report', isDone: true },
      { id: 'next 2', day: '2027-12-01', title: 'Annual report', isDone: false },
    ]);
  });

  it('are tasks while they are open: what is required, and what may be to be found out', () => {
    const data = withItems(
      item('1', { need: 'required', description: 'File it.', priority: 'high', owner: ' Ana ' }),
      item('2', { need: 'check', dueDate: '', description: '', priority: 'medium', owner: '' }),
      item('3', { need: 'recommended' }),
      item('4', { need: 'recommended', status: 'in-progress', description: '', priority: 'low', owner: '' }),
      item('5', { need: 'required', status: 'completed' }),
      item('6', { need: 'required', status: 'not-applicable' }),
    );
    expect(shares.offers.tasks?.(data, around)).toEqual([
      { key: '1', title: 'Annual report', about: 'File it.', priority: 'high', owner: 'Ana', day: '2026-12-01' },
      { key: '2', title: 'Check whether it applies: Annual report', about: '', priority: 'medium', owner: '', day: '' },
      { key: '4', title: 'Annual report', about: '', priority: 'low', owner: '', day: '2026-12-01' },
    ]);
  });

  it('are ticked off; a next round is begun in the list', () => {
    const data = withItems(item('1', {}), item('2', { status: 'completed', repeats: 'yearly' }));
    expect(shares.done(data, '1', true).records[0]?.status).toBe('completed');
    expect(shares.done(data, '1', false).records[0]?.status).toBe('not-started');
    expect(shares.done(data, 'next 2', true)).toBe(data);
  });

  it('offer files once there is a list', () => {
    expect(shares.files(sample, around).length).toBeGreaterThan(0);
    expect(shares.files(state.start(around), around)).toEqual([]);
  });
});
