import { useMemo, useState } from 'react';
import { useCalculator } from '@/kinds/calculator/use-calculator';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import type { FormHandle } from '@/ui/field';
import { HeadlineFigure, Notice, Panel, Split } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { taxFiles } from './files';
import { computeFlat, dollars, fields, readInputs, state, toInputs, type TaxFields } from './model';
import { QuickEstimate } from './parts/quick-estimate';
import { Disclaimer, Strategies, Tips } from './parts/advice';
import { TaxForm } from './parts/tax-form';

// Seen only when chosen, so loaded only then.
const DetailedView = lazyPart(async () => (await import('./parts/detailed-view')).DetailedView);
const CompareView = lazyPart(async () => (await import('./parts/compare-view')).CompareView);
const QuarterlyView = lazyPart(async () => (await import('./parts/quarterly-view')).QuarterlyView);
const CompanyPanel = lazyPart(async () => (await import('./parts/company-panel')).CompanyPanel);

export const about =
  'Estimate what your business owes in federal, state and self-employment tax, first with simple flat rates, then with the real brackets of 2026. Compare business types, see when the quarterly payments are due, and take the worksheet to your accountant. For companies in the UK and Germany, work out the tax on the year’s profit.';

export const related = ['financial-tracker', 'invoice-generator', 'expense-calculator'];

const tabs = [
  { value: 'quick', label: 'Quick estimate' },
  { value: 'detailed', label: 'Detailed 2026' },
  { value: 'compare', label: 'Compare types' },
  { value: 'quarterly', label: 'Quarterly' },
] as const;
type Tab = (typeof tabs)[number]['value'];

export default function TaxCalculator() {
  const calculator = useCalculator(state, fields, toInputs);
  const { tool, form, isStale } = calculator;
  const { data, around } = tool;
  const [tab, setTab] = useState<Tab>('quick');
  const [isCompany, setIsCompany] = useState(false);
  const estimate = useMemo(() => {
    const inputs = readInputs(data, around);
    return inputs && { inputs, flat: computeFlat(inputs) };
  }, [data, around]);

  /** What only the 2026 rules read takes effect at once; the quick estimate does not depend on it. */
  const liveForm: FormHandle<TaxFields> = {
    ...form,
    set: (name, value) =>
      tool.change(
        ({ draft, calculated }) => ({ draft: { ...draft, [name]: value }, calculated: calculated && { ...calculated, [name]: value } }),
        { key: name },
      ),
  };
  const hasWork = estimate !== undefined || JSON.stringify(data) !== JSON.stringify(state.start(around));
  const startOver = () => {
    calculator.clear();
    setTab('quick');
  };

  return (
    <>
      <WorkBar isSample={calculator.isSample} startOver={hasWork && { run: startOver, said: 'Started over', look: 'plain' }} />
      <Split
        input={<TaxForm form={form} onCalculate={calculator.calculate} />}
        result={
          <Panel
            title="Tax Estimate"
            aside={estimate && <Download label="Download Summary" files={taxFiles(estimate.inputs, calculator.isSample)} />}
          >
            <div role="status">{isStale && <Notice>Inputs changed, recalculate</Notice>}</div>
            {estimate ? (
              <>
                <div className={`mb-4 ${isStale ? 'mt-4' : ''}`}>
                  <Tabs label="Ways to estimate" choices={tabs} value={tab} onChange={setTab} />
                </div>
                <div role="tabpanel" aria-label={tabs.find(({ value }) => value === tab)?.label}>
                  {tab === 'quick' && <QuickEstimate {...estimate} onDetailed={() => setTab('detailed')} />}
                  {tab === 'detailed' && <DetailedView {...estimate} form={liveForm} />}
                  {tab === 'compare' && <CompareView {...estimate} form={liveForm} />}
                  {tab === 'quarterly' && <QuarterlyView {...estimate} form={liveForm} />}
                </div>
              </>
            ) : (
              <Tips onSample={calculator.loadSample} />
            )}
          </Panel>
        }
      />
      {estimate && <HeadlineFigure isTall label="Estimated tax, flat rates" figure={dollars(estimate.flat.totalTax)} />}
      <div className="my-5">
        {isCompany ? (
          <CompanyPanel tool={tool} />
        ) : (
          <Button icon="landmark" onClick={() => setIsCompany(true)}>
            Company tax in the UK and Germany
          </Button>
        )}
      </div>
      <Strategies />
      <Disclaimer />
    </>
  );
}
