import { useId, useState } from 'react';
import { Field, type FormHandle } from '@/ui/field';
import { readHex } from '../colours';
import type { fields } from '../model';

interface HexFieldProps {
  of: FormHandle<typeof fields>;
  name: 'backgroundColor' | 'textColor' | 'accentColor';
  label: string;
}

/** A code that is still being typed. */
const isBegun = (text: string) => /^\s*#?[0-9a-f]{0,6}\s*$/i.test(text);

/** A colour, picked or typed by its code. What is typed stays as it is; what is no code leaves the colour alone. */
export function HexField({ of, name, label }: HexFieldProps) {
  const id = useId();
  const colour = of.draft[name];
  // Kept beside the colour it led to: a colour picked or undone since is shown by its own code.
  const [typing, setTyping] = useState<{ text: string; beside: string; isDone: boolean }>();
  const typed = typing?.beside === colour ? typing : undefined;
  const isRefused = typed !== undefined && readHex(typed.text) === undefined && (typed.isDone || !isBegun(typed.text));
  const type = (text: string) => {
    const read = readHex(text);
    setTyping({ text, beside: read ?? colour, isDone: false });
    if (read !== undefined && read !== colour) of.set(name, read);
  };
  return (
    <div className="min-w-0">
      <Field of={of} name={name} />
      <input
        type="text"
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? id : undefined}
        className="input mt-1.5 font-mono"
        maxLength={20}
        spellCheck={false}
        autoComplete="off"
        value={typed?.text ?? colour}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyping(typed && readHex(typed.text) === undefined ? { ...typed, isDone: true } : undefined)}
      />
      {isRefused && (
        <p id={id} role="alert" className="mt-1 text-[13px] text-bad">
          Use a code such as #0b6b4a. {colour} still counts.
        </p>
      )}
    </div>
  );
}
