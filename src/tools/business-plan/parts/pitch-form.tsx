import { Field } from '@/ui/field';
import { Panel } from '@/ui/layout';
import type { PlanForm } from './step-form';

/** Everything on the one page; what is changed here is changed in the plan too. */
export function PitchForm({ form }: { form: PlanForm }) {
  return (
    <Panel title="On one page">
      <p className="mb-4 text-[13px] text-mute">
        A few sentences each. These are the plan’s own answers: what you change here changes there too.
      </p>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field of={form} name="headline" wide />
        <Field of={form} name="problem" />
        <Field of={form} name="solution" />
        <Field of={form} name="targetMarket" label="Market" />
        <Field of={form} name="team" label="Team" />
        <Field of={form} name="funding" label="Ask" />
      </div>
    </Panel>
  );
}
