import type { FormHandle } from '@/ui/field';
import { Field } from '@/ui/field';
import { Button } from '@/ui/button';
import { FieldGroup, Notice } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { dataLabels, dataTypes, type DataType } from '../content';
import { collectedIn } from '../facts';
import { knownAsOf, usualDetails } from '../known';
import { detailFields, type DetailDraft } from '../lists';
import type { PolicyData } from '../model';
import type { AnswersForm } from './basics-form';

type DetailForm = FormHandle<typeof detailFields>;

/** An answer that is still the usual one says so, until somebody makes it their own. */
const usualNotes = (type: DataType, draft: DetailDraft) =>
  Object.fromEntries(
    (['purpose', 'basis', 'retention', 'people'] as const).flatMap((name) =>
      draft[name] !== '' && draft[name] === usualDetails[type][name] ? [[name, 'Usual answer: check that it’s yours.']] : [],
    ),
  );

const fillIn = (draft: DetailDraft, usual: DetailDraft): DetailDraft => ({
  purpose: draft.purpose || usual.purpose,
  basis: draft.basis || usual.basis,
  retention: draft.retention || usual.retention,
  people: draft.people || usual.people,
});

/** For each type of data: why, on what basis, how long. */
export function DetailsTab({ tool, form, hasRegime }: { tool: Tool<PolicyData>; form: AnswersForm; hasRegime: boolean }) {
  const { data, change, say } = tool;
  const { details, answers } = data.work;
  const collected = collectedIn(answers);
  const setDetails = (recipe: (all: Record<DataType, DetailDraft>) => Record<DataType, DetailDraft>, key?: string) =>
    change((current) => ({ ...current, work: { ...current.work, details: recipe(current.work.details) } }), { key });
  const fillAll = () => {
    setDetails((all) => {
      const next = { ...all };
      for (const type of dataTypes) if (collected.includes(type)) next[type] = fillIn(all[type], usualDetails[type]);
      return next;
    });
    say('Empty fields filled in');
  };
  const formOf = (type: DataType): DetailForm => ({
    fields: detailFields,
    draft: details[type],
    problems: {},
    notes: usualNotes(type, details[type]),
    today: '',
    isLive: true,
    set: (name, value) => setDetails((all) => ({ ...all, [type]: { ...all[type], [name]: value } }), `${type} ${name}`),
  });
  if (collected.length === 0)
    return <p className="text-mute">Tick what you collect under Basics first; each type then has its own rows here.</p>;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-mute">Say what you really do. What stays empty is marked as open in the policy.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="wand-sparkles" onClick={fillAll}>
          Fill in usual answers
        </Button>
        <span className="text-[13px] text-mute">Suggestions as of {knownAsOf}: check each.</span>
      </div>
      {!hasRegime && <Field of={form} name="hasDetails" />}
      {!hasRegime && !answers.hasDetails && (
        <Notice tone="plain">These stay out of the policy until a law is ticked under Regimes, or this box.</Notice>
      )}
      <div>
        {collected.map((type) => (
          <FieldGroup key={type} title={dataLabels[type]}>
            <Field of={formOf(type)} name="purpose" wide />
            <Field of={formOf(type)} name="basis" />
            <Field of={formOf(type)} name="retention" />
            <Field of={formOf(type)} name="people" wide />
          </FieldGroup>
        ))}
        {collected.some((type) => details[type].basis === 'interests') && (
          <FieldGroup title="Legitimate interests">
            <Field of={form} name="interests" wide />
          </FieldGroup>
        )}
      </div>
    </div>
  );
}
