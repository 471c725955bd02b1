import { useId, type RefObject } from 'react';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { endings, popularEnding } from '../content';
import { addKeyword, suggestKeywords } from '../keywords';
import type { inputs } from '../model';

type Form = FormHandle<typeof inputs>;

interface SearchFormProps {
  form: Form;
  endingsProblem: string;
  formRef: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** What went wrong while the names were made; empty when nothing did. */
  problem: string;
  onGenerate: () => void;
}

export function SearchForm({ form, endingsProblem, formRef, isBusy, problem, onGenerate }: SearchFormProps) {
  const isEmpty = form.draft.businessName.trim() === '';
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onGenerate();
      }}
    >
      <div className="grid grid-cols-1 gap-4">
        <Field of={form} name="businessName" />
        <Field of={form} name="keywords" />
        <Field of={form} name="industry" />
        <IndustryWords form={form} />
        <Endings form={form} problem={endingsProblem} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" disabled={isBusy || isEmpty}>
          <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
            <Icon icon={isBusy ? 'loader-circle' : 'search'} />
          </span>
          {isBusy ? 'Generating...' : 'Generate Domains'}
        </Button>
        {isEmpty && <p className="text-[13px] text-mute">Enter a business name first.</p>}
      </div>
      <p role="status" className="mt-3 text-[13px] text-mute empty:hidden">
        {problem}
      </p>
    </form>
  );
}

/** The industry's own words, to be taken as keywords. */
function IndustryWords({ form }: { form: Form }) {
  const { industry, keywords } = form.draft;
  const open = suggestKeywords(industry, keywords);
  if (open.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
      Add as keywords:
      {open.map((word) => (
        <button
          key={word}
          type="button"
          className="chip min-h-6 hover:text-ink"
          onClick={() => form.set('keywords', addKeyword(keywords, word))}
        >
          <Icon icon="plus" size={13} />
          {word}
        </button>
      ))}
    </div>
  );
}

function Endings({ form, problem }: { form: Form; problem: string }) {
  const id = useId();
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-1 text-[13px] font-[550]">Extensions</legend>
      <div className="grid grid-cols-2 gap-x-3 gap-y-1 sm:grid-cols-4 lg:grid-cols-3">
        {endings.map((ending) => (
          <span key={ending} className="flex flex-wrap items-center gap-x-2">
            <label className="flex min-h-8 items-center gap-2.5">
              <input
                type="checkbox"
                name={ending}
                className="size-4.5 accent-accent"
                checked={form.draft[ending]}
                aria-invalid={problem ? true : undefined}
                aria-describedby={ending === popularEnding ? `${id}-popular` : undefined}
                onChange={(event) => form.set(ending, event.target.checked)}
              />
              .{ending}
            </label>
            {ending === popularEnding && (
              <span id={`${id}-popular`}>
                <Chip>Popular</Chip>
              </span>
            )}
          </span>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 flex items-start gap-1.5 text-[13px] text-bad">
          <span className="mt-0.5">
            <Icon icon="circle-alert" size={14} />
          </span>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
