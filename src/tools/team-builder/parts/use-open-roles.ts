import { useMemo } from 'react';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { replaceById } from '@/lib/lists';
import { makeId } from '@/workspace/ids';
import { showToast } from '@/ui/toast';
import type { OpenRole, TeamExtra } from '../model';
import { roleSlot, storeRole, toFormFields, type RoleFormFields } from '../roles';
import type { TeamRecords } from './use-team';

type RoleRecords = Records<RoleFormFields, TeamExtra>;

/** The form's own name for what is being typed. */
const formSlot = 'record';

/** The open roles as a list of their own, so that they are added, edited, duplicated and deleted as members are. */
export function useOpenRoles(
  records: TeamRecords,
  roles: readonly OpenRole[],
): { openRoles: RoleRecords; form: RecordForm<RoleFormFields> } {
  const { tool, extra, setExtra, loadSample } = records;
  const { today, currency } = tool.around;
  const fields = useMemo(() => toFormFields(today, roles, currency), [today, roles, currency]);
  const store = (all: readonly OpenRole[]) => all.map((role) => storeRole(role, currency));
  const set = (all: readonly OpenRole[]) => setExtra((current) => ({ ...current, openRoles: store(all) }));
  const undo = { label: 'Undo', run: tool.undo };
  const openRoles: RoleRecords = {
    fields,
    noun: 'Open role',
    all: [...roles],
    extra,
    setExtra,
    loadSample,
    add: (values) => set([{ ...values, id: makeId() }, ...roles]),
    addAll: (added) => set([...added, ...roles]),
    update: (id, change) => set(replaceById(roles, id, (role) => ({ ...role, ...change }))),
    updateAll: (ids, change) => set(roles.map((role) => (ids.includes(role.id) ? { ...role, ...change } : role))),
    replaceAll: set,
    duplicate: (id) => {
      set(roles.flatMap((role) => (role.id === id ? [{ ...role, id: makeId() }, role] : [role])));
      showToast('Open role duplicated', undo);
    },
    remove: (ids) => {
      set(roles.filter(({ id }) => !ids.includes(id)));
      showToast('Open role deleted', undo);
    },
    tool: {
      ...tool,
      data: { records: [...roles], currency, extra },
      drafts: { [formSlot]: tool.drafts[roleSlot] },
      change: () => undefined,
      setDraft: (_name, draft, key) => tool.setDraft(roleSlot, draft, key && `${roleSlot}.${key}`),
      changeAll: (recipe) =>
        tool.changeAll(({ data, drafts: { [roleSlot]: _closed, ...drafts } }) => {
          const saved = recipe({ data: { records: [...roles], currency, extra: data.extra }, drafts: {} }).data.records;
          return { drafts, data: { ...data, extra: { ...data.extra, openRoles: store(saved) } } };
        }),
    },
  };
  return { openRoles, form: useRecordForm(openRoles, { isAlwaysOpen: true }) };
}
