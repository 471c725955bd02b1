import { useId } from 'react';
import { pictureUrl } from '@/lib/blocks';
import { formatNumber } from '@/lib/numbers';
import { Panel, Split } from '@/ui/layout';
import { Slider } from '@/ui/slider';
import type { Tool } from '@/workspace/tool-state';
import { forceNames, forceQuestions, forces, levelWords, type Force } from '../content';
import { computePressure, type Rating, type ResearchData } from '../model';
import { radarPicture } from '../radar';

/** Five sliders with a reason each, and the net they draw. */
export function ForcesPanel({ tool }: { tool: Tool<ResearchData> }) {
  const { data } = tool;
  const { rated, average } = computePressure(data.forces);
  return (
    <Split
      input={
        <Panel title="Five forces">
          <p className="text-mute">From 1 (very weak, good for you) to 5 (very strong). 0 means not rated.</p>
          {forces.map((force) => (
            <ForceRow key={force} force={force} tool={tool} />
          ))}
        </Panel>
      }
      result={
        <Panel title="The picture">
          <div className="paper mb-3 p-3 shadow-none!">
            <img
              className="mx-auto h-auto max-w-full"
              src={pictureUrl(radarPicture(data.forces))}
              alt={`Five forces: ${forces.map((force) => `${forceNames[force]} ${levelWords[data.forces[force].level] ?? ''}`).join(', ')}.`}
            />
          </div>
          <p role="status" className="text-mute">
            {average === null
              ? `${rated} of 5 rated. The average appears when all are.`
              : `Average pressure ${formatNumber(average, 1)} of 5: your own judgment, not a measurement.`}
          </p>
        </Panel>
      }
    />
  );
}

function ForceRow({ force, tool: { data, change } }: { force: Force; tool: Tool<ResearchData> }) {
  const id = useId();
  const rating = data.forces[force];
  const set = (next: Partial<Rating>, key: string) =>
    change((current) => ({ ...current, forces: { ...current.forces, [force]: { ...current.forces[force], ...next } } }), {
      key: `force ${force} ${key}`,
    });
  return (
    <div className="border-b border-line pb-4 last:border-0">
      <Slider label={forceNames[force]} min={0} max={5} value={rating.level} onChange={(level) => set({ level }, 'level')} />
      <p className="mb-1 text-[13px] text-mute">
        {forceQuestions[force]} <span className="font-[550]">{levelWords[rating.level]}</span>
      </p>
      <label htmlFor={id} className="sr-only">
        Why: {forceNames[force]}
      </label>
      <input
        id={id}
        className="input"
        placeholder="Why, in one line"
        maxLength={300}
        value={rating.why}
        onChange={({ target: { value } }) => set({ why: value }, 'why')}
      />
    </div>
  );
}
