import { useMemo } from 'react';
import { emptyDraft } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { showToast } from '@/ui/toast';
import { fields, type OpenRole, type StoredRole } from '../model';
import { readRoles, roleSlot, storeRole, titleOf } from '../roles';
import type { TeamRecords } from './use-team';

/** What the chart and the plan do with open roles beyond the list itself. */
export function useRoleActions({ extra, tool, setExtra }: TeamRecords) {
  const { around } = tool;
  const { openRoles } = extra;
  const roles = useMemo(() => readRoles(openRoles, around), [openRoles, around]);
  const change = (recipe: (stored: StoredRole[]) => StoredRole[]) =>
    setExtra((current) => ({ ...current, openRoles: recipe(current.openRoles) }));
  return {
    roles,
    move: (id: string, manager: string) => change((stored) => replaceById(stored, id, (role) => ({ ...role, reportsTo: manager }))),
    edit: (role: OpenRole) => tool.setDraft(roleSlot, { id: role.id, draft: storeRole(role, around.currency) }),
    /** The role leaves the plan and the form of a new member starts from it, in one step. */
    fill: (role: OpenRole) => {
      const { title, department, reportsTo, startMonth } = role;
      const { salary } = storeRole(role, around.currency);
      const preset = { role: title, department, reportsTo, salary, startDate: startMonth && `${startMonth}-01` };
      tool.changeAll(({ data, drafts }) => ({
        data: { ...data, extra: { ...data.extra, openRoles: data.extra.openRoles.filter(({ id }) => id !== role.id) } },
        drafts: { ...drafts, record: { draft: { ...emptyDraft(fields, around.today), ...preset } } },
      }));
      showToast(`${titleOf(role)} is off the plan. Now add the name.`, { label: 'Undo', run: tool.undo });
    },
  };
}
