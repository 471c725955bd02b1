import { useState } from 'react';
import {
  completeDraft,
  draftFrom,
  emptyDraft,
  hasProblems,
  readDraft,
  type DraftOf,
  type Fields,
  type Messages,
  type RecordOf,
  type ValuesOf,
} from '@/lib/fields';
import { midSentence } from '@/lib/text';
import type { FormHandle } from '@/ui/field';
import { showToast } from '@/ui/toast';
import { currencyToAdopt, useAdoptCurrency } from '@/kinds/work/typed-currency';
import { isAllSample } from './state';
import type { List } from './use-list';

export interface RecordForm<F extends Fields> {
  isOpen: boolean;
  isEditing: boolean;
  /** Something was typed or filled in. */
  isStarted: boolean;
  /** Which record is edited; empty for a new one. */
  target: string;
  handle: FormHandle<F>;
  /** Several fields in one step, so that one undo takes them back together. */
  setAll: (change: Partial<DraftOf<F>>) => void;
  open: (preset?: Partial<DraftOf<F>>) => void;
  edit: (record: RecordOf<F>) => void;
  close: () => void;
  /** False, with messages beside the fields, when something is missing. */
  save: () => boolean;
}

interface FormOptions<F extends Fields> {
  isAlwaysOpen?: boolean;
  /** What no field can know alone, such as an end before its start; refused like a field's own problem. */
  check?: (values: ValuesOf<F>, draft: DraftOf<F>) => Messages;
}

/** The add and edit form of a records. What is typed lives in the workspace, so leaving the screen loses nothing. */
export function useRecordForm<F extends Fields>(records: List<F>, options: FormOptions<F> = {}): RecordForm<F> {
  const { fields, tool, all, open } = records;
  const { around } = tool;
  const [hasTried, setHasTried] = useState(false);
  const adopt = useAdoptCurrency();
  const draft = completeDraft(fields, open?.draft, around.today);
  const reading = readDraft(fields, draft, around);
  const problems = { ...reading.problems, ...options.check?.(reading.values, draft) };

  const write = (change: object, key: string) => records.setOpen({ ...open, draft: { ...draft, ...change } }, { key });
  // A record deleted while it is edited is a new one when it is saved.
  const record = all.find(({ id }) => id === open?.id);
  const untouched = record ? draftFrom(fields, record, around.currency) : emptyDraft(fields, around.today);
  const isTouched = open !== undefined && Object.keys(fields).some((name) => draft[name] !== untouched[name]);
  const put = isTouched ? records.setOpen : records.showOpen;
  const close = () => {
    setHasTried(false);
    put(open?.aside ? { draft: open.aside } : undefined);
  };
  return {
    isOpen: options.isAlwaysOpen === true || open !== undefined,
    isEditing: record !== undefined,
    isStarted: open !== undefined,
    target: record?.id ?? '',
    handle: {
      fields,
      draft,
      problems: hasTried ? problems : {},
      notes: reading.notes,
      today: around.today,
      set: (name, value) => {
        write({ [name]: value }, name);
        if (isAllSample(all)) adopt(currencyToAdopt(fields, draft, name, value, around.currency), around.currency);
      },
    },
    setAll: (change) => write(change, Object.keys(change).join('.')),
    open: (preset) => {
      setHasTried(false);
      put({ draft: { ...emptyDraft(fields, around.today), ...preset } });
    },
    edit: (chosen) => {
      setHasTried(false);
      const aside = isTouched && open?.id === undefined ? draft : open?.aside;
      put({ id: chosen.id, draft: draftFrom(fields, chosen, around.currency), ...(aside ? { aside } : {}) });
      if (isTouched && open?.id !== undefined) tool.say('Your changes there weren’t saved');
      else if (isTouched) showToast(`The ${midSentence(records.noun)} you were adding comes back after this`);
    },
    close,
    save: () => {
      if (hasProblems(problems)) {
        setHasTried(true);
        return false;
      }
      setHasTried(false);
      records.save(reading.values, open?.id);
      return true;
    },
  };
}
