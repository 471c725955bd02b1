import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { focusFirstFault } from '@/kinds/work/first-fault';
import type { Fields } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import type { RecordForm as Form } from './use-record-form';

interface RecordFormProps<F extends Fields> {
  form: Form<F>;
  title: string;
  editTitle: string;
  submit: string;
  /** In the order they are asked for. */
  names: readonly (keyof F & string)[];
  wide?: readonly (keyof F & string)[];
  /** A form that is always there has nothing to cancel. On a phone it is a button until it is asked for. */
  isPermanent?: boolean;
  /** Something beside one field, such as a button that fills it. */
  after?: Partial<Record<keyof F & string, ReactNode>>;
  children?: ReactNode;
}

/** A panel that adds or edits one record. A refused save shows why beside the field and moves there. */
export function RecordForm<F extends Fields>({
  form,
  title,
  editTitle,
  submit,
  names,
  wide = [],
  isPermanent,
  after,
  children,
}: RecordFormProps<F>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const fold = () => {
    setIsAsked(false);
    setTimeout(() => opener.current?.focus());
  };
  useEffect(() => {
    if (!isPermanent || form.target !== '' || isAsked) element.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isPermanent, form.target, isAsked]);

  const isFolded = isPermanent && !isAsked && !form.isStarted;
  return (
    <>
      {isFolded && (
        <Button ref={opener} look="primary" icon="plus" className="mb-5 w-full sm:hidden" onClick={() => setIsAsked(true)}>
          {submit}
        </Button>
      )}
      <form
        ref={element}
        noValidate
        aria-labelledby={id}
        className={`panel appear mb-5 ${isFolded ? 'max-sm:hidden' : ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.save()) focusFirstFault(() => element.current);
          else if (isAsked) fold();
          else if (isPermanent) element.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
        }}
      >
        <h2 id={id} className="mb-3 font-semibold">
          {form.isEditing ? editTitle : title}
        </h2>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {names.map((name) => (
            <Field key={name} of={form.handle} name={name} wide={wide.includes(name)} after={after?.[name]} />
          ))}
          {children}
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {/* The second click of a double click is not meant for the form that the first one emptied. */}
          <Button type="submit" look="primary" onClick={(event) => event.detail > 1 && event.preventDefault()}>
            {form.isEditing ? 'Save Changes' : submit}
          </Button>
          {(!isPermanent || form.isEditing || isAsked) && (
            <Button
              onClick={() => {
                form.close();
                if (isAsked) fold();
              }}
            >
              Cancel
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
