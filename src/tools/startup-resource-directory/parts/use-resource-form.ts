import { useState } from 'react';
import { hasProblems, readDraft, type DraftOf, type Messages } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { linkOf } from '../addresses';
import { findSame } from '../list';
import { fields, nameOf } from '../model';

export type ResourceRecords = Records<typeof fields, null>;
export type ResourceForm = RecordForm<typeof fields>;

function checkDraft({ url, checkedOn }: DraftOf<typeof fields>, today: string): Messages {
  const problems: Messages = {};
  if (url.trim() !== '' && !linkOf(url)) problems.url = 'Enter a web address such as example.com.';
  if (today !== '' && checkedOn > today) problems.checkedOn = 'This day is still to come.';
  return problems;
}

/** The list's own form; it also knows what a web address is, and which ones are there already. */
export function useResourceForm(records: ResourceRecords): ResourceForm {
  const form = useRecordForm(records);
  const [hasTried, setHasTried] = useState(false);
  const { handle } = form;
  const { draft } = handle;
  const { around } = records.tool;
  const problems = checkDraft(draft, around.today);
  const same = form.isOpen ? findSame(records.all, draft.url, form.target) : undefined;
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
      problems: hasTried ? { ...problems, ...handle.problems } : handle.problems,
      notes: same ? { ...handle.notes, url: `You already have this address: ${nameOf(same)}.` } : handle.notes,
    },
    save: () => {
      // Where a field has a problem of its own the list's form refuses and marks it; only this form knows of the others.
      const isRefused = hasProblems(readDraft(fields, draft, around).problems);
      const isSaved = (isRefused || !hasProblems(problems)) && form.save();
      setHasTried(!isSaved);
      return isSaved;
    },
  };
}
