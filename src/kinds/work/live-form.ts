import { useMemo } from 'react';
import { readDraft, type DraftOf, type Fields, type Messages, type Reading, type Surroundings } from '@/lib/fields';
import type { FormHandle } from '@/ui/field';
import { currencyToAdopt, useAdoptCurrency } from './typed-currency';

interface LiveOptions {
  /** Says what is required and empty. An empty form is no fault until somebody asked for what it is needed for. */
  saysMissing?: boolean;
}

/** A form whose every keystroke counts: what is typed is kept as typed, what it means is read along. */
export function useLiveForm<F extends Fields>(
  fields: F,
  draft: DraftOf<F>,
  around: Surroundings,
  onChange: (draft: DraftOf<F>, name: string) => void,
  { saysMissing = false }: LiveOptions = {},
): FormHandle<F> & Pick<Reading<F>, 'values'> {
  const adopt = useAdoptCurrency();
  const reading = useMemo(() => readDraft(fields, draft, around), [fields, draft, around]);
  const problems: Messages = {};
  const notes = { ...reading.notes };
  for (const [name, problem] of Object.entries(reading.problems)) {
    const isMissing = problem === fields[name]?.required;
    if (isMissing && !saysMissing) continue;
    // Half an address is no fault while it is being typed.
    const isSoft = fields[name]?.kind === 'email' && !isMissing;
    (isSoft ? notes : problems)[name] = problem;
  }
  return {
    fields,
    draft,
    problems,
    notes,
    values: reading.values,
    today: around.today,
    isLive: true,
    set: (name, value) => {
      onChange({ ...draft, [name]: value }, name);
      adopt(currencyToAdopt(fields, draft, name, value, around.currency), around.currency);
    },
  };
}
