import { useId, type ReactNode } from 'react';

interface LabelledProps {
  label: string;
  hint?: string;
  /** What is wrong with what was typed; empty when nothing is. */
  fault?: string;
  children: (field: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
}

/** A control of the settings with its name, its hint and its message. */
export function Labelled({ label, hint = '', fault = '', children }: LabelledProps) {
  const id = useId();
  const note = fault || hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[13px] font-[550]">
        {label}
      </label>
      {children({ id, ...(fault ? { 'aria-invalid': true } : {}), ...(note ? { 'aria-describedby': `${id}-note` } : {}) })}
      {note !== '' && (
        <p id={`${id}-note`} className={`mt-1 text-[13px] ${fault ? 'text-bad' : 'text-mute'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
