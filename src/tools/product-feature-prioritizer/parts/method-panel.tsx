import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import { lazyPart } from '@/ui/lazy-part';
import { formulas, methodNames, tieRule } from '../content';
import { capacityFields, methods, type Method } from '../model';
import type { FeatureRecords } from './feature-row';

const WeightsForm = lazyPart(async () => (await import('./weights-form')).default);

/** How the list is ranked, and how much of it there is room for. */
export function MethodPanel({ records }: { records: FeatureRecords }) {
  const { extra, setExtra, tool } = records;
  const { method } = extra;
  const capacity = useLiveForm(capacityFields, { capacity: extra.capacity }, tool.around, (draft) =>
    setExtra((current) => ({ ...current, capacity: draft.capacity }), { key: 'capacity' }),
  );
  return (
    <Panel>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <div className="min-w-0">
          <Label htmlFor="method">Method</Label>
          <select
            id="method"
            className="input"
            value={method}
            onChange={(event) => setExtra((current) => ({ ...current, method: event.target.value as Method }))}
          >
            {methods.map((option) => (
              <option key={option} value={option}>
                {methodNames[option]}
              </option>
            ))}
          </select>
        </div>
        {/* What cannot be read draws no line; it does not count as 0. */}
        <Field of={{ ...capacity, isLive: false }} name="capacity" />
      </div>
      <p className="mt-2.5 text-[13px] text-mute">
        {formulas[method]} {tieRule} A point is a point of effort.
      </p>
      {method === 'custom' && <WeightsForm records={records} />}
    </Panel>
  );
}
