import { useMemo } from 'react';
import { readDraft, type DraftOf, type Fields, type Reading, type Surroundings } from '@/lib/fields';
import type { FormHandle } from '@/ui/field';
import { currencyToAdopt, useAdoptCurrency } from './typed-currency';

/** A form whose every keystroke counts: what is typed is kept as typed, what it means is read along. */
export function useLiveForm<F extends Fields>(
  fields: F,
  draft: DraftOf<F>,
  around: Surroundings,
  onChange: (draft: DraftOf<F>, name: string) => void,
): FormHandle<F> & Pick<Reading<F>, 'values'> {
  const adopt = useAdoptCurrency();
  const reading = useMemo(() => readDraft(fields, draft, around), [fields, draft, around]);
  // Half an address is no fault while it is being typed.
  const isSoft = (name: string) => fields[name]?.kind === 'email';
  const [hard, soft] = [(name: string) => !isSoft(name), isSoft].map((isPart) =>
    Object.fromEntries(Object.entries(reading.problems).filter(([name]) => isPart(name))),
  );
  return {
    fields,
    draft,
    problems: hard ?? {},
    notes: { ...reading.notes, ...soft },
    values: reading.values,
    today: around.today,
    isLive: true,
    set: (name, value) => {
      onChange({ ...draft, [name]: value }, name);
      adopt(currencyToAdopt(fields, draft, name, value, around.currency), around.currency);
    },
  };
}
