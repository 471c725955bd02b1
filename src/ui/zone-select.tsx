import { useId, useState } from 'react';
import { listZones } from '@/lib/zones';
import { Label } from './labelled';

interface ZoneSelectProps {
  label: string;
  value: string;
  /** The reader’s own zone, which no choice at all stands for. */
  own: string;
  onChange: (zone: string) => void;
}

/** Where most readers and newsrooms are. */
const usual = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'Europe/London', 'Europe/Berlin', 'UTC'];

const nameOf = (zone: string) => zone.replaceAll('_', ' ');

export function ZoneSelect({ label, value, own, onChange }: ZoneSelectProps) {
  const id = useId();
  const [zones] = useState(() => [...new Set(listZones())].sort());
  const isKnown = value === '' || usual.includes(value) || zones.includes(value);
  return (
    <div className="min-w-0 sm:col-span-2">
      <Label htmlFor={id}>{label}</Label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">My own: {nameOf(own)}</option>
        {!isKnown && <option value={value}>{nameOf(value)}</option>}
        <optgroup label="Often used">
          {usual.map((zone) => (
            <option key={zone} value={zone}>
              {nameOf(zone)}
            </option>
          ))}
        </optgroup>
        <optgroup label="All">
          {zones
            .filter((zone) => !usual.includes(zone))
            .map((zone) => (
              <option key={zone} value={zone}>
                {nameOf(zone)}
              </option>
            ))}
        </optgroup>
      </select>
    </div>
  );
}
