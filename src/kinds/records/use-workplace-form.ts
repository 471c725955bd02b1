import { hasProblems, readDraft, type DraftOf, type Fields, type Messages, type ValuesOf } from '@/lib/fields';
import { midSentence } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { hideToast } from '@/ui/toast';
import type { RecordsData } from './state';
import { useRecordForm, type RecordForm } from './use-record-form';
import type { Records } from './use-records';

export interface WorkplaceForm<F extends Fields> extends RecordForm<F> {
  /** Tells apart what is written, also where it has no id yet: what was proposed for one is not shown beside the next. */
  work: string;
}

interface WorkplaceFormOptions<F extends Fields, Extra> {
  /** What no field can know alone. */
  check?: (draft: DraftOf<F>) => { problems: Messages; notes: Messages };
  /** The data with these values under this id, whether it is there already or new. */
  apply: (data: RecordsData<F, Extra>, id: string, values: ValuesOf<F>) => RecordsData<F, Extra>;
  onSaved: (id: string) => void;
}

/** New texts begun on this visit, for as long as proposals last. */
let begun = 0;
const countNew = () => {
  begun += 1;
};

/** The form of a list whose records are read in a workplace beside it; it says where what it saved stands. */
export function useWorkplaceForm<F extends Fields, Extra>(
  records: Records<F, Extra>,
  { check, apply, onSaved }: WorkplaceFormOptions<F, Extra>,
): WorkplaceForm<F> {
  const form = useRecordForm(records, check && { check: (_values, draft) => check(draft).problems });
  const { all, fields, noun, tool } = records;
  const { handle, target } = form;
  const tellReplaced = () => {
    if (form.isOpen) tool.say(`The ${midSentence(noun)} you started was closed`);
  };
  return {
    ...form,
    work: target || `new ${begun}`,
    open: (preset) => {
      countNew();
      form.open(preset);
      tellReplaced();
    },
    edit: (record) => {
      // Going back to the same edit goes on with what was typed.
      if (form.isOpen && record.id === target) return;
      form.edit(record);
      tellReplaced();
    },
    handle: {
      ...handle,
      set: (name, value) => {
        // An older offer to undo would now take back the typing instead.
        hideToast();
        handle.set(name, value);
      },
      notes: { ...handle.notes, ...check?.(handle.draft).notes },
    },
    save: () => {
      const { values, problems } = readDraft(fields, handle.draft, tool.around);
      // The list's form refuses and marks what is at fault.
      if (hasProblems({ ...problems, ...check?.(handle.draft).problems })) return form.save();
      const id = all.some((record) => record.id === target) ? target : makeId();
      // The record and the closing of the form are one step, so that one undo takes back both.
      tool.changeAll(({ data, drafts: { record: _closed, ...drafts } }) => ({ drafts, data: apply(data, id, values) }));
      // An older offer to undo would now take back this save instead.
      hideToast();
      onSaved(id);
      return true;
    },
  };
}
