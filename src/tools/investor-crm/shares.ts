import { inCurrency, type RecordsData } from '@/kinds/records/state';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { investorFiles } from './files';
import { fields, isOpen, roundFields, searchText, state, type Investor, type InvestorExtra } from './model';

const nameOf = ({ name, firm }: Investor) => [name.trim(), firm.trim()].filter(Boolean).join(', ');

export const shares = defineShares(state, {
  profile: byMeaning(
    roundFields,
    ({ extra }: RecordsData<typeof fields, InvestorExtra>) => extra,
    (data, extra) => ({ ...data, extra }),
  ),
  agenda: ({ records }) =>
    dueRecords(records, (investor) => ({
      day: investor.nextFollowUp,
      title: `Follow up with ${nameOf(investor) || 'an investor'}`,
      isDone: !isOpen(investor),
    })),
  search: ({ records }) => findRecords(records, nameOf, searchText),
  files: (data, { currency }) => {
    const { lists, calendar } = investorFiles(inCurrency(fields, data, currency), currency);
    return [...lists, calendar];
  },
});
