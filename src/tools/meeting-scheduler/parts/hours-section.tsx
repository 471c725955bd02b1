import { useId } from 'react';
import { isTime } from '@/lib/times';
import { isZone } from '@/lib/zones';
import { Notice } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import { computeDayOfWork } from '../hours';
import { setPersonZone, zoneOfPerson, type Meeting } from '../model';
import { firstOf, zoneOf } from '../schedule';
import { HoursStrip } from './hours-strip';
import type { MeetingRecords } from './use-meeting-form';
import { ZoneSelect } from './zone-select';

export interface HoursSectionProps {
  meeting: Meeting;
  records: MeetingRecords;
  /** The user's own zone. */
  zone: string;
}

/** Where everyone is, and whether the meeting falls into their day. */
export function HoursSection({ meeting, records, zone }: HoursSectionProps) {
  const { people, hours } = records.extra;
  const attendees = [...new Set(meeting.attendees)];
  const known = attendees.map((name) => ({ name, zone: zoneOfPerson(people, name) })).filter((person) => isZone(person.zone));
  const meetingZone = zoneOf(meeting, { zone });
  const work = computeDayOfWork(meeting.date, meetingZone, [{ name: 'You', zone }, ...known], hours);
  const setHours = (name: 'from' | 'until', value: string) => {
    if (isTime(value)) records.setExtra((extra) => ({ ...extra, hours: { ...extra.hours, [name]: value } }), { key: `hours.${name}` });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {attendees.map((email) => (
        <ZoneSelect
          key={email}
          label={`Time zone of ${email}`}
          value={zoneOfPerson(people, email)}
          placeholder="Not known"
          onChange={(next) => records.setExtra((extra) => ({ ...extra, people: setPersonZone(extra.people, email, next) }))}
        />
      ))}
      {attendees.length === 0 && <p className="text-[13px] text-mute">Add attendees to see their clocks beside yours.</p>}
      <div className="grid grid-cols-2 gap-3">
        <HourInput label="Work starts" value={hours.from} onChange={(value) => setHours('from', value)} />
        <HourInput label="Work ends" value={hours.until} onChange={(value) => setHours('until', value)} />
      </div>
      <p className="text-[13px] text-mute">Assumed for everyone, each on their own clock.</p>
      {work ? (
        <HoursStrip work={work} zone={meetingZone} meeting={firstOf(meeting, { zone })} />
      ) : (
        <Notice tone="plain">Choose a date to see the working hours on it.</Notice>
      )}
    </div>
  );
}

function HourInput({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      <input id={id} type="time" className="input" value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
