import { hasProblems, readDraft } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { makeId } from '@/platform/ids';
import { hideToast } from '@/ui/toast';
import { applySave, fields, type TemplatesExtra } from '../model';

export type TemplateRecords = Records<typeof fields, TemplatesExtra>;
export interface TemplateForm extends RecordForm<typeof fields> {
  /** Tells apart what is written, also where it has no id yet: what was proposed for one is not shown beside the next. */
  work: string;
}

/** New templates begun on this visit, for as long as proposals last. */
let begun = 0;
const countNew = () => {
  begun += 1;
};

/** The list's own form, which says where the template it saved stands. */
export function useTemplateForm(records: TemplateRecords, onSaved: (id: string) => void): TemplateForm {
  const form = useRecordForm(records);
  const { all, tool } = records;
  const { handle, target } = form;
  const tellReplaced = () => {
    if (form.isOpen) tool.say('The template you started was closed');
  };
  return {
    ...form,
    work: target || `new ${begun}`,
    open: (preset) => {
      countNew();
      form.open(preset);
      tellReplaced();
    },
    edit: (template) => {
      // Going back to the same edit goes on with what was typed.
      if (form.isOpen && template.id === target) return;
      form.edit(template);
      tellReplaced();
    },
    handle: {
      ...handle,
      set: (name, value) => {
        // An older offer to undo would now take back the typing instead.
        hideToast();
        handle.set(name, value);
      },
    },
    save: () => {
      const reading = readDraft(fields, handle.draft, tool.around);
      // The list's form marks its own fields.
      if (hasProblems(reading.problems)) return form.save();
      const id = all.some((record) => record.id === target) ? target : makeId();
      tool.changeAll(({ data, drafts: { record: _closed, ...drafts } }) => ({ drafts, data: applySave(data, id, reading.values) }));
      hideToast();
      onSaved(id);
      return true;
    },
  };
}
