import { multiplyMoney } from '@/lib/money';
import { toCurrency } from '@/lib/topics/money';
import type { TierLine } from '@/lib/topics/tiers';
import { acceptLines } from '@/kinds/records/accept-lines';
import { isSampleRecord, type RecordsData } from '@/kinds/records/state';
import type { Acceptance } from '@/workspace/shares';
import { fields, readDiscount, suggestAnnualPrice, type Extra } from './model';

type Data = RecordsData<typeof fields, Extra>;

const isYearly = ({ per }: TierLine) => /\b(year|annum|annual)/i.test(per);
const isMonthly = ({ per }: TierLine) => per === '' || /\bmonth/i.test(per);
const monthlyOf = (line: TierLine) => (isYearly(line) ? multiplyMoney(line.amount, 1 / 12) : line.amount);

/** Tiers with a price, in the place of samples. Who subscribes is the user's to say. */
export const tierAcceptance: Acceptance<Data, TierLine> = {
  noun: 'tier',
  plan: (data, lines, source, around) => {
    const discount = readDiscount(data.extra.settings.discount).value;
    const priced = toCurrency(lines, around.currency).filter((line) => monthlyOf(line) > 0);
    const { plan } = acceptLines<typeof fields, Extra, TierLine>(fields, {
      noun: 'tier',
      told: (line) => ({ name: line.name, monthlyPrice: monthlyOf(line) }),
      start: (line) => ({ annualPrice: isYearly(line) ? line.amount : suggestAnnualPrice(monthlyOf(line), discount) }),
      nameOf: ({ name }) => name,
    });
    const planned = plan(data, priced, source, around);
    if (planned.data === data) return planned;
    const other = priced.find((line) => !isMonthly(line) && !isYearly(line));
    const own = planned.data.records.filter((tier) => !isSampleRecord(tier));
    return {
      ...planned,
      data: { ...planned.data, records: own },
      ...(other ? { note: `Prices per “${other.per}” count as one a month for each subscriber.` } : {}),
    };
  },
};
