import { useMemo, type ReactNode } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { optionLabel, type Fields } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { FieldGroup, Notice, Panel } from '@/ui/layout';
import { More } from '@/ui/more';
import type { Tool } from '@/workspace/tool-state';
import { fieldsNote } from '../content';
import { canRestore } from '../known';
import { emptyAnswers, fields, restoreAnswers, type FieldName, type LegalData, type OptionName, type PartyName } from '../model';
import { offeredOptions, type Template } from '../templates';
import { Deeper } from './deeper';
import { StepHeading } from './step-heading';

interface AnswersFormProps {
  tool: Tool<LegalData>;
  template: Template;
  takesFocus: boolean;
  onBack: () => void;
  onSubmit: () => void;
  /** The button that makes the document. */
  children: ReactNode;
}

export function AnswersForm({ tool, template, takesFocus, onBack, onSubmit, children }: AnswersFormProps) {
  const { data, around, change } = tool;
  const { answers, kept } = data;
  const ownFields = useMemo(() => withHints(template), [template]);
  const form = useLiveForm(ownFields, answers, around, (draft, name) =>
    change((current) => ({ ...current, answers: draft }), { key: name }),
  );
  const unpaired = useMemo(() => unpairedIn(template.fields), [template]);
  const options = offeredOptions(template, template.options, answers);
  const moreOptions = offeredOptions(template, template.moreOptions, answers);
  const restore = () => change(restoreAnswers, { say: 'Answers restored' });
  return (
    <Panel>
      <a
        href="/legal-document-generator"
        className="link mb-4 inline-flex min-h-6 items-center gap-1.5"
        onClick={(event) => {
          event.preventDefault();
          onBack();
        }}
      >
        <Icon icon="arrow-left" />
        Back to Templates
      </a>
      <StepHeading text={template.name} takesFocus={takesFocus} />
      <p className="mt-1 mb-4 text-[14px] text-mute">{template.description}</p>
      <div className="grid grid-cols-1 gap-3 not-empty:mb-4">
        {canRestore(template, answers, kept) && (
          <Notice tone="plain">
            <span className="flex flex-wrap items-center justify-between gap-2">
              Your earlier answers were cleared.
              <Button icon="history" onClick={restore}>
                Restore my answers
              </Button>
            </span>
          </Notice>
        )}
        <Deeper template={template} />
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          {template.fields.map((name) => (
            <Field key={name} of={form} name={name} wide={unpaired.has(name)} />
          ))}
        </div>
        {template.hasChosenFields && <p className="mt-3 text-[13px] text-mute">{fieldsNote}</p>}
        <div className="mt-5 border-t border-line pt-5">
          <FieldGroup title="Options">
            {options.map((name) => (
              <Field key={name} of={form} name={name} wide={isWide(name)} />
            ))}
          </FieldGroup>
          <More title="More options" isUsed={isUsed(moreOptions, answers)} className="mt-3">
            <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
              {moreOptions.map((name) => (
                <Field key={name} of={form} name={name} wide={isWide(name)} />
              ))}
            </div>
          </More>
          {template.parties.length > 0 && (
            <More title="Addresses and signatures" isUsed={isUsed(template.parties, answers)} className="mt-3">
              <p className="mt-2 text-[13px] text-mute">What you leave empty is a line to fill in by hand.</p>
              <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
                {template.parties.map((name) => (
                  <Field key={name} of={form} name={name} />
                ))}
              </div>
            </More>
          )}
        </div>
        {children}
      </form>
    </Panel>
  );
}

const longestHalf = 18;

/** Choices with long words need the whole width, so that they can be read. */
function isWide(name: OptionName): boolean {
  const field = fields[name];
  if (field.kind !== 'choice') return field.kind === 'flag';
  return field.options.some((option) => optionLabel(field, option).length > longestHalf);
}

/** Short fields stand in pairs; one without a neighbor takes the whole width. */
function unpairedIn(names: readonly FieldName[]): Set<FieldName> {
  const unpaired = new Set<FieldName>();
  let waiting: FieldName | undefined;
  for (const name of names) {
    const isLong = fields[name].kind === 'long';
    if (isLong && waiting) unpaired.add(waiting);
    waiting = isLong || waiting ? undefined : name;
  }
  if (waiting) unpaired.add(waiting);
  return unpaired;
}

function isUsed(names: readonly (OptionName | PartyName)[], draft: LegalData['answers']): boolean {
  const empty = emptyAnswers();
  return names.some((name) => draft[name] !== empty[name]);
}

/** The same field means a little more in one template than in another. */
function withHints(template: Template): typeof fields {
  const hinted: Fields = { ...fields };
  for (const name of [...template.fields, ...template.options, ...template.moreOptions]) {
    const hint = template.hints[name];
    if (hint) hinted[name] = { ...fields[name], hint };
  }
  return hinted as typeof fields;
}
