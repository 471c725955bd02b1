import { inCurrency } from '@/kinds/records/state';
import { defineShares } from '@/workspace/shares';
import { investorFiles } from './files';
import { fields, state } from './model';

export const shares = defineShares(state, {
  files: (data, { currency }) => {
    const { lists, calendar } = investorFiles(inCurrency(fields, data, currency), currency);
    return [...lists, calendar];
  },
});
