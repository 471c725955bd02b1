import { formatNumber } from '@/lib/numbers';
import { Field } from '@/ui/field';
import { Empty } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import type { Equity, EquityForms } from './use-equity';

export const loadBody = () => import('./cap-table-body');
const CapTableBody = lazyPart(async () => (await loadBody()).default);

export function CapTablePanel({ equity, forms }: { equity: Equity; forms: EquityForms }) {
  const { stakeholders, table, inputs, settings, company } = equity;
  const isEmpty = stakeholders.all.length === 0 && inputs.rounds.length === 0;
  return (
    <section aria-labelledby="cap-table" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="cap-table" className="font-semibold">
            Cap Table
          </h2>
          <p className="text-[13px] text-mute">{formatNumber(table.total)} shares</p>
        </div>
        <div className="no-print grid grid-cols-1 gap-3 min-[420px]:grid-cols-2">
          <Field of={company} name="company" />
          <Field of={settings} name="totalShares" />
        </div>
      </div>
      {isEmpty ? (
        <Empty
          text="No stakeholders yet"
          hint="Add the first founder with a percentage. The shares follow from it."
          onSample={stakeholders.loadSample}
        />
      ) : (
        <CapTableBody equity={equity} forms={forms} />
      )}
    </section>
  );
}
