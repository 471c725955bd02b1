import type { Fields } from '@/lib/fields';
import { Field, type FormHandle } from '@/ui/field';

interface MoreAnswersProps<F extends Fields> {
  of: FormHandle<F>;
  /** Optional fields, in the order one would answer them; those of the specified form stand above it and are not repeated. */
  names: readonly (keyof F & string)[];
}

const inWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function invite(missing: number): string {
  if (missing === 0) return 'In your own words';
  return missing === 1 ? 'One more answer makes this yours' : `${inWords[missing] ?? missing} more answers make this yours`;
}

/** The answers that make a text the company's own, beside the button that makes it. None is needed: without them the text is shorter. */
export function MoreAnswers<F extends Fields>({ of, names }: MoreAnswersProps<F>) {
  const missing = names.filter((name) => String(of.draft[name]).trim() === '').length;
  return (
    <fieldset className="mt-5 border-t border-line pt-4">
      <legend className="float-left mb-1 w-full text-[14px] font-[550]">{invite(missing)}</legend>
      <p className="clear-left mb-3 text-[13px] text-mute">Optional. Anything you leave blank is left out of the text.</p>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <Field key={name} of={of} name={name} />
        ))}
      </div>
    </fieldset>
  );
}
