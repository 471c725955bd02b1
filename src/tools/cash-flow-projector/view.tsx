import { useMemo } from 'react';
import { formatMoney } from '@/lib/money';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Empty, HeadlineFigure, Split, StatRow } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, otherNames } from './content';
import { identityOf, taxName } from './model';
import { ItemForm } from './parts/item-form';
import { MonthlyTable } from './parts/monthly-table';
import { SettingsPanel } from './parts/settings-panel';
import { useCashFlow } from './parts/use-cash-flow';
import { toFiles } from './download';

const loadList = () => import('./parts/item-list');
const ItemList = lazyPart(async () => (await loadList()).default);
const loadOutlook = () => import('./parts/outlook-panel');
const OutlookPanel = lazyPart(async () => (await loadOutlook()).default);
/** What the first item brings onto the screen is on its way before that item is typed. */
const preload = () => [loadList(), loadOutlook()];
const ComparePanels = lazyPart(async () => (await import('./parts/compare-panels')).default);
// Only once another tool has told what was booked.
const ActualsPanel = lazyPart(async () => (await import('./parts/actuals-panel')).default);
const WeeksPanel = lazyPart(async () => (await import('./parts/weeks-panel')).default);
const ScenarioRow = lazyPart(async () => (await import('./parts/scenario-row')).default);

export const about =
  'Enter what comes in and what goes out, how often and from which month, and see your cash month by month with the month it would run out. Compare a base, a best and a worst case, test late payments and lower revenue, and export the whole calculation as a spreadsheet.';
export const related = ['expense-calculator', 'financial-tracker', 'team-builder', 'business-plan'];

export default function CashFlowProjector() {
  const flow = useCashFlow();
  const { records, settings, projection } = flow;
  const { all, tool, extra } = records;
  const { currency } = tool.around;
  const show = (amount: number) => formatMoney(amount, currency);
  const hasItems = all.length > 0;
  const identity = useMemo(() => identityOf(settings.firstMonth), [settings.firstMonth]);
  usePreload(preload);

  return (
    <>
      <WorkBar isSample={hasSample(all)} hasMoney>
        <ImportButton records={flow.importing} identity={identity} mayRepeat otherNames={otherNames} hint={importHint} />
        <Download hasDocument files={toFiles(tool.data, tool.around)} />
      </WorkBar>
      {(hasItems || extra.scenarios.list.length > 1) && (
        <div className="mb-5 min-h-9">
          <ScenarioRow records={records} />
        </div>
      )}
      <Split
        input={
          <>
            <SettingsPanel form={flow.settingsForm} />
            <ItemForm form={flow.form} />
            {hasItems ? (
              <ItemList flow={flow} />
            ) : (
              <Empty
                text="No items added yet"
                hint="Add what comes in and what goes out. The table follows as you go."
                onSample={flow.loadSample}
              />
            )}
          </>
        }
        result={
          <div className="grid grid-cols-1 gap-5">
            <div className="-mb-5">
              <StatRow
                stats={[
                  { label: 'Total Income', figure: show(projection.income) },
                  { label: 'Total Expenses', figure: show(projection.expenses) },
                  {
                    label: 'Net Cash Flow',
                    figure: show(projection.net),
                    ...(projection.net < 0 ? { tone: 'bad' as const } : {}),
                    ...(projection.tax === 0 ? {} : { note: `With ${show(projection.tax)} of ${taxName(settings)}` }),
                  },
                ]}
              />
            </div>
            {hasItems && <OutlookPanel flow={flow} />}
            <MonthlyTable projection={projection} settings={settings} currency={currency} />
            {hasItems && <WeeksPanel flow={flow} />}
            {extra.actuals && <ActualsPanel flow={flow} />}
          </div>
        }
      />
      {hasItems && <ComparePanels records={records} settings={settings} />}
      <HeadlineFigure label="Cash at the end" figure={show(projection.ending)} />
    </>
  );
}
