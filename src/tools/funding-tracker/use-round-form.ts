import { readDraft, type DraftOf, type Messages } from '@/lib/fields';
import { parseMoney } from '@/lib/money';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { fields, type FundingExtra, type Round } from './model';
import { basisOf, instrumentOf, isBasisAssumed } from './terms';

type Draft = DraftOf<typeof fields>;

const hintsForValuation = {
  priced: 'Leave empty if none was set.',
  safe: 'The valuation cap. Leave empty if uncapped.',
  note: 'The valuation cap. Leave empty if uncapped.',
  grant: 'A grant sets no valuation. Leave empty.',
};

/** What no field can know alone. */
export function checkRound(values: Omit<Round, 'id'>, draft: Draft, currency: string): Messages {
  const problems: Messages = {};
  const typed = parseMoney(draft.amount, currency);
  if (typed.ok && typed.value <= 0) {
    problems.amount = values.refund
      ? 'Enter the amount above 0, without a minus: Refund already deducts it.'
      : 'Enter an amount above 0. If you gave money back, tick Refund.';
  }
  if (values.opened !== '' && values.date !== '' && values.status === 'Completed' && values.opened > values.date) {
    problems.opened = 'The round opened after it closed.';
  }
  return problems;
}

/** The list's own form, with what the instrument implies shown as chosen and the checks across fields added. */
export function useRoundForm(records: Records<typeof fields, FundingExtra>): RecordForm<typeof fields> {
  const { around } = records.tool;
  const form = useRecordForm(records, { isAlwaysOpen: true, check: (values, draft) => checkRound(values, draft, around.currency) });
  const { handle } = form;
  const { values } = readDraft(fields, handle.draft, around);
  const instrument = instrumentOf(values);
  const isAssumed = isBasisAssumed(values);
  return {
    ...form,
    handle: {
      ...handle,
      fields: {
        ...fields,
        valuation: { ...fields.valuation, hint: hintsForValuation[instrument] },
        basis: { ...fields.basis, ...(isAssumed ? { hint: 'Taken as pre-money until you choose.' } : {}) },
      },
      draft: {
        ...handle.draft,
        instrument: instrument === 'grant' ? '' : instrument,
        // A choice that is only assumed stays open to be made.
        basis: instrument === 'safe' ? basisOf(values) : values.basis,
      },
    },
  };
}
