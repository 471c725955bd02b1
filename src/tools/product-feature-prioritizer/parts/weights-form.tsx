import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { FieldGroup } from '@/ui/layout';
import { weightFields } from '../model';
import type { FeatureRecords } from './feature-row';

const names = ['impact', 'ease', 'confidence', 'urgency', 'riskReduction', 'own'] as const;

export default function WeightsForm({ records: { extra, setExtra, tool } }: { records: FeatureRecords }) {
  const form = useLiveForm(weightFields, extra.weights, tool.around, (weights, name) =>
    setExtra((current) => ({ ...current, weights }), { key: `weights.${name}` }),
  );
  return (
    <div className="mt-4 border-t border-line pt-4">
      <FieldGroup title="Weights">
        {names.map((name) => (
          <Field key={name} of={form} name={name} />
        ))}
        <Field of={form} name="ownName" wide />
      </FieldGroup>
      <p className="mt-2 text-[13px] text-mute">Weights need not add up to 100; only their proportions count.</p>
    </div>
  );
}
