import { useId } from 'react';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number from a short range, changed at once and shown beside its label. */
export function Slider({ label, min, max, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="mt-4">
      <div className="flex justify-between text-[13px]">
        <label htmlFor={id} className="font-[550]">
          {label}
        </label>
        <output htmlFor={id} className="text-mute">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        className="h-6 w-full accent-accent"
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
