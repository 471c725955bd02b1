import { useState } from 'react';
import { hasProblems, readDraft, type DraftOf, type Messages } from '@/lib/fields';
import { parseMoney } from '@/lib/money';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { fields, type FundingExtra, type Round } from './model';
import { basisOf, instrumentOf } from './terms';

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
      ? 'Enter the amount above 0, without a minus: Refund already takes it off.'
      : 'Enter an amount above 0. If you gave money back, tick Refund.';
  }
  const isPriced = draft.roundType !== '' && instrumentOf(values) === 'priced';
  if (isPriced && values.valuation > 0 && basisOf(values) === '') problems.basis = 'Say if the valuation is before or after the new money.';
  if (values.opened !== '' && values.date !== '' && values.status === 'Completed' && values.opened > values.date) {
    problems.opened = 'The round opened after it closed.';
  }
  return problems;
}

/** The list's own form, with what the instrument implies shown as chosen and the checks across fields added. */
export function useRoundForm(records: Records<typeof fields, FundingExtra>): RecordForm<typeof fields> {
  const form = useRecordForm(records, { isAlwaysOpen: true });
  const [hasTried, setHasTried] = useState(false);
  const { around } = records.tool;
  const { handle } = form;
  const reading = readDraft(fields, handle.draft, around);
  const { values } = reading;
  const problems = checkRound(values, handle.draft, around.currency);
  const instrument = instrumentOf(values);
  const settle =
    <Args extends unknown[], Result>(run: (...args: Args) => Result) =>
    (...args: Args) => {
      setHasTried(false);
      return run(...args);
    };
  return {
    ...form,
    open: settle(form.open),
    edit: settle(form.edit),
    close: settle(form.close),
    handle: {
      ...handle,
      fields: { ...fields, valuation: { ...fields.valuation, hint: hintsForValuation[instrument] } },
      draft: { ...handle.draft, instrument: instrument === 'grant' ? '' : instrument, basis: basisOf(values) },
      problems: hasTried ? { ...handle.problems, ...problems } : handle.problems,
    },
    save: () => {
      // Where a field has a problem of its own the list's form refuses and marks it; only this form knows of the others.
      const isSaved = (hasProblems(reading.problems) || !hasProblems(problems)) && form.save();
      setHasTried(!isSaved);
      return isSaved;
    },
  };
}
