import { useMemo } from 'react';
import { emptyDraft } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { fields, type OpenRole } from '../model';
import { readRoles, roleSlot, storeRole, titleOf } from '../roles';
import type { TeamRecords } from './use-team';

/** What the chart and the plan do with open roles beyond the list itself. */
export function useRoleActions({ extra, tool }: TeamRecords) {
  const { around } = tool;
  const { openRoles } = extra;
  const roles = useMemo(() => readRoles(openRoles, around), [openRoles, around]);
  return {
    roles,
    /** A form open on the role follows, so that saving it does not move the role back. */
    move: (id: string, reportsTo: string) =>
      tool.changeAll(({ data, drafts }) => {
        const open = drafts[roleSlot] as { id?: string; draft?: object } | undefined;
        return {
          data: { ...data, extra: { ...data.extra, openRoles: replaceById(data.extra.openRoles, id, (role) => ({ ...role, reportsTo })) } },
          drafts: open?.id === id ? { ...drafts, [roleSlot]: { ...open, draft: { ...open.draft, reportsTo } } } : drafts,
        };
      }),
    edit: (role: OpenRole) => tool.setDraft(roleSlot, { id: role.id, draft: storeRole(role, around.currency) }),
    /** The role leaves the plan and the form of a new member starts from it, in one step. */
    fill: (role: OpenRole) => {
      const { title, department, reportsTo, startMonth } = role;
      const { salary } = storeRole(role, around.currency);
      const preset = { role: title, department, reportsTo, salary, startDate: startMonth && `${startMonth}-01` };
      tool.changeAll(
        ({ data, drafts }) => ({
          data: { ...data, extra: { ...data.extra, openRoles: data.extra.openRoles.filter(({ id }) => id !== role.id) } },
          drafts: { ...drafts, record: { draft: { ...emptyDraft(fields, around.today), ...preset } } },
        }),
        { say: `${titleOf(role)} is off the plan. Now add the name.` },
      );
    },
  };
}
