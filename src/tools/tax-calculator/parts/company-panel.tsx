import { completeDraft } from '@/lib/fields';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { documentFiles } from '@/kinds/document/files';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import { Chip, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { companyDisclaimer, companyFields, computeCompanyTax, toCompanyDocument } from '../company';
import type { TaxData } from '../model';
import { isPackCurrent } from '../year-2026';
import { Notes } from './figures';

const slot = 'company';

/** What a company in the UK or Germany pays on its profit; beside the US estimate, and apart from it. */
export function CompanyPanel({ tool }: { tool: Tool<TaxData> }) {
  const { around, drafts } = tool;
  const draft = completeDraft(companyFields, drafts[slot], around.today);
  const form = useLiveForm(companyFields, draft, around, (next, name) => tool.setDraft(slot, next, { key: `${slot}.${name}` }));
  const isGerman = form.values.country === 'germany';
  const tax = draft.profit.trim() === '' || form.problems.profit ? undefined : computeCompanyTax(form.values);
  return (
    <Panel
      title="Company tax in the UK and Germany"
      aside={
        tax && (
          <Download
            label="Download"
            files={documentFiles('company-tax', toCompanyDocument(form.values), ['pdf', 'docx', 'txt'], tax.currency)}
          />
        )
      }
    >
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <Field of={form} name="country" />
        <Field of={form} name="profit" />
        <Field of={form} name={isGerman ? 'municipal' : 'associated'} />
      </div>
      {tax && (
        <div className="mt-4" role="status">
          <p className="mb-3 flex flex-wrap gap-2">
            <Chip tone="warn">{`${tax.period}, as of ${formatDay(tax.asOf)}`}</Chip>
            {!isPackCurrent({ year: Number(tax.asOf.slice(0, 4)) }, around.today) && <Chip tone="bad">May be out of date</Chip>}
          </p>
          <dl className="grid gap-2">
            {tax.steps.map(({ label, amount, isTotal }) => (
              <div key={label} className="flex items-baseline justify-between gap-4">
                <dt className={isTotal ? 'font-semibold' : 'text-mute'}>{label}</dt>
                <dd className={`whitespace-nowrap ${isTotal ? 'font-semibold' : ''}`}>{formatMoney(amount, tax.currency)}</dd>
              </div>
            ))}
          </dl>
          {tax.rate !== undefined && <p className="mt-2 text-mute">{formatPercent(tax.rate)} of the profit.</p>}
          <Notes notes={[...tax.notes, `Source: ${tax.source}.`, companyDisclaimer]} />
        </div>
      )}
    </Panel>
  );
}
