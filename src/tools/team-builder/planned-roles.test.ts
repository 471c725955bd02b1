import { describe, expect, it } from 'vitest';
import { roleFields, state } from './model';
import { planRoles } from './roles';

const around = { today: '2026-11-15', currency: 'USD' };
const source = { doc: 'd', tool: 'Job Description Generator', name: 'Jobs' };
const start = state.start(around);
const line = (more: Partial<Parameters<typeof planRoles>[1][number]> = {}) => ({
  key: 'k',
  title: 'Baker',
  department: 'operations',
  salary: 42_000_00,
  currency: 'USD',
  ...more,
});

describe('jobs that another tool describes', () => {
  const taken = planRoles(start, [line()], source, around);

  it('become open roles, in the department of that name', () => {
    expect([taken.names, taken.changed]).toEqual([['Baker'], []]);
    expect(taken.data.extra.openRoles).toMatchObject([{ title: 'Baker', department: 'Operations', salary: '42000.00' }]);
  });

  it('are not taken twice, and follow what changed', () => {
    const again = (more: Parameters<typeof line>[0]) => planRoles(taken.data, [line(more)], source, around);
    expect(again({})).toEqual({ data: taken.data, names: [] });
    for (const more of [{ title: 'Head baker' }, { department: 'Sales' }, { salary: 45_000_00 }]) {
      const { names, changed, data } = again(more);
      expect([names, changed?.length, data.extra.openRoles.length]).toEqual([[], 1, 1]);
    }
    // An open salary, or a department nobody has here, leaves what was said.
    expect(again({ salary: 0, department: 'Ovens' })).toEqual({ data: taken.data, names: [] });
    expect(again({ key: 'other', title: 'Driver' }).names).toEqual(['Driver']);
  });

  it('keep a title within its room', () => {
    const { maxLength } = roleFields.title;
    expect(planRoles(start, [line({ title: 'x'.repeat(maxLength + 1) })], source, around).names).toEqual(['x'.repeat(maxLength)]);
  });
});
