import { optionLabel } from '@/lib/fields';
import { isOver, listDue } from '@/workspace/share-parts';
import { byMeaning, defineShares } from '@/workspace/shares';
import { computeDetailed } from './detailed';
import { taxFiles } from './files';
import { currency, fields, isSample, readInputs, state, type TaxData } from './model';
import { planQuarters } from './quarterly';
import { stateNameOf } from './states';
import { pack2026 as pack } from './year-2026';

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ draft }: TaxData) => draft,
    (data, draft) => ({ ...data, draft }),
  ),
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
