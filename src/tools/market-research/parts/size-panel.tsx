import { formatMoney } from '@/lib/money';
import { ToolLink } from '@/kinds/work/tool-link';
import { IconButton } from '@/ui/button';
import { Bar, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import type { ResearchData } from '../model';
import { readSizes, sizeNames } from '../sizes';

/** TAM, SAM and SOM as they were worked out elsewhere; where they change there, the update is offered above. */
export function SizePanel({ tool: { data, around, change } }: { tool: Tool<ResearchData> }) {
  const { currency } = around;
  const { lines, basis } = readSizes(data, currency);
  const largest = Math.max(...lines.map(({ amount }) => amount), 0);
  if (!data.sizes || largest <= 0)
    return (
      <Panel title="Market size">
        <p className="text-mute">
          No figures yet. <ToolLink offers="sizes">Work out TAM, SAM and SOM</ToolLink>, and they can be added here with one click.
        </p>
      </Panel>
    );
  const { fromName } = data.sizes;
  return (
    <Panel
      title="Market size"
      aside={
        <IconButton
          icon="trash-2"
          label="Remove the market size"
          onClick={() => change((current) => ({ ...current, sizes: undefined }), { say: 'Market size removed' })}
        />
      }
    >
      <ul className="grid grid-cols-1 gap-3">
        {lines.map(({ key, amount }) => (
          <li key={key}>
            <div className="flex flex-wrap justify-between gap-x-3">
              <span>
                <strong>{key.toUpperCase()}</strong>, {sizeNames[key]}
              </span>
              <span className="font-[550]">{formatMoney(amount, currency)} a year</span>
            </div>
            <Bar label={key.toUpperCase()} share={amount / largest} />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[13px] text-mute">
        From {fromName}
        {basis === '' ? '' : ` (${basis})`}.
      </p>
    </Panel>
  );
}
