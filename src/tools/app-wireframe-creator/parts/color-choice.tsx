import { useId } from 'react';
import { palette } from '../components';

interface ColorChoiceProps {
  /** Undefined where several are chosen that differ. */
  color: string | undefined;
  disabled: boolean;
  onChange: (color: string) => void;
}

export function ColorChoice({ color, disabled, onChange }: ColorChoiceProps) {
  const id = useId();
  return (
    <fieldset disabled={disabled} className="mt-3">
      <legend className="mb-1.5 text-[13px] font-[550]">Color</legend>
      <div className="flex flex-wrap gap-1.5">
        {palette.map((each) => (
          <label key={each.color} title={each.name} className="relative inline-flex size-7 cursor-pointer">
            <input
              type="radio"
              name={id}
              aria-label={each.name}
              checked={color === each.color}
              onChange={() => onChange(each.color)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-md checked:outline-2 checked:outline-offset-2 checked:outline-ink"
            />
            <svg width={28} height={28} aria-hidden="true" className="pointer-events-none peer-disabled:opacity-50">
              <rect x={0.5} y={0.5} width={27} height={27} rx={6} fill={each.color} className="stroke-control" />
            </svg>
          </label>
        ))}
      </div>
      <div className="mt-2.5 flex items-center gap-2 text-[13px]">
        <label className="flex items-center gap-2">
          <input
            type="color"
            className="h-8 w-11 flex-none cursor-pointer rounded-(--radius-control) border border-control bg-bg p-0.5"
            value={color ?? '#ffffff'}
            onChange={(event) => onChange(event.target.value.toLowerCase())}
          />
          <span>Custom color</span>
        </label>
        <code className="text-mute">{color ?? 'mixed'}</code>
      </div>
    </fieldset>
  );
}
