import { addDays } from '@/lib/dates';
import { readDraft, type Surroundings } from '@/lib/fields';
import { inCurrency, isSampleRecord, ownRecords, type RecordsData } from '@/kinds/records/state';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { defineShares } from '@/workspace/shares';
import { fields, photoOf, planFields, searchText, state, type TeamExtra } from './model';
import { offerFiles } from './offer-files';
import { addOpenRoles, buildTree, startFolded } from './org-tree';
import { toPayrollLines } from './payroll-lines';
import { inPlan, planRoles, readRoles, titleOf } from './roles';

const newFor = 30;

/** Pay and performance stay out. */
function teamFiles(data: RecordsData<typeof fields, TeamExtra>, around: Surroundings) {
  const members = inCurrency(fields, data, around.currency);
  const openRoles = readRoles(data.extra.openRoles, around);
  const { planInUse } = data.extra;
  const folded = startFolded(addOpenRoles(buildTree(members), inPlan(openRoles, planInUse)));
  const { burden, neededSkills } = readDraft(planFields, data.extra, around).values;
  return offerFiles(members, around, { hasPrivate: false, folded, burden, neededSkills, openRoles, planInUse });
}

export const shares = defineShares(state, {
  agenda: ({ records, extra }, around) => [
    ...dueRecords(records, ({ name, role, startDate }) => ({
      day: startDate,
      title: `First day of ${name.trim() || 'a new member'}${role.trim() && `, ${role.trim()}`}`,
      isDone: around.today !== '' && startDate < around.today,
    })),
    ...dueRecords(
      inPlan(readRoles(extra.openRoles, around), extra.planInUse),
      (role) => ({
        day: `${role.startMonth}-01`,
        title: `Open role to be filled: ${titleOf(role)}`,
        isDone: false,
      }),
      'role ',
    ),
  ],
  search: ({ records, extra }) => [
    ...findRecords(
      records,
      ({ name }) => name,
      (member) => `${searchText(member)} ${member.bio}`,
    ),
    ...findRecords(
      extra.openRoles,
      ({ title }) => title,
      ({ department }) => `Open role ${department}`,
      'role ',
    ),
  ],
  files: teamFiles,
  accepts: { roles: { noun: 'open role', plan: planRoles } },
  offers: {
    // Whoever has been here for a month needs no first day planned.
    hires: (data, { today }) =>
      data.records
        .filter((member) => !isSampleRecord(member) && today !== '' && member.startDate >= addDays(today, -newFor))
        .map(({ id, name, role, startDate }) => ({ key: id, name: name.trim(), role, day: startDate })),
    members: ({ records }) =>
      records
        .filter((member) => !isSampleRecord(member) && member.name.trim() !== '')
        .map((member) => ({
          key: member.id,
          name: member.name.trim(),
          role: member.role.trim(),
          about: member.bio.trim(),
          photo: photoOf(member),
        })),
    grants: ({ records }) =>
      records
        .filter((member) => !isSampleRecord(member) && member.grant > 0 && member.name.trim() !== '')
        .map(({ id, name, grant, startDate }) => ({ key: id, name: name.trim(), shares: grant, day: startDate })),
    money: (data, around) => {
      const roles = inPlan(readRoles(data.extra.openRoles, around), data.extra.planInUse).filter((role) => !isSampleRecord(role));
      const { burden } = readDraft(planFields, data.extra, around).values;
      return toPayrollLines(ownRecords(fields, data, around.currency), roles, burden, around);
    },
  },
});
