import { findRecords } from '@/kinds/records/shares';
import { isSampleRecord, type RecordsData } from '@/kinds/records/state';
import { parseTime } from '@/lib/times';
import { defineShares, type Profile } from '@/workspace/shares';
import { toTaskLines } from './actions';
import { completeMeeting, toAgenda } from './agenda';
import { searchText, startHours, state, type fields, type MeetingExtra } from './model';
import { toFiles } from './download';

type Data = RecordsData<typeof fields, MeetingExtra>;

const isStart = ({ from, until }: MeetingExtra['hours']) => from === startHours.from && until === startHours.until;

/** "08:30–16:30": what everyone's day is measured by. */
const profile: Profile<Data> = {
  read: ({ extra: { hours } }) => (isStart(hours) ? {} : { 'company.hours': `${hours.from}–${hours.until}` }),
  fill: (data, answers) => {
    const [from, until] = (answers['company.hours'] ?? '').split(/[-–—]|\bto\b/).map(parseTime);
    if (!from || !until || from >= until || !isStart(data.extra.hours) || isStart({ from, until })) return { data, names: [] };
    return { data: { ...data, extra: { ...data.extra, hours: { from, until } } }, names: ['Working hours'] };
  },
};

const ownOf = (records: Data['records']) => records.filter((meeting) => !isSampleRecord(meeting));

export const shares = defineShares(state, {
  profile,
  offers: { tasks: ({ records }, { today }) => ownOf(records).flatMap((meeting) => toTaskLines(meeting, today)) },
  agenda: ({ records }, { today }) => toAgenda(records, today),
  done: completeMeeting,
  search: ({ records }) => findRecords(records, ({ title }) => title, searchText),
  files: toFiles,
});
