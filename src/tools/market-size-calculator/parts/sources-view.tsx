import { useLiveForm } from '@/kinds/work/live-form';
import { Field } from '@/ui/field';
import type { Tool } from '@/workspace/tool-state';
import { evidenceFields, fields, sourced, type MarketData, type Sourced } from '../model';
import type { SheetSource } from '../sheets';
import { listSources } from '../words';

interface SourcesViewProps {
  source: SheetSource;
  tool: Tool<MarketData>;
}

/** Where each figure comes from, so that somebody else can check it. */
export function SourcesView({ source: { data, result, currency }, tool }: SourcesViewProps) {
  const lines = listSources(result.inputs, data.evidence, currency);
  return (
    <>
      <p className="mb-4 text-[13px] text-mute">What you note here appears under the result, in the reports and in the spreadsheet.</p>
      <ul className="grid grid-cols-1 gap-5">
        {sourced.map((name, index) => (
          <SourceRow key={name} name={name} value={lines[index]?.value ?? ''} data={data} tool={tool} />
        ))}
      </ul>
    </>
  );
}

function SourceRow({ name, value, data, tool }: { name: Sourced; value: string; data: MarketData; tool: Tool<MarketData> }) {
  const form = useLiveForm(evidenceFields, data.evidence[name], tool.around, (draft, field) =>
    tool.change((current) => ({ ...current, evidence: { ...current.evidence, [name]: draft } }), { key: `${name} ${field}` }),
  );
  const { label } = fields[name];
  return (
    <li>
      <p className="mb-1 text-[13px]">
        <span className="font-[550]">{label}</span> <span className="text-mute">{value}</span>
      </p>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_150px_130px]">
        <div className="col-span-2 sm:col-span-1">
          <Field of={form} name="source" label={`${label}: Source`} hideLabel />
        </div>
        <Field of={form} name="date" label={`${label}: Date`} hideLabel />
        <Field of={form} name="confidence" label={`${label}: Confidence`} hideLabel />
      </div>
    </li>
  );
}
