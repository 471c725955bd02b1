import { useState } from 'react';
import { IconButton } from '@/ui/button';
import { highest, lowest } from '../model';

interface ScoreStepperProps {
  label: string;
  /** Whose score, for people who cannot see the row. */
  title: string;
  value: number;
  onChange: (value: number) => void;
}

const readScore = (typed: string) => (/^\s*(10|[1-9])\s*$/.test(typed) ? Number(typed) : undefined);

/** A score from 1 to 10: a step at a time, or typed. */
export function ScoreStepper({ label, title, value, onChange }: ScoreStepperProps) {
  // Only what is no score yet is kept apart from the record.
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    const read = readScore(text);
    setTyped(read === undefined ? text : undefined);
    if (read !== undefined && read !== value) onChange(read);
  };
  const step = (to: number) => {
    setTyped(undefined);
    onChange(to);
  };
  const isRefused = typed !== undefined && typed.trim() !== '';
  const name = `${label} of ${title}`;
  return (
    <div className="inline-flex flex-col">
      <span className="inline-flex items-center">
        <span className="mr-1 text-[13px] text-mute" aria-hidden="true">
          {label}
        </span>
        <IconButton
          icon="minus"
          label={`Decrease ${label.toLowerCase()} of ${title}`}
          className="min-h-8! min-w-7! p-1!"
          disabled={value <= lowest}
          onClick={() => step(value - 1)}
        />
        <input
          type="text"
          inputMode="numeric"
          aria-label={name}
          aria-invalid={isRefused ? true : undefined}
          className="input min-h-8! w-10! px-1! py-0.5! text-center text-[14px]!"
          maxLength={12}
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={(event) => {
            const change = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (change === undefined) return;
            event.preventDefault();
            if (value + change >= lowest && value + change <= highest) step(value + change);
          }}
        />
        <IconButton
          icon="plus"
          label={`Increase ${label.toLowerCase()} of ${title}`}
          className="min-h-8! min-w-7! p-1!"
          disabled={value >= highest}
          onClick={() => step(value + 1)}
        />
      </span>
      {isRefused && (
        <span role="alert" className="text-[12px] text-bad">
          A whole number, 1 to 10.
        </span>
      )}
    </div>
  );
}
