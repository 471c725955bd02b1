import { useId, type LabelHTMLAttributes, type ReactNode } from 'react';

/** The name above a control. */
export function Label({ children, ...props }: LabelHTMLAttributes<HTMLLabelElement> & { htmlFor: string }) {
  return (
    <label {...props} className="mb-1 block text-[13px] font-[550]">
      {children}
    </label>
  );
}

/** What a control needs to belong to its name, its hint and its message. */
interface LabelledControl {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface LabelledProps {
  label: string;
  hint?: string;
  /** What is wrong with what was typed; empty when nothing is. */
  fault?: string;
  children: (control: LabelledControl) => ReactNode;
}

/** A control with its name, its hint and its message, where it is no field of a form. */
export function Labelled({ label, hint = '', fault = '', children }: LabelledProps) {
  const id = useId();
  const note = fault || hint;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, ...(fault ? { 'aria-invalid': true } : {}), ...(note ? { 'aria-describedby': `${id}-note` } : {}) })}
      {note !== '' && (
        <p id={`${id}-note`} className={`mt-1 text-[13px] ${fault ? 'text-bad' : 'text-mute'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
