import { useId, useState } from 'react';
import { Field, type FormHandle } from '@/ui/field';
import { readHex } from '../colours';
import type { fields } from '../model';

interface HexFieldProps {
  of: FormHandle<typeof fields>;
  name: 'backgroundColor' | 'textColor' | 'accentColor';
  label: string;
}

/** A colour, picked or typed by its code. What is no code is kept as typed, and the colour stays. */
export function HexField({ of, name, label }: HexFieldProps) {
  const id = useId();
  const colour = of.draft[name];
  const [refused, setRefused] = useState<{ typed: string; beside: string }>();
  const typed = refused?.beside === colour ? refused.typed : undefined;
  const type = (text: string) => {
    const read = readHex(text);
    setRefused(read === undefined ? { typed: text, beside: colour } : undefined);
    if (read !== undefined && read !== colour) of.set(name, read);
  };
  return (
    <div className="min-w-0">
      <Field of={of} name={name} />
      <input
        type="text"
        aria-label={label}
        aria-invalid={typed === undefined ? undefined : true}
        aria-describedby={typed === undefined ? undefined : id}
        className="input mt-1.5 font-mono"
        maxLength={20}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? colour}
        onChange={(event) => type(event.target.value)}
      />
      {typed !== undefined && (
        <p id={id} role="alert" className="mt-1 text-[13px] text-bad">
          Use a code such as #0b6b4a. {colour} still counts.
        </p>
      )}
    </div>
  );
}
