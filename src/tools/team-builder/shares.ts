import { readDraft, type Surroundings } from '@/lib/fields';
import { inCurrency, isSampleRecord, ownRecords, type RecordsData } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { fields, planFields, state, type TeamExtra } from './model';
import { offerFiles } from './offer-files';
import { addOpenRoles, buildTree, startFolded } from './org-tree';
import { toPayrollLines } from './payroll-lines';
import { readRoles } from './roles';

/** Pay and performance stay out. */
function teamFiles(data: RecordsData<typeof fields, TeamExtra>, around: Surroundings) {
  const members = inCurrency(fields, data, around.currency);
  const openRoles = readRoles(data.extra.openRoles, around);
  const folded = startFolded(addOpenRoles(buildTree(members), openRoles));
  const { burden, neededSkills } = readDraft(planFields, data.extra, around).values;
  return offerFiles(members, around, { hasPrivate: false, folded, burden, neededSkills, openRoles });
}

export const shares = defineShares(state, {
  files: teamFiles,
  offers: {
    money: (data, around) => {
      const roles = readRoles(data.extra.openRoles, around).filter((role) => !isSampleRecord(role));
      const { burden } = readDraft(planFields, data.extra, around).values;
      return toPayrollLines(ownRecords(fields, data, around.currency), roles, burden, around);
    },
  },
});
