import { useState } from 'react';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import type { fields, InvestorExtra } from '../model';

export type InvestorRecords = Records<typeof fields, InvestorExtra>;
export type InvestorForm = RecordForm<typeof fields> & {
  /** Opens the form for a new investor, or folds it away with what was typed kept for the next time. */
  toggle: () => void;
};

/** The usual form, except that a status changed in it starts its days anew, and changed back takes the old ones up again. */
export function useInvestorForm(records: InvestorRecords): InvestorForm {
  const form = useRecordForm(records);
  const [isFolded, setIsFolded] = useState(false);
  const { handle, target } = form;
  const isOpen = form.isOpen && (form.isEditing || !isFolded);
  return {
    ...form,
    isOpen,
    toggle: () => {
      setIsFolded(isOpen);
      if (form.isEditing) form.close();
      else if (!form.isOpen) form.open();
    },
    handle: {
      ...handle,
      set: (name, value) => {
        const edited = name === 'status' && target !== '' ? records.all.find(({ id }) => id === target) : undefined;
        if (edited && typeof value === 'string')
          form.setAll({ status: value, statusSince: value === edited.status ? edited.statusSince : records.tool.around.today });
        // A target that was typed already says what the amounts are in.
        else if (records.extra.target.trim() !== '') form.setAll({ [name]: value });
        else handle.set(name, value);
      },
    },
  };
}
