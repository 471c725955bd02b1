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
import { makeId } from '@/platform/clock';
import type { FormHandle } from '@/ui/field';
import { showToast } from '@/ui/toast';
import { currencyToAdopt, useAdoptCurrency } from '@/kinds/work/typed-currency';
import { asEdited, isAllSample } from './state';
import { place, type Records } from './use-records';

interface OpenForm<F extends Fields> {
  /** The record being edited, or nothing for a new one. */
  id?: string;
  draft: DraftOf<F>;
  /** A new record that was half typed when somebody began to edit another; it comes back after that. */
  aside?: DraftOf<F>;
}

export interface RecordForm<F extends Fields> {
  isOpen: boolean;
  isEditing: boolean;
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

const slot = 'record';

/** The add and edit form of a list. What is typed lives in the workspace, so leaving the screen loses nothing. */
export function useRecordForm<F extends Fields, Extra>(records: Records<F, Extra>, options: FormOptions<F> = {}): RecordForm<F> {
  const { fields, tool } = records;
  const { around } = tool;
  const [hasTried, setHasTried] = useState(false);
  const adopt = useAdoptCurrency();
  const open = tool.drafts[slot] as OpenForm<F> | undefined;
  const draft = completeDraft(fields, open?.draft, around.today);
  const reading = readDraft(fields, draft, around);
  const problems = { ...reading.problems, ...options.check?.(reading.values, draft) };

  const write = (change: object, key: string) =>
    tool.setDraft(slot, { ...open, draft: { ...draft, ...change } }, { key: `${slot}.${key}` });
  // A record deleted while it is edited is a new one when it is saved.
  const edited = records.all.some(({ id }) => id === open?.id) ? open?.id : undefined;
  const record = records.all.find(({ id }) => id === open?.id);
  const untouched = record ? draftFrom(fields, record, around.currency) : emptyDraft(fields, around.today);
  const isTouched = open !== undefined && Object.keys(fields).some((name) => draft[name] !== untouched[name]);
  const put = isTouched ? tool.setDraft : tool.showDraft;
  const close = () => {
    setHasTried(false);
    put(slot, open?.aside ? { draft: open.aside } : undefined);
  };
  return {
    isOpen: options.isAlwaysOpen === true || open !== undefined,
    isEditing: edited !== undefined,
    target: edited ?? '',
    handle: {
      fields,
      draft,
      problems: hasTried ? problems : {},
      notes: reading.notes,
      today: around.today,
      set: (name, value) => {
        write({ [name]: value }, name);
        if (isAllSample(records.all)) adopt(currencyToAdopt(fields, draft, name, value, around.currency), around.currency);
      },
    },
    setAll: (change) => write(change, Object.keys(change).join('.')),
    open: (preset) => {
      setHasTried(false);
      put(slot, { draft: { ...emptyDraft(fields, around.today), ...preset } });
    },
    edit: (chosen) => {
      setHasTried(false);
      const aside = isTouched && open?.id === undefined ? draft : open?.aside;
      put(slot, { id: chosen.id, draft: draftFrom(fields, chosen, around.currency), ...(aside ? { aside } : {}) });
      if (isTouched && open?.id !== undefined) tool.say('What you changed there was not saved');
      else if (isTouched) showToast(`The ${midSentence(records.noun)} you were adding comes back after this`);
    },
    close,
    save: () => {
      if (hasProblems(problems)) {
        setHasTried(true);
        return false;
      }
      setHasTried(false);
      saveRecord(records, reading.values, open?.id);
      return true;
    },
  };
}

/** What was put aside for this form is open again once it is done. */
function withAside(drafts: Record<string, unknown>, closed: unknown): Record<string, unknown> {
  const aside = typeof closed === 'object' && closed !== null && 'aside' in closed ? closed.aside : undefined;
  return aside === undefined ? drafts : { ...drafts, [slot]: { draft: aside } };
}

/** The record and the closing of its form are one step, so one undo brings both back. */
function saveRecord<F extends Fields, Extra>(
  { tool, all, adds = 'first' }: Records<F, Extra>,
  values: ValuesOf<F>,
  id: string | undefined,
): void {
  const isKnown = all.some((record) => record.id === id);
  tool.changeAll(({ data, drafts: { [slot]: closed, ...drafts } }) => ({
    drafts: withAside(drafts, closed),
    data: {
      ...data,
      currency: tool.around.currency,
      records: isKnown
        ? all.map((record) => (record.id === id ? asEdited({ ...record, ...values }) : record))
        : place(all, [{ ...values, id: makeId() } as RecordOf<F>], adds),
    },
  }));
}
