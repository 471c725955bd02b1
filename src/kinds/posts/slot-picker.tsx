import { formatDay, type Day } from '@/lib/dates';
import { formatTime, type Time } from '@/lib/times';
import { Button } from '@/ui/button';
import { freeSlots, readersClock, type SlotPlan } from './plan';

const offered = 3;

interface SlotPickerProps {
  plan: SlotPlan;
  /** When other posts go out, on the user’s clock. */
  taken: readonly { day: Day; time: Time }[];
  here: { now: number; zone: string };
  onPick: (day: Day, time: Time) => void;
}

/** The next free slots of the week, one press each. */
export function SlotPicker({ plan: { slots = [], readers = '' }, taken, here, onPick }: SlotPickerProps) {
  if (slots.length === 0 || here.now === 0) return null;
  const free = freeSlots(slots, readers, here, new Set(taken.map(({ day, time }) => `${day} ${time}`)), offered);
  return (
    <div role="group" aria-label="Free slots" className="flex flex-wrap items-center gap-2 sm:col-span-2">
      <span className="text-[13px] font-[550]">Next free slots</span>
      {free.map(({ day, time }) => (
        <Button key={`${day} ${time}`} icon="clock" onClick={() => onPick(day, time)}>
          {formatDay(day, 'short')}, {formatTime(time)}
        </Button>
      ))}
      {free.length === 0 && <span className="text-[13px] text-mute">All are taken for the next months.</span>}
    </div>
  );
}

/** " For your readers in New York it is 18 Nov 2026, 9:00 AM." */
export function describeReaders(at: { day: Day; time: Time }, { readers = '' }: SlotPlan, own: string): string {
  const clock = readersClock(at, own, readers);
  const place = readers.replaceAll('_', ' ').split('/').at(-1) ?? '';
  return clock ? ` For your readers in ${place} it is ${formatDay(clock.day)}, ${formatTime(clock.time)}.` : '';
}
