import { optionLabel } from '@/lib/fields';
import { toMajor } from '@/lib/money';
import { isOver, listDue } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { computeDetailed } from './detailed';
import { taxFiles } from './files';
import { currency, fields, isSample, readInputs, state, type TaxData } from './model';
import { planQuarters } from './quarterly';
import { stateNameOf } from './states';
import { pack2026 as pack } from './year-2026';

const inDollars = (cents: number) => String(Math.round(toMajor(cents, currency)));

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ draft }: TaxData) => draft,
    (data, draft) => ({ ...data, draft }),
  ),
  accepts: {
    years: {
      noun: 'figure',
      verb: 'Use them',
      isWhole: true,
      // The form asks for one year: the latest that is told.
      plan: (data, lines) => {
        const year = lines.filter((line) => line.currency === currency).toSorted((a, b) => b.key.localeCompare(a.key))[0];
        if (!year) return { data, names: [] };
        const told = { revenue: inDollars(year.income), expenses: inDollars(year.expense) };
        const { revenue, expenses } = data.draft;
        if (revenue === told.revenue && expenses === told.expenses) return { data, names: [] };
        const said = [`${fields.revenue.label} ${year.key}`, `${fields.expenses.label} ${year.key}`];
        const isNew = revenue.trim() === '' && expenses.trim() === '';
        return { data: { ...data, draft: { ...data.draft, ...told } }, names: isNew ? said : [], changed: isNew ? [] : said };
      },
    },
  },
  agenda: (data, around) => {
    const inputs = readInputs(data, around);
    if (!inputs || isSample(data)) return [];
    const { payments } = planQuarters(inputs, computeDetailed(inputs, pack), pack);
    return listDue(
      payments
        .filter(({ full }) => full > 0)
        .map(({ day, full }, index) => ({
          id: `payment ${index + 1}`,
          day,
          title: `Estimated tax ${pack.year}, payment ${index + 1} of ${payments.length}`,
          // Nothing here says whether it was paid.
          isDone: isOver(day, around),
          ...(around.currency === currency ? { amount: full } : {}),
        })),
    );
  },
  search: (data, around) => {
    const inputs = readInputs(data, around);
    if (!inputs || isSample(data)) return [];
    const text = `${optionLabel(fields.businessType, inputs.businessType)}, ${stateNameOf(inputs.state)}`;
    return [{ id: 'document', title: 'Tax estimate', text }];
  },
  files: (data, around) => {
    const inputs = readInputs(data, around);
    return inputs ? taxFiles(inputs, isSample(data)) : [];
  },
});
