import { Labelled } from './labelled';

interface LineInputProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  /** Right-aligned, with the keyboard for figures. */
  isAmount?: boolean;
  fault?: string | undefined;
}

/** One line that is typed, with its name, where it is no field of a form: in rows that a person adds. */
export function LineInput({ label, value, onChange, maxLength, isAmount = false, fault = '' }: LineInputProps) {
  return (
    <Labelled label={label} fault={fault}>
      {(control) => (
        <input
          {...control}
          className={`input ${isAmount ? 'text-right' : ''}`}
          inputMode={isAmount ? 'decimal' : 'text'}
          maxLength={maxLength}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  );
}
