import { useState } from 'react';
import { isTime, formatTime } from '@/lib/times';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { ZoneSelect } from '@/ui/zone-select';
import type { Slot, SlotPlan } from './plan';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** Monday first, as weeks are planned. */
const order = [1, 2, 3, 4, 5, 6, 0];

const nameOf = ({ weekday, time }: Slot) => `${weekdays[weekday] ?? ''}, ${formatTime(time)}`;

interface SlotsDialogProps {
  plan: SlotPlan;
  zone: string;
  onChange: (recipe: (plan: SlotPlan) => SlotPlan, how?: { say: string }) => void;
  onClose: () => void;
}

/** The times of the week at which posts go out, and whose clock they are on. */
export function SlotsDialog({ plan: { slots = [], readers = '' }, zone, onChange, onClose }: SlotsDialogProps) {
  const [weekday, setWeekday] = useState('2');
  const [time, setTime] = useState('10:00');
  const isKnown = slots.some((slot) => slot.weekday === Number(weekday) && slot.time === time);
  const sorted = [...slots].sort((a, b) => order.indexOf(a.weekday) - order.indexOf(b.weekday) || (a.time < b.time ? -1 : 1));
  const add = () =>
    onChange((plan) => ({ ...plan, slots: [...(plan.slots ?? []), { id: makeId(), weekday: Number(weekday), time }] }), {
      say: 'Slot added',
    });
  return (
    <Dialog title="Posting slots" onClose={onClose}>
      <p className="mb-3 text-mute">Set the times of the week at which you usually post. The form then offers the next free ones.</p>
      <ZoneSelect
        label="Time zone of your readers"
        value={readers}
        own={zone}
        onChange={(next) => onChange((plan) => ({ ...plan, readers: next }))}
      />
      <p className="mt-1 mb-4 text-[13px] text-mute">
        Slots are on your readers’ clock. Dates and times of posts stay on yours, and the form shows both.
      </p>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (isTime(time) && !isKnown) add();
        }}
      >
        <Labelled label="Day">
          {(control) => (
            <select {...control} className="input w-auto!" value={weekday} onChange={({ target }) => setWeekday(target.value)}>
              {order.map((each) => (
                <option key={each} value={each}>
                  {weekdays[each]}
                </option>
              ))}
            </select>
          )}
        </Labelled>
        <Labelled label="Time of day">
          {(control) => (
            <input {...control} type="time" className="input w-auto!" value={time} onChange={({ target }) => setTime(target.value)} />
          )}
        </Labelled>
        <Button type="submit" icon="plus" disabled={!isTime(time) || isKnown}>
          Add slot
        </Button>
      </form>
      {slots.length > 0 && (
        <ul aria-label="Slots" className="mt-4 grid gap-1">
          {sorted.map((slot) => (
            <li key={slot.id} className="flex items-center justify-between gap-2 border-t border-line pt-1">
              {nameOf(slot)}
              <IconButton
                icon="trash-2"
                label={`Delete ${nameOf(slot)}`}
                onClick={() =>
                  onChange((plan) => ({ ...plan, slots: (plan.slots ?? []).filter(({ id }) => id !== slot.id) }), {
                    say: 'Slot deleted',
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
