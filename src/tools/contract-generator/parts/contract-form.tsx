import { Fragment, type FormEvent, type ReactNode, type Ref } from 'react';
import { Field, type FormHandle } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { More } from '@/ui/more';
import { lazyPart } from '@/ui/lazy-part';
import { joinWords, midSentence } from '@/lib/text';
import { useSettings } from '@/workspace/settings';
import type { Tool } from '@/workspace/tool-state';
import { isWorkType, typeLabels, type ContractType } from '../content';
import { fields, type FieldName } from '../fields';
import { toSidedFields, typeOf, type ContractData } from '../model';
import { hintsFor, listNeeded, listOwn, listUnused } from '../needed';

// Only for those who have chosen a model.
const Improve = lazyPart(async () => (await import('./improve')).default);

export type AnswersForm = FormHandle<typeof fields>;

interface ContractFormProps {
  tool: Tool<ContractData>;
  form: AnswersForm;
  formRef: Ref<HTMLFormElement>;
  onSubmit: () => void;
  /** To the questions that should come before the choice of a type. */
  onWorkerCheck: () => void;
  /** The button, and what it has to say. */
  children: ReactNode;
}

const wideNames: readonly FieldName[] = ['type', 'mutual', 'venture', 'safeForm', 'proRata'];

/** All that a plain contract needs. */
export function ContractForm({ tool, form, formRef, onSubmit, onWorkerCheck, children }: ContractFormProps) {
  const type = typeOf(form.draft);
  const needed = listNeeded(type, form.draft.safeForm);
  const unused = listUnused(type);
  const own = withHints(form, type);
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const show = (...names: FieldName[]) =>
    names
      .filter((name) => !unused.includes(name))
      .map((name) => (
        <Fragment key={name}>
          <Starred form={own} name={name} isNeeded={needed.includes(name)} wide={wideNames.includes(name)} />
          {hasModel && fields[name].kind === 'long' && <Improve tool={tool} name={name} />}
        </Fragment>
      ));

  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-label="Contract details">
      <FieldGroup title="Contract">
        {show('type')}
        <p className="-mt-1 text-[13px] sm:col-span-2">
          <button type="button" className="link min-h-6 text-left" onClick={onWorkerCheck}>
            Contractor or employee? Check before you choose
          </button>
        </p>
        {show('startDate', 'endDate')}
      </FieldGroup>
      <FieldGroup title="Parties">{show('clientName', 'clientAddress', 'providerName', 'providerAddress')}</FieldGroup>
      {type === 'employment' && (
        <FieldGroup title="Job">{show('position', 'workLocation', 'salary', 'salaryPeriod', 'benefits')}</FieldGroup>
      )}
      {listOwn(type, form.draft).length > 0 && type !== '' && (
        <FieldGroup title={typeLabels[type]}>{show(...listOwn(type, form.draft))}</FieldGroup>
      )}
      {type === 'nda' && <FieldGroup title="Secrets">{show('confidentialInformation', 'disclosurePurpose', 'mutual')}</FieldGroup>}
      <FieldGroup title={type === '' || isWorkType(type) ? 'Work and payment' : 'Terms'}>
        {show('serviceDescription', 'deliverables', 'amount')}
        {!unused.includes('amount') && type !== 'safe' && show('amountBasis')}
        {show('paymentTerms', 'cancellationTerms', 'additionalTerms')}
      </FieldGroup>
      <FieldGroup title="Law">{show('country', 'state')}</FieldGroup>
      {type !== '' && unused.length > 0 && (
        <More title="Not used in this kind of contract" isUsed={false} className="mt-4">
          <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
            <p className="text-[13px] text-mute sm:col-span-2">Kept for the other types; this contract doesn’t print them.</p>
            {unused.map((name) => (
              <Field key={name} of={form} name={name} />
            ))}
          </div>
        </More>
      )}
      <p className="mt-5 text-[13px] text-mute">
        * Needed for a complete contract: {joinWords(needed.map((name) => midSentence(fields[name].label)))}. You can generate without; what
        is missing stays marked.
      </p>
      {children}
    </form>
  );
}

/** The same fields, with what they mean in this kind of contract. */
function withHints(form: AnswersForm, type: ContractType | ''): AnswersForm {
  const sided = toSidedFields(type);
  const hints = Object.entries(hintsFor(type, form.draft.mutual)) as [FieldName, string][];
  const hinted = hints.map(([name, hint]) => [name, { ...sided[name], hint }]);
  return { ...form, fields: { ...sided, ...(Object.fromEntries(hinted) as Partial<typeof fields>) } };
}

/** The asterisk is drawn, not spoken: the line below the form lists the same fields by name. */
function Starred({ form, name, isNeeded, wide }: { form: AnswersForm; name: FieldName; isNeeded: boolean; wide: boolean }) {
  return (
    <div className={`contents ${isNeeded ? "[&_label]:after:text-mute [&_label]:after:content-['_*'/'']" : ''}`}>
      <Field of={form} name={name} wide={wide} />
    </div>
  );
}
