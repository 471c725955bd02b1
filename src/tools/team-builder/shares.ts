import { readDraft } from '@/lib/fields';
import { isSampleRecord, ownRecords } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { fields, planFields, state } from './model';
import { toPayrollLines } from './payroll-lines';
import { readRoles } from './roles';

export const shares = defineShares(state, {
  offers: {
    money: (data, around) => {
      const roles = readRoles(data.extra.openRoles, around).filter((role) => !isSampleRecord(role));
      const { burden } = readDraft(planFields, data.extra, around).values;
      return toPayrollLines(ownRecords(fields, data, around.currency), roles, burden, around);
    },
  },
});
