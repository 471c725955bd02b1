import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { hideToast } from '@/ui/toast';
import { startPriority, type FeedbackExtra, type fields } from '../model';

export type FeedbackRecords = Records<typeof fields, FeedbackExtra>;
export type FeedbackForm = RecordForm<typeof fields>;

/** The usual form, except that a new entry's priority follows its type, and a rating that was moved counts as chosen. */
export function useFeedbackForm(records: FeedbackRecords): FeedbackForm {
  const form = useRecordForm(records, { isAlwaysOpen: true });
  const { handle, isEditing } = form;
  return {
    ...form,
    save: () => {
      const isSaved = form.save();
      // A filter, or a phone's small window, may hide the entry that was just added.
      if (isSaved) records.tool.say(isEditing ? 'Changes saved' : 'Feedback submitted');
      return isSaved;
    },
    handle: {
      ...handle,
      set: (name, value) => {
        // An older offer to undo would now take back the typing instead.
        hideToast();
        if (name === 'rating' && typeof value === 'string') form.setAll({ rating: value, ratingChosen: true });
        else if (name === 'type' && typeof value === 'string' && !isEditing) form.setAll({ type: value, priority: startPriority(value) });
        else handle.set(name, value);
      },
    },
  };
}
