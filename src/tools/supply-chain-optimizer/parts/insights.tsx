import { Chip, Panel } from '@/ui/layout';
import { insights, insightsLabel, insightsNote } from '../content';

/** Tips that hold for anybody, and say so. */
export function Insights() {
  return (
    <Panel title="Optimization Insights" aside={<Chip tone="warn">{insightsLabel}</Chip>} className="mt-8">
      <p className="mb-4 text-[14px] text-mute">{insightsNote}</p>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
        {insights.map(({ title, tips }) => (
          <div key={title}>
            <h3 className="mb-1.5 font-semibold">{title}</h3>
            <ul className="grid grid-cols-1 list-disc gap-1 pl-4.5">
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}
