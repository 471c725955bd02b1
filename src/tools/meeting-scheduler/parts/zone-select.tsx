import { useId } from 'react';
import { zoneNames } from '../zones';

interface ZoneSelectProps {
  label: string;
  value: string;
  onChange: (zone: string) => void;
  /** Shown for no zone at all; without it one is always chosen. */
  placeholder?: string;
  hideLabel?: boolean;
}

export function ZoneSelect({ label, value, onChange, placeholder, hideLabel }: ZoneSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block text-[13px] font-[550]'}>
        {label}
      </label>
      <select id={id} className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {value !== '' && !zoneNames().includes(value) && <option value={value}>{value}</option>}
        {zoneNames().map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </div>
  );
}
