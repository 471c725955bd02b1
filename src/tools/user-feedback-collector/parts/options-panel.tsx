import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { FieldGroup, Panel } from '@/ui/layout';
import { hideToast } from '@/ui/toast';
import { optionFields } from '../model';
import type { FeedbackRecords } from './use-feedback-form';

export default function OptionsPanel({ records }: { records: FeedbackRecords }) {
  const { extra, tool } = records;
  const form = useLiveForm(optionFields, extra, tool.around, (draft, name) => {
    // An older offer to undo would now take back this change instead.
    hideToast();
    records.setExtra(() => draft, { key: `options.${name}` });
  });
  return (
    <Panel>
      <FieldGroup title="Weigh votes">
        <Field of={form} name="weightBy" wide />
        {extra.weightBy === 'plan' && (
          <>
            <Field of={form} name="free" />
            <Field of={form} name="trial" />
            <Field of={form} name="paid" />
            <p className="text-[13px] text-mute sm:col-span-2">
              Assumption: 1, 2 and 5 until you change them. A named voter counts by their own plan, every other vote by the plan of the
              person who sent the entry in.
            </p>
          </>
        )}
        {extra.weightBy === 'revenue' && (
          <p className="text-[13px] text-mute sm:col-span-2">
            Entries then rank by their Monthly Revenue, which you set when you edit one. Merging adds it up.
          </p>
        )}
      </FieldGroup>
      <FieldGroup title="Count votes">
        <Field of={form} name="hasFloor" wide />
      </FieldGroup>
    </Panel>
  );
}
