import { Field } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { assumptions } from '../content';
import { More } from '@/ui/more';
import type { CashFlow } from './use-cash-flow';

export function SettingsPanel({ form }: { form: CashFlow['settingsForm'] }) {
  const { collectionDelay, paymentDelay, taxMode } = form.draft;
  const hasTax = form.values.taxMode !== 'none';
  const hasDelay = form.values.collectionDelay > 0 || form.values.paymentDelay > 0;
  return (
    <Panel title="Settings" className="mb-5">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="period" />
        <Field of={form} name="startingCash" />
        <Field of={form} name="firstMonth" />
        <Field of={form} name="firstYear" />
        <More
          title="Delays and sales tax"
          isUsed={collectionDelay !== '' || paymentDelay !== '' || taxMode !== 'none'}
          className="sm:col-span-2"
        >
          <div className="mt-1 grid grid-cols-1 gap-3 sm:grid-cols-2">
            <Field of={form} name="collectionDelay" />
            <Field of={form} name="paymentDelay" />
            {hasDelay && <p className="text-[13px] text-mute sm:col-span-2">{assumptions.delay}</p>}
            <Field of={form} name="taxMode" wide />
            {hasTax && (
              <>
                <Field of={form} name="taxRate" />
                <Field of={form} name="taxEvery" />
                <p className="text-[13px] text-mute sm:col-span-2">{assumptions.tax}</p>
              </>
            )}
          </div>
        </More>
      </div>
    </Panel>
  );
}
