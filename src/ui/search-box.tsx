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
}

/** A choice that acts at once, such as a filter or a status. */
export function SelectBox<T extends string>({ label, value, options, onChange }: SelectBoxProps<T>) {
  return (
    <select
      aria-label={label}
      className="input w-auto! max-w-full bg-surface! text-[14px]!"
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
