import { sumOf } from '@/lib/numbers';
import { typeMoney } from '@/lib/type-money';
import { inCurrency, ownRecords, type RecordsData } from '@/kinds/records/state';
import { dueRecords, findRecords } from '@/kinds/records/shares';
import { byMeaning, defineShares } from '@/workspace/shares';
import { investorFiles } from './files';
import { amountOf, fields, isOpen, roundFields, searchText, state, type Investor, type InvestorExtra } from './model';

const nameOf = ({ name, firm }: Investor) => [name.trim(), firm.trim()].filter(Boolean).join(', ');

const mostNames = 100;

export const shares = defineShares(state, {
  profile: byMeaning(
    roundFields,
    ({ extra }: RecordsData<typeof fields, InvestorExtra>) => extra,
    (data, extra) => ({ ...data, extra }),
  ),
  offers: {
    commitments: (data, { currency }) => {
      const yes = ownRecords(fields, data, currency).filter((one) => one.amount > 0 && (one.status === 'invested' || one.softCircled));
      const sum = (isSigned: boolean) => sumOf(yes.filter(({ status }) => (status === 'invested') === isSigned).map(amountOf));
      return yes.length === 0
        ? []
        : [{ key: 'round', investors: yes.slice(0, mostNames).map(nameOf), promised: sum(false), signed: sum(true), currency }];
    },
  },
  accepts: {
    rounds: {
      noun: 'target',
      verb: 'Use it',
      isWhole: true,
      plan: (data, lines, _source, { currency }) => {
        const round = lines.find(({ isOpen: stillOpen, amount }) => stillOpen && amount > 0);
        const target = round ? typeMoney(round.amount, currency) : '';
        if (!round || target === data.extra.target) return { data, names: [] };
        const said = [`Round target from ${round.name}`];
        const isNew = data.extra.target.trim() === '';
        return { data: { ...data, extra: { ...data.extra, target } }, names: isNew ? said : [], changed: isNew ? [] : said };
      },
    },
  },
  agenda: ({ records }) =>
    dueRecords(records, (investor) => ({
      day: investor.nextFollowUp,
      title: `Follow up with ${nameOf(investor) || 'an investor'}`,
      isDone: !isOpen(investor),
    })),
  search: ({ records }) => findRecords(records, nameOf, searchText),
  files: (data, around) => {
    const { lists, printed, calendar } = investorFiles(inCurrency(fields, data, around.currency), around);
    return [...lists, ...printed, calendar];
  },
});
