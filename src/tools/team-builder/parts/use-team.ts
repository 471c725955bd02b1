import { useMemo } from 'react';
import { isSampleRecord, type ListData } from '@/kinds/records/state';
import { useList, type List } from '@/kinds/records/use-list';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import { useRecords, type Records } from '@/kinds/records/use-records';
import { joinWords, plural } from '@/lib/text';
import { fields, importFields, state, type TeamExtra } from '../model';
import { buildTree, moveFormsUp, moveRolesUp, refuseManager, removeMembers, replaceTeam, type OrgTree } from '../org-tree';

export type TeamRecords = Records<typeof fields, TeamExtra>;
export type MemberForm = RecordForm<typeof fields>;

type Data = TeamRecords['tool']['data'];

/** The list as an import sees it: managers become links, and a score is one only where the file has it. */
const importList = {
  fields: importFields,
  noun: 'Member',
  slot: 'import',
  read: (data: Data): ListData<typeof importFields> => data,
  write: (data: Data, { records, currency }: ListData<typeof importFields>): Data => ({ ...replaceTeam(data, records), currency }),
};

/** The usual list, but nobody is left behind when a manager goes. */
export function useTeam(): { records: TeamRecords; importable: List<typeof importFields>; tree: OrgTree } {
  const plain = useRecords(state, fields, 'Member');
  const tree = useMemo(() => buildTree(plain.all), [plain.all]);
  const records = useMemo<TeamRecords>(
    () => ({
      ...plain,
      remove: (ids) => {
        const gone = new Set(ids);
        const left = removeMembers(plain.all, gone);
        const known = new Set(plain.all);
        const moved = left.filter((member) => !known.has(member)).length;
        const { openRoles } = plain.extra;
        const movedRoles = openRoles.filter(({ reportsTo }) => gone.has(reportsTo)).length;
        plain.tool.changeAll(({ data, drafts }) => ({
          data: {
            records: left,
            currency: plain.tool.around.currency,
            extra: { ...data.extra, openRoles: moveRolesUp(tree, openRoles, gone) },
          },
          drafts: moveFormsUp(tree, drafts, gone),
        }));
        const notes = [moved > 0 ? plural(moved, 'report') : '', movedRoles > 0 ? plural(movedRoles, 'open role') : ''].filter(Boolean);
        const note = notes.length > 0 ? `, ${joinWords(notes)} moved up` : '';
        plain.tool.say(`Member deleted${note}`);
      },
    }),
    [plain, tree],
  );
  const importable = useList(plain.tool, importList);
  return { records, importable, tree };
}

/** Refuses a manager who already reports to the member being edited, as soon as that is chosen. */
export function useMemberForm(records: TeamRecords, tree: OrgTree): MemberForm {
  const form = useRecordForm(records, { isAlwaysOpen: true });
  const { handle, target } = form;
  const refusal = form.isEditing ? refuseManager(tree, target, handle.draft.reportsTo) : undefined;
  const { currency } = records.tool.around;
  // Open roles with a salary say what all salaries are in.
  const hasPricedRoles = records.extra.openRoles.some((role) => role.salary.trim() !== '' && !isSampleRecord(role));
  const named = { ...fields, salary: { ...fields.salary, hint: `Per year, in ${currency}` } };
  return {
    ...form,
    handle: {
      ...handle,
      fields: named,
      problems: { ...handle.problems, ...(refusal ? { reportsTo: refusal } : {}) },
      // Whoever moves the slider gives a score.
      set: (name, value) =>
        name === 'performance'
          ? form.setAll({ performance: String(value), unrated: false })
          : hasPricedRoles
            ? form.setAll({ [name]: value })
            : handle.set(name, value),
    },
    save: () => !refusal && form.save(),
  };
}
