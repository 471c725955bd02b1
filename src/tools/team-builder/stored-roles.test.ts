import { describe, expect, it } from 'vitest';
import { readField } from '@/lib/fields';
import { fields, planFields, roleFields, type OpenRole } from './model';
import { readRoles, storeRole, titleOf, toFormFields } from './roles';

const around = { today: '2026-11-15', currency: 'USD' };
const role = (more: Partial<OpenRole> = {}): OpenRole => ({
  id: 'a',
  title: 'Baker',
  department: 'Operations',
  startMonth: '2027-01',
  reportsTo: '',
  scenario: 'both',
  salary: 4_200_000,
  ...more,
});

describe('open roles', () => {
  it('come back as they were stored', () => {
    expect(readRoles([storeRole(role(), 'USD')], around)).toEqual([role()]);
    expect(readRoles([storeRole(role({ isEdited: true }), 'USD')], around)).toEqual([role({ isEdited: true })]);
    expect([storeRole(role({ salary: 0 }), 'USD').salary, storeRole(role({ salary: 1 }), 'USD').salary]).toEqual(['', '0.01']);
    expect(readRoles([{ ...storeRole(role(), 'USD'), startMonth: 'soon' }], around)[0]?.startMonth).toBe('');
    expect([titleOf(role()), titleOf(role({ title: ' ' }))]).toEqual(['Baker', 'Untitled role']);
  });

  it('offer two years from now on, and any month that one has', () => {
    const months = toFormFields('2026-11-15', [role({ startMonth: '2025-01' }), role({ startMonth: '' })], 'USD').startMonth.options;
    expect([months[0], months[1], months.at(-1), months.length]).toEqual(['2025-01', '2026-11', '2028-10', 25]);
    expect(toFormFields('', [], 'USD').startMonth.options).toEqual([]);
    expect(toFormFields('', [], 'EUR').salary.hint).toBe('Per year, in EUR');
  });

  it('and members hold their limits', () => {
    const refused = (field: Parameters<typeof readField>[0], ...typed: string[]) =>
      typed.map((text) => readField(field, text, around).problem !== undefined);
    expect(['0', '1', '10', '11'].map((text) => readField(fields.performance, text, around).value)).toEqual([1, 1, 10, 10]);
    expect(refused(fields.salary, '-0.01', '0')).toEqual([true, false]);
    expect(refused(roleFields.salary, '-0.01', '0')).toEqual([true, false]);
    expect(refused(planFields.burden, '-1', '0', '500', '501')).toEqual([true, false, false, true]);
  });
});
