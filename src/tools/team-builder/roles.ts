import { choice, draftFrom, emptyDraft, readDraft, type Surroundings } from '@/lib/fields';
import { formatMonth, isMonth, monthOf, monthsFrom } from '@/lib/months';
import type { RoleLine } from '@/lib/topics/people';
import type { RecordsData } from '@/kinds/records/state';
import { takenId, type Plan, type Source } from '@/workspace/shares';
import { departments, roleFields, type fields, type HiringPlan, type OpenRole, type StoredRole, type TeamExtra } from './model';

/** What is typed into the form of open roles lives in the workspace under this name. */
export const roleSlot = 'open-role';

export const titleOf = ({ title }: OpenRole) => title.trim() || 'Untitled role';

/** What cannot be read is empty: a role without a month is on nobody's payroll yet. */
export function readRoles(stored: readonly StoredRole[], around: Surroundings): OpenRole[] {
  return stored.map(({ id, isEdited, ...draft }) => {
    const { values } = readDraft(roleFields, draft, around);
    return { ...values, id, ...(isEdited ? { isEdited } : {}), startMonth: isMonth(values.startMonth) ? values.startMonth : '' };
  });
}

export function storeRole(role: OpenRole, currency: string): StoredRole {
  const draft = draftFrom(roleFields, role, currency);
  return { ...draft, id: role.id, ...(role.isEdited ? { isEdited: role.isEdited } : {}), salary: role.salary === 0 ? '' : draft.salary };
}

/** What a hiring plan holds: its own roles and those of both. */
export const inPlan = <R extends { scenario: string }>(roles: readonly R[], plan: HiringPlan): R[] =>
  roles.filter(({ scenario }) => scenario === 'both' || scenario === plan);

/** Whether the two plans differ at all. */
export const hasPlans = (roles: readonly { scenario: string }[]) => roles.some(({ scenario }) => scenario !== 'both');

const offeredMonths = 24;

/** The months from now on, and any other that a role already has. */
export function toFormFields(today: string, roles: readonly OpenRole[], currency: string) {
  const ahead = today === '' ? [] : monthsFrom(monthOf(today), offeredMonths);
  const months = [...new Set([...roles.map(({ startMonth }) => startMonth).filter(Boolean), ...ahead])].sort();
  return {
    ...roleFields,
    startMonth: choice<string>('Start Month', months, {
      required: 'Choose a start month.',
      placeholder: 'Select a month',
      labels: Object.fromEntries(months.map((month) => [month, formatMonth(month)])),
    }),
    salary: { ...roleFields.salary, hint: `Per year, in ${currency}` },
  };
}
export type RoleFormFields = ReturnType<typeof toFormFields>;

type TeamData = RecordsData<typeof fields, TeamExtra>;

/** Jobs that another tool describes, as open roles. When they start and whom they report to is said here. */
export function planRoles(data: TeamData, lines: readonly RoleLine[], source: Source, around: Surroundings): Plan<TeamData> {
  const next = data.extra.openRoles.slice();
  const names: string[] = [];
  const changed: string[] = [];
  for (const line of lines) {
    const id = takenId(source, line.key);
    const place = next.findIndex((role) => role.id === id);
    const old = next[place];
    const values = readDraft(roleFields, old ?? emptyDraft(roleFields, ''), around).values;
    const title = line.title.slice(0, roleFields.title.maxLength);
    const department = departments.find((name) => name.toLowerCase() === line.department.toLowerCase()) ?? values.department;
    const role = storeRole({ ...values, id, title, department, ...(line.salary > 0 ? { salary: line.salary } : {}) }, around.currency);
    if (!old) {
      next.push(role);
      names.push(title);
    } else if (old.title !== role.title || old.department !== role.department || old.salary !== role.salary) {
      next[place] = { ...old, title: role.title, department: role.department, salary: role.salary };
      changed.push(title);
    }
  }
  if (names.length + changed.length === 0) return { data, names: [] };
  return { data: { ...data, currency: around.currency, extra: { ...data.extra, openRoles: next } }, names, changed };
}
