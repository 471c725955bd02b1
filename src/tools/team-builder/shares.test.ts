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

  it('offers first days of the last thirty days and those to come', () => {
    const data = withTeam([
      member('1', { startDate: '2026-12-01', name: ' Ana ' }),
      member('2', { startDate: '2026-10-16' }),
      member('3', { startDate: '2026-10-15' }),
      member('4', { startDate: '' }),
    ]);
    expect(shares.offers?.hires?.(data, around)).toEqual([
      { key: '1', name: 'Ana', role: 'Engineer', day: '2026-12-01' },
      { key: '2', name: 'Ana', role: 'Engineer', day: '2026-10-16' },
    ]);
    expect(shares.offers?.hires?.(data, { ...around, today: '' })).toEqual([]);
  });

  it('offers members by name, and grants of one share and more', () => {
    const data = withTeam([
      member('1', { grant: 1, startDate: '2026-01-02' }),
      member('2', { grant: 0 }),
      member('3', { grant: 5, name: ' ' }),
    ]);
    expect(shares.offers?.grants?.(data, around)).toEqual([{ key: '1', name: 'Ana', shares: 1, day: '2026-01-02' }]);
    expect(shares.offers?.members?.(data, around)).toMatchObject([{ key: '1' }, { key: '2' }]);
  });

  it('has a first day on the agenda until it is over', () => {
    const done = (startDate: string, today = around.today) =>
      shares.agenda(withTeam([member('1', { startDate })], []), { ...around, today })[0]?.isDone;
    expect([done('2026-11-14'), done('2026-11-15'), done('2026-11-14', '')]).toEqual([true, false, false]);
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
