import type { DraftOf, Messages } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { linkOf } from '../addresses';
import { findSame } from '../list';
import { nameOf, type fields } from '../model';

export type ResourceRecords = Records<typeof fields, null>;
export type ResourceForm = RecordForm<typeof fields>;

function checkDraft({ url, checkedOn }: DraftOf<typeof fields>, today: string): Messages {
  const problems: Messages = {};
  if (url.trim() !== '' && !linkOf(url)) problems.url = 'Enter a web address such as example.com.';
  if (today !== '' && checkedOn > today) problems.checkedOn = 'This day is in the future.';
  return problems;
}

/** The list's own form; it also knows what a web address is, and which ones are there already. */
export function useResourceForm(records: ResourceRecords): ResourceForm {
  const { around } = records.tool;
  const form = useRecordForm(records, { check: (_values, draft) => checkDraft(draft, around.today) });
  const { handle } = form;
  const same = form.isOpen ? findSame(records.all, handle.draft.url, form.target) : undefined;
  const notes = same ? { ...handle.notes, url: `You already have this address: ${nameOf(same)}.` } : handle.notes;
  return { ...form, handle: { ...handle, notes } };
}
