import { useId, useState } from 'react';
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
  // Only what is no score is kept apart from the record, until the score changes.
  const [refused, setRefused] = useState<{ typed: string; beside: number }>();
  const typed = refused?.beside === value ? refused.typed : undefined;
  const type = (text: string) => {
    const read = readScore(text);
    setRefused(read === undefined ? { typed: text, beside: value } : undefined);
    if (read !== undefined && read !== value) onChange(read);
  };
  const step = (to: number) => {
    setRefused(undefined);
    onChange(to);
  };
  const id = useId();
  const isRefused = typed !== undefined;
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
          aria-describedby={isRefused ? id : undefined}
          className="input min-h-8! w-10! px-1! py-0.5! text-center text-[14px]!"
          maxLength={12}
          autoComplete="off"
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
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
        <span id={id} role="alert" className="text-[12px] text-bad">
          A whole number, 1 to 10. {value} still counts.
        </span>
      )}
    </div>
  );
}
