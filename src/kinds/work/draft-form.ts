import { useState, type SyntheticEvent } from 'react';
import { hasProblems, readDraft, type DraftOf, type Fields, type Messages, type Surroundings, type ValuesOf } from '@/lib/fields';
import type { FormHandle } from '@/ui/field';
import { focusFirstFault } from './first-fault';

interface DraftFormOptions<F extends Fields> {
  /** What no field can know alone, such as an end before its start; refused like a field's own problem. */
  check?: (values: ValuesOf<F>) => Messages;
  onSubmit: (values: ValuesOf<F>, form: HTMLFormElement) => void;
}

/** A form that counts when it is submitted; refused, it shows why beside the fields and goes to the first of them. */
export function useDraftForm<F extends Fields>(
  fields: F,
  draft: DraftOf<F>,
  around: Surroundings,
  onChange: (draft: DraftOf<F>, name: string) => void,
  { check, onSubmit }: DraftFormOptions<F>,
) {
  const [hasTried, setHasTried] = useState(false);
  const { values, notes, problems: own } = readDraft(fields, draft, around);
  const problems = { ...check?.(values), ...own };
  const handle: FormHandle<F> = {
    fields,
    draft,
    problems: hasTried ? problems : {},
    notes,
    today: around.today,
    set: (name, value) => onChange({ ...draft, [name]: value }, name),
  };
  return {
    handle,
    values,
    /** Whether it would be taken as it stands. */
    isFine: !hasProblems(problems),
    submit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const isRefused = hasProblems(problems);
      setHasTried(isRefused);
      if (isRefused) focusFirstFault(() => form);
      else onSubmit(values, form);
    },
    /** Says no more of what was wrong until the next try. */
    forget: () => setHasTried(false),
  };
}
