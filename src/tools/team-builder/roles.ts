import { choice, draftFrom, readDraft, type Surroundings } from '@/lib/fields';
import { formatMonth, isMonth, monthOf, monthsFrom } from '@/lib/months';
import { roleFields, type OpenRole, type StoredRole } from './model';

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
