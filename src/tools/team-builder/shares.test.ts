import { describe, expect, it } from 'vitest';
import { state, type Member } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const member = (id: string, more: Partial<Member>): Member => ({
  ...(sample.records[0] as Member),
  id,
  name: 'Ana',
  role: 'Engineer',
  ...more,
});
const role = {
  id: 'r',
  title: 'Designer',
  department: 'Design' as const,
  startMonth: '2027-02',
  reportsTo: '',
  scenario: 'both' as const,
  salary: '',
};
const withTeam = (records: Member[], openRoles = [role, { ...role, id: 'x', startMonth: '' }]) => ({
  ...sample,
  records: [...records, ...sample.records],
  extra: { ...sample.extra, openRoles: [...openRoles, ...sample.extra.openRoles] },
});

describe('the team', () => {
  it('has first days and roles to be filled on the agenda', () => {
    const data = withTeam([
      member('1', { startDate: '2026-12-01' }),
      member('2', { startDate: '2020-01-01', role: '' }),
      member('3', { startDate: '' }),
    ]);
    expect(shares.agenda(data, around)).toEqual([
      { id: '1', day: '2026-12-01', title: 'First day of Ana, Engineer', isDone: false },
      { id: '2', day: '2020-01-01', title: 'First day of Ana', isDone: true },
      { id: 'role r', day: '2027-02-01', title: 'Open role to be filled: Designer', isDone: false },
    ]);
  });

  it('is found by people and roles, never by pay', () => {
    const found = shares.search(withTeam([member('1', { salary: 9_876_543_00 })]), around);
    expect(found.map(({ id, title }) => [id, title])).toEqual([
      ['1', 'Ana'],
      ['role r', 'Designer'],
      ['role x', 'Designer'],
    ]);
    expect(JSON.stringify(found)).not.toMatch(/9.?876/);
  });

  it('leaves pay and performance out of the files that need no answer', () => {
    expect(shares.files(withTeam([]), around).map(({ label }) => label)).not.toContain('Payroll by month');
  });
});

describe('a sample', () => {
  it('is one until the last member and role of it are gone', () => {
    expect(state.isSample?.(sample)).toBe(true);
    expect(state.isSample?.({ ...sample, records: [] })).toBe(true);
    expect(state.isSample?.({ ...sample, records: [], extra: { ...sample.extra, openRoles: [role] } })).toBe(false);
  });
});
