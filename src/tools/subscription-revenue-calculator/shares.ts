import { emptyDraft, readDraft, type Surroundings } from '@/lib/fields';
import { toFigureIn } from '@/lib/fields/meaning';
import { toTextLines } from '@/lib/topics/texts';
import { typeMoney } from '@/lib/type-money';
import { findRecords } from '@/kinds/records/shares';
import { isSampleRecord, ownRecords, type RecordsData } from '@/kinds/records/state';
import { defineShares, type Profile } from '@/workspace/shares';
import { describeMrr, toIncomeLines, toMrrMetric } from './lines';
import { fields, readDiscount, readSettings, settingFields, state, suggestAnnualPrice, type Extra, type Tier } from './model';
import { computeProjection } from './projection';
import { toFiles } from './download';
import { tierAcceptance } from './take-tiers';

type Data = RecordsData<typeof fields, Extra>;

/** The company's own product in place of the sample: its price, and no subscribers until somebody says how many. */
const ownTier = (name: string, monthlyPrice: number): Tier => ({
  ...readDraft(fields, emptyDraft(fields, ''), { today: '', currency: 'USD' }).values,
  id: 'company-offer',
  name,
  monthlyPrice,
  annualPrice: suggestAnnualPrice(monthlyPrice, readDiscount(settingFields.discount.default).value),
});

/** The first tier is the product's. */
const profile: Profile<Data> = {
  read: ({ records, currency }) => {
    const own = records.find((tier) => !isSampleRecord(tier));
    return own && own.monthlyPrice > 0 ? { 'offer.price': typeMoney(own.monthlyPrice, currency) } : {};
  },
  fill: (data, answers) => {
    const { records, currency } = data;
    const price = toFigureIn(fields.monthlyPrice, answers['offer.price'] ?? '', currency);
    if (price === undefined || records.length > 1 || !records.every(isSampleRecord)) return { data, names: [] };
    const name = (answers['offer.name'] ?? '').trim().slice(0, fields.name.maxLength) || 'Basic';
    return { data: { ...data, records: [ownTier(name, price)] }, names: [fields.monthlyPrice.label] };
  },
};

const projectOwn = (data: Data, around: Surroundings) =>
  computeProjection(ownRecords(fields, data, around.currency), readSettings(data.extra.settings, around));

export const shares = defineShares(state, {
  profile,
  offers: {
    money: (data, around) => toIncomeLines(projectOwn(data, around), around),
    metrics: (data, around) => toMrrMetric(projectOwn(data, around), around),
    texts: (data, around) => toTextLines({ 'business.figures': describeMrr(projectOwn(data, around), around) }),
  },
  accepts: { tiers: tierAcceptance },
  search: ({ records }) =>
    findRecords(
      records,
      ({ name }) => name,
      () => 'Pricing tier',
    ),
  files: toFiles,
});
