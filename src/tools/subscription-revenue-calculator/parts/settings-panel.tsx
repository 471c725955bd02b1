import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Panel } from '@/ui/layout';
import { suggestAnnualPrice, type Settings } from '../model';
import type { SettingsForm, TierRecords } from './use-subscription-plan';

interface SettingsProps {
  form: SettingsForm;
  settings: Settings;
  records: TierRecords;
}

export function SettingsPanel({ form, settings: { discount }, records }: SettingsProps) {
  const { all } = records;
  const isApplied = all.every(({ monthlyPrice, annualPrice }) => annualPrice === suggestAnnualPrice(monthlyPrice, discount));
  const apply = () =>
    records.replaceAll(
      all.map((tier) => ({ ...tier, annualPrice: suggestAnnualPrice(tier.monthlyPrice, discount) })),
      { say: `Annual prices set to ${discount}% off` },
    );
  return (
    <Panel title="Settings" className="mb-5">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="months" />
        <Field of={form} name="monthlyShare" />
        {/* Its message says itself what counts instead. */}
        <Field
          of={{ ...form, isLive: false }}
          name="discount"
          wide
          after={
            <Button className="flex-none" disabled={isApplied} onClick={apply}>
              Apply to all tiers
            </Button>
          }
        />
      </div>
    </Panel>
  );
}
