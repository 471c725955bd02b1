import { formatDay } from '@/lib/dates';
import { formatTime } from '@/lib/times';
import { freeSlots, readersClock } from '@/kinds/posts/plan';
import { Button } from '@/ui/button';
import type { PlannerExtra, Post } from '../model';
import type { PostForm, PostRecords } from './use-post-form';

const offered = 3;

interface SlotPickerProps {
  form: PostForm;
  records: PostRecords;
  here: { now: number; zone: string };
}

/** The next free slots of the week, one press each. */
export function SlotPicker({ form, records, here }: SlotPickerProps) {
  const { slots = [], readers = '' } = records.extra;
  if (slots.length === 0 || here.now === 0) return null;
  const taken = new Set(
    records.all.filter(({ id, status }) => id !== form.target && status !== 'draft').map(({ date, time }) => `${date} ${time}`),
  );
  const free = freeSlots(slots, readers, here, taken, offered);
  return (
    <div role="group" aria-label="Free slots" className="flex flex-wrap items-center gap-2 sm:col-span-2">
      <span className="text-[13px] font-[550]">Next free slots</span>
      {free.map(({ day, time }) => (
        <Button key={`${day} ${time}`} icon="clock" onClick={() => form.setAll({ date: day, time })}>
          {formatDay(day, 'short')}, {formatTime(time)}
        </Button>
      ))}
      {free.length === 0 && <span className="text-[13px] text-mute">All are taken for the next months.</span>}
    </div>
  );
}

/** " For your readers in New York it is 18 Nov 2026, 9:00 AM." */
export function describeReaders({ date, time }: Post, { readers = '' }: PlannerExtra, own: string): string {
  const clock = readersClock({ day: date, time }, own, readers);
  const place = readers.replaceAll('_', ' ').split('/').at(-1) ?? '';
  return clock ? ` For your readers in ${place} it is ${formatDay(clock.day)}, ${formatTime(clock.time)}.` : '';
}
