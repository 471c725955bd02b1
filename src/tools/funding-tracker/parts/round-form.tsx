import { RecordForm } from '@/kinds/records/record-form';
import type { RecordForm as Form } from '@/kinds/records/use-record-form';
import { Field } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { roundTypes, type fields, type Round } from '../model';
import { isInstrumentOpen, termNamesOf } from '../terms';

const progressNames = ['target', 'opened', 'softCircled', 'committed', 'signed', 'wired'] as const;
const stagesHint = 'Count each amount once, at the furthest stage it has reached.';

/** The seven things every round has, then the terms that apply to it, then how far it is. */
export function RoundForm({ form }: { form: Form<typeof fields> }) {
  const { handle } = form;
  const { draft, problems } = handle;
  const kind = { roundType: draft.roundType as Round['roundType'], instrument: draft.instrument };
  const hasProgress = progressNames.some((name) => draft[name] !== '' && !(name !== 'opened' && Number(draft[name]) === 0));
  const isTyped = roundTypes.some((type) => type === draft.roundType);
  const isFaulty = progressNames.some((name) => problems[name]);
  return (
    <RecordForm
      form={form}
      title="Add Round"
      editTitle="Edit Round"
      submit="Add Round"
      names={['roundType', 'amount', 'date', 'status', 'investors', 'valuation']}
      wide={['investors']}
      isPermanent
    >
      {isTyped && isInstrumentOpen(draft.roundType) && <Field of={handle} name="instrument" />}
      {isTyped && termNamesOf(kind).map((name) => <Field key={name} of={handle} name={name} wide={name === 'mfn'} />)}
      <Field of={handle} name="notes" wide />
      <Field of={handle} name="refund" wide />
      <details className="group sm:col-span-2" open={hasProgress || isFaulty || undefined}>
        <summary className="inline-flex min-h-8 items-center gap-1.5 font-[550]">
          Target and progress
          <span className="group-open:rotate-180">
            <Icon icon="chevron-down" />
          </span>
        </summary>
        <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
          {progressNames.map((name) => (
            <Field key={name} of={handle} name={name} />
          ))}
          <p className="text-[13px] text-mute sm:col-span-2">{stagesHint}</p>
          <Field of={handle} name="cumulative" wide />
        </div>
      </details>
    </RecordForm>
  );
}
