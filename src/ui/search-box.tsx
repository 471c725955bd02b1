import { useId } from 'react';
import { Icon } from './icon';

export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className="relative min-w-48 flex-1">
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-mute">
        <Icon icon="search" />
      </span>
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className="input pl-9! bg-surface!"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface SelectBoxProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  isLabelShown?: boolean;
}

/** A choice that acts at once, such as a filter or a status. */
export function SelectBox<T extends string>({ label, value, options, onChange, isLabelShown }: SelectBoxProps<T>) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2">
      <label htmlFor={id} className={isLabelShown ? 'text-[13px] text-mute' : 'sr-only'}>
        {label}
      </label>
      <select
        id={id}
        className="input w-auto! bg-surface! text-[14px]!"
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
