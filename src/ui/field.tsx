import { createContext, use, useId, type ChangeEvent, type ReactNode } from 'react';
import { isNumeric, optionLabel, readField, type DraftOf, type FieldDefinition, type Fields, type Messages } from '@/lib/fields';
import { Icon } from './icon';

/** What a field needs to know of its form; forms of records, calculators and documents all look like this. */
export interface FormHandle<F extends Fields> {
  fields: F;
  draft: DraftOf<F>;
  set: (name: keyof F & string, value: string | boolean) => void;
  problems: Messages;
  notes: Messages;
  today: string;
  /** Live forms count what they cannot read as zero and say so; record forms refuse to save. */
  isLive?: boolean;
}

export interface FactNoteProps {
  label: string;
  field: FieldDefinition;
  value: string;
  onUse: (answer: string) => void;
}

/** Says below a field that stands for a fact of the company where its answer comes from; nothing while no company is known. */
export const FactNoteContext = createContext<((props: FactNoteProps) => ReactNode) | undefined>(undefined);

/** The note below a control that is not drawn here. */
export const FactLine = (props: FactNoteProps) => use(FactNoteContext)?.(props) ?? null;

interface FieldProps<F extends Fields> {
  of: FormHandle<F>;
  name: keyof F & string;
  /** Where the visible label is above a column of rows, the field still has its own name. */
  label?: string;
  hideLabel?: boolean;
  wide?: boolean;
  disabled?: boolean;
  after?: ReactNode;
}

const inputTypes: Partial<Record<FieldDefinition['kind'], string>> = { email: 'email', url: 'url', tel: 'tel', day: 'date' };

export function Field<F extends Fields>({ of, name, label, hideLabel, wide, disabled, after }: FieldProps<F>) {
  const id = useId();
  const field = of.fields[name] as FieldDefinition;
  const raw: string | boolean = of.draft[name];
  const problem = of.problems[name];
  const note = of.notes[name];
  const message = problem ? `${problem}${of.isLive && isNumeric(field) ? countedAs(field, raw, of.today) : ''}` : note;
  const text = label ?? field.label;
  const describedBy = [field.hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ') || undefined;
  const shared = {
    id,
    disabled,
    'aria-describedby': describedBy,
    'aria-invalid': problem ? true : undefined,
    'aria-required': field.required ? true : undefined,
    name,
  } as const;
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => of.set(name, event.target.value);

  if (field.kind === 'flag') {
    return (
      <div className={wide ? 'sm:col-span-2' : ''}>
        <label className="flex min-h-6 items-center gap-2.5 py-1">
          <input
            type="checkbox"
            {...shared}
            checked={raw === true}
            onChange={(event) => of.set(name, event.target.checked)}
            className="size-4.5 accent-accent"
          />
          <span>{text}</span>
        </label>
        <FieldNotes id={id} hint={field.hint} message={message} isProblem={Boolean(problem)} />
      </div>
    );
  }

  const value = typeof raw === 'string' ? raw : '';
  return (
    <div className={`min-w-0 ${wide || field.kind === 'long' ? 'sm:col-span-2' : ''}`}>
      <div className={`mb-1 flex items-baseline justify-between gap-2 ${hideLabel ? 'sr-only' : ''}`}>
        <label htmlFor={id} className="text-[13px] font-[550]">
          {text}
        </label>
        {field.kind === 'range' && (
          <output htmlFor={id} className="text-[13px] text-mute">
            {value}
            {field.unit}
          </output>
        )}
      </div>
      <div className="flex items-center gap-2">
        <Control field={field} value={value} shared={shared} onChange={onChange} today={of.today} />
        {after}
      </div>
      <FieldNotes id={id} hint={field.hint} message={message} isProblem={Boolean(problem)} />
      {field.means && !disabled && <FactLine label={text} field={field} value={value} onUse={(answer) => of.set(name, answer)} />}
    </div>
  );
}

/** What cannot be read counts as 0, what is out of bounds as the nearest bound. */
function countedAs(field: FieldDefinition, raw: string | boolean, today: string): string {
  const { value } = readField(field, raw, { today, currency: 'USD' });
  return value === 0 ? ' It counts as 0.' : ' The nearest allowed value is used instead.';
}

interface ControlProps {
  field: FieldDefinition;
  value: string;
  shared: Record<string, unknown>;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  today: string;
}

function Control({ field, value, shared, onChange, today }: ControlProps) {
  switch (field.kind) {
    case 'long':
      return (
        <textarea
          {...shared}
          className="input"
          rows={3}
          value={value}
          onChange={onChange}
          placeholder={field.placeholder}
          maxLength={field.maxLength}
        />
      );
    case 'choice':
      return (
        <select {...shared} className="input" value={value} onChange={onChange}>
          {!field.options.includes(value) && <option value={value}>{field.placeholder ?? 'Choose…'}</option>}
          {field.options.map((option) => (
            <option key={option} value={option}>
              {optionLabel(field, option)}
            </option>
          ))}
        </select>
      );
    case 'range':
      return (
        <input
          {...shared}
          type="range"
          className="h-6 w-full accent-accent"
          min={field.min}
          max={field.max}
          step={1}
          value={value}
          onChange={onChange}
        />
      );
    case 'color':
      return (
        <>
          <input
            {...shared}
            type="color"
            className="h-10 w-14 flex-none cursor-pointer rounded-(--radius-control) border border-control bg-bg p-1"
            value={value}
            onChange={onChange}
          />
          <code className="text-[13px] text-mute">{value}</code>
        </>
      );
    case 'day':
      return (
        <input
          {...shared}
          type="date"
          className="input"
          value={value}
          onChange={onChange}
          min={field.earliest === 'today' && today ? today : undefined}
          max="9999-12-31"
        />
      );
    case 'time':
      return <input {...shared} type="time" className="input" value={value} onChange={onChange} />;
    default:
      return (
        <input
          {...shared}
          type={inputTypes[field.kind] ?? 'text'}
          className={`input ${isNumeric(field) ? 'text-right' : ''}`}
          inputMode={isNumeric(field) ? 'decimal' : undefined}
          step={field.kind === 'money' ? '0.01' : undefined}
          value={value}
          onChange={onChange}
          placeholder={field.placeholder}
          maxLength={'maxLength' in field ? field.maxLength : 60}
          autoComplete={'autoComplete' in field ? field.autoComplete : 'off'}
        />
      );
  }
}

function FieldNotes({
  id,
  hint,
  message,
  isProblem,
}: {
  id: string;
  hint?: string | undefined;
  message?: string | undefined;
  isProblem: boolean;
}) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-[13px] text-mute">
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-message`} className={`mt-1 flex items-start gap-1.5 text-[13px] ${isProblem ? 'text-bad' : 'text-warn'}`}>
          <span className="mt-0.5">
            <Icon icon="circle-alert" size={14} />
          </span>
          <span>{message}</span>
        </p>
      )}
    </>
  );
}
