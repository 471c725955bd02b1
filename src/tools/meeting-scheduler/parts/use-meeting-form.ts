import { useState } from 'react';
import { isDay } from '@/lib/dates';
import { hasProblems, readDraft, type Messages, type ValuesOf } from '@/lib/fields';
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
  const form = useRecordForm(records);
  const [hasTried, setHasTried] = useState(false);
  const { handle } = form;
  const reading = readDraft(fields, handle.draft, records.tool.around);
  const problems = checkMeeting(reading.values);
  const change = describeClockChange(reading.values, zoneOf(reading.values, { zone }));
  return {
    ...form,
    handle: {
      ...handle,
      problems: hasTried ? { ...handle.problems, ...problems } : handle.problems,
      notes: change === '' ? handle.notes : { ...handle.notes, time: change },
    },
    open: (preset) => {
      setHasTried(false);
      form.open({ zone, ...preset });
    },
    edit: (meeting) => {
      setHasTried(false);
      form.edit(meeting);
    },
    close: () => {
      setHasTried(false);
      form.close();
    },
    save: () => {
      // Where a field has a problem of its own the list's form refuses and marks it; only this form knows of the others.
      const isSaved = (hasProblems(reading.problems) || !hasProblems(problems)) && form.save();
      setHasTried(!isSaved);
      return isSaved;
    },
  };
}
