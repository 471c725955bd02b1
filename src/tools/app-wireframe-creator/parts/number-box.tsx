import { useId, useState } from 'react';
import { parseNumber } from '@/lib/numbers';
import { Label } from '@/ui/labelled';

interface NumberBoxProps {
  label: string;
  value: number;
  least: number;
  most: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}

/** What is typed stays as typed; what can be read counts at once, the rest says why and changes nothing. */
export function NumberBox({ label, value, least, most, disabled, onChange }: NumberBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; for: number; problem: string }>();
  const isCurrent = typed !== undefined && typed.for === value;
  const problem = isCurrent ? typed.problem : '';
  const read = (text: string) => {
    const parsed = parseNumber(text);
    const whole = parsed.ok ? Math.round(parsed.value) : value;
    if (!parsed.ok) setTyped({ text, for: value, problem: text.trim() === '' ? 'Enter a number.' : parsed.problem });
    else if (whole < least || whole > most)
      setTyped({ text, for: value, problem: `Enter ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}.` });
    else {
      setTyped({ text, for: whole, problem: '' });
      onChange(whole);
    }
  };
  return (
    <div className="min-w-0">
      <Label htmlFor={id}>{label}</Label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        className="input min-h-9! px-2.5! py-1! text-[14px]!"
        disabled={disabled}
        value={isCurrent ? typed.text : String(value)}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => read(event.target.value)}
        onBlur={() => {
          if (problem === '') setTyped(undefined);
        }}
        onKeyDown={(event) => {
          const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (!way) return;
          event.preventDefault();
          onChange(Math.min(most, Math.max(least, value + way * (event.shiftKey ? 10 : 1))));
        }}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-[13px] text-bad">
          {problem}
        </p>
      )}
    </div>
  );
}
