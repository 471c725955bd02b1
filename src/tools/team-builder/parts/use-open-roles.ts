import { useMemo } from 'react';
import { isSampleRecord } from '@/kinds/records/state';
import type { ListData } from '@/kinds/records/state';
import { useList, type List } from '@/kinds/records/use-list';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { OpenRole } from '../model';
import { readRoles, roleSlot, storeRole, toFormFields, type RoleFormFields } from '../roles';
import type { TeamRecords } from './use-team';

/** The open roles as a list of their own, so that they are added, edited, duplicated and deleted as members are. */
export function useOpenRoles(
  { all, tool }: TeamRecords,
  roles: readonly OpenRole[],
): { openRoles: List<RoleFormFields>; form: RecordForm<RoleFormFields> } {
  const { around } = tool;
  const fields = useMemo(() => toFormFields(around.today, roles, around.currency), [around, roles]);
  const place = useMemo(() => {
    const { currency } = around;
    type Data = typeof tool.data;
    return {
      read: ({ extra }: Data): ListData<RoleFormFields> => ({ records: readRoles(extra.openRoles, around), currency }),
      write: (data: Data, { records }: ListData<RoleFormFields>): Data => ({
        ...data,
        extra: { ...data.extra, openRoles: records.map((role) => storeRole(role, currency)) },
      }),
    };
  }, [around]);
  const openRoles = useList(tool, { fields, noun: 'Open role', slot: roleSlot, ...place });
  const form = useRecordForm(openRoles, { isAlwaysOpen: true });
  // Salaries that are there say what all of them are in: another sign is refused in words and changes nothing.
  const isSettled = all.some((member) => member.salary > 0 && !isSampleRecord(member));
  const handle = isSettled
    ? { ...form.handle, set: (name: string, value: string | boolean) => form.setAll({ [name]: value }) }
    : form.handle;
  return { openRoles, form: { ...form, handle } };
}
