import { isDay } from '@/lib/dates';
import { readDraft, type Messages, type ValuesOf } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { fields, isTooFar, type MeetingExtra } from '../model';
import { describeClockChange, zoneOf } from '../schedule';

export type MeetingRecords = Records<typeof fields, MeetingExtra>;
export type MeetingForm = RecordForm<typeof fields>;

/** What no field can know alone. */
function checkMeeting(values: ValuesOf<typeof fields>): Messages {
  const problems: Messages = {};
  if (isTooFar(values.date)) problems.date = 'Choose a date before 2200.';
  if (values.repeat === 'none') return problems;
  if (values.ends === 'count' && values.count < 1) problems.count = 'Say how many times, at least 1.';
  if (values.ends === 'until' && !isDay(values.until)) problems.until = 'Choose the last day.';
  else if (values.ends === 'until' && isDay(values.date) && values.until < values.date) {
    problems.until = 'The last day is before the first.';
  }
  return problems;
}

/** The list's own form: a new meeting starts in the user's zone, and how it repeats is checked as a whole. */
export function useMeetingForm(records: MeetingRecords, zone: string): MeetingForm {
  const form = useRecordForm(records, { check: checkMeeting });
  const { handle } = form;
  const { values } = readDraft(fields, handle.draft, records.tool.around);
  const change = describeClockChange(values, zoneOf(values, { zone }));
  return {
    ...form,
    handle: { ...handle, notes: change === '' ? handle.notes : { ...handle.notes, time: change } },
    open: (preset) => form.open({ zone, ...preset }),
  };
}
