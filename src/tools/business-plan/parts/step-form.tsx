import { useIsInUse } from '@/kinds/work/use-in-use';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { lazyPart } from '@/ui/lazy-part';
import { useSettings } from '@/workspace/settings';
import type { Tool } from '@/workspace/tool-state';
import { outlines, sections, type OutlineId, type SectionId } from '../content';
import { fields, lastStep, steps, type AnswerName, type PlanData } from '../model';

const ImproveAnswer = lazyPart(async () => (await import('./improve-answer')).default);
const ModelLink = lazyPart(async () => (await import('@/kinds/proposal/model-link')).ModelLink);

export type PlanForm = FormHandle<typeof fields>;

interface StepFormProps {
  tool: Tool<PlanData>;
  form: PlanForm;
  titleRef: (title: HTMLElement | null) => void;
  onStep: (by: 1 | -1) => void;
  onGenerate: () => void;
}

/** Short answers that stand in the chapter of another; what is different also opens a plan. */
const beside: Partial<Record<SectionId, AnswerName[]>> = { funding: ['amount'], revenue: ['price'], competition: ['edge'] };

/** What the outline prints on top of the nine answers. */
const askedBy = (outline: OutlineId): ReadonlySet<AnswerName> =>
  new Set<AnswerName>(
    outlines[outline].sections.flatMap((id) =>
      id === 'summary' ? 'headline' : [...(sections[id].answer ? [sections[id].answer] : []), ...(beside[id] ?? [])],
    ),
  );

const isLong = (name: AnswerName) => fields[name].kind === 'long';

export function StepForm({ tool, form, titleRef, onStep, onGenerate }: StepFormProps) {
  const { step, outline } = tool.data;
  const { title, names, extra } = steps[step] ?? { title: '', names: [], extra: [] };
  const asked = askedBy(outline);
  const more = extra.filter((name) => asked.has(name));
  const asks = [...names, ...more];
  const isLast = step === lastStep;
  const isInUse = useIsInUse();
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const toField = (name: AnswerName) =>
    isLong(name) ? (
      <div key={name} className="min-w-0 sm:col-span-2">
        <Field of={form} name={name} />
        {hasModel && <ImproveAnswer tool={tool} name={name} step={asks} />}
      </div>
    ) : (
      <Field key={name} of={form} name={name} />
    );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isLast) onGenerate();
        else onStep(1);
      }}
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 key={step} ref={titleRef} tabIndex={-1} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="text-[13px] text-mute">
          Step {step + 1} of {steps.length}
        </p>
      </div>
      <div key={step} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {names.map(toField)}
        {more.length > 0 && (
          <p className="mt-2 border-t border-line pt-4 font-semibold sm:col-span-2">Also part of the outline “{outlines[outline].name}”</p>
        )}
        {more.map(toField)}
      </div>
      <div className="mt-6 flex items-center justify-between gap-3">
        <Button icon="arrow-left" disabled={step === 0} onClick={() => onStep(-1)}>
          Previous
        </Button>
        {isLast ? (
          <Button key="generate" look="primary" icon="file-text" type="submit">
            Generate Plan
          </Button>
        ) : (
          <Button key="next" look="primary" type="submit">
            Next
          </Button>
        )}
      </div>
      {isInUse && !hasModel && asks.some(isLong) && (
        <div className="mt-4">
          <ModelLink />
        </div>
      )}
    </form>
  );
}
