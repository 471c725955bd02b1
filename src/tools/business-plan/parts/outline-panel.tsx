import { useId } from 'react';
import { Icon } from '@/ui/icon';
import { Bar, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { computeCompleteness } from '../completeness';
import { outlineIds, outlines, type OutlineId } from '../content';
import type { Funds } from '../funds';
import type { PlanData } from '../model';

const looks = { done: { icon: 'circle-check' }, started: { icon: 'circle-dot' }, missing: { icon: 'circle' } };

/** Who the plan is for, and what such a reader expects to find in it. */
export function OutlinePanel({ tool, funds }: { tool: Tool<PlanData>; funds: Funds }) {
  const id = useId();
  const { data, change } = tool;
  const { items, done, percent } = computeCompleteness(data, funds);
  return (
    <Panel>
      <label htmlFor={id} className="mb-1 block font-semibold">
        Outline
      </label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        className="input"
        value={data.outline}
        onChange={(event) => change((current) => ({ ...current, outline: event.target.value as OutlineId }))}
      >
        {outlineIds.map((outline) => (
          <option key={outline} value={outline}>
            {outlines[outline].name}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className="mt-1.5 mb-4 text-[13px] text-mute">
        {outlines[data.outline].hint}
      </p>
      <p className="mb-1.5 flex items-baseline justify-between gap-2 text-[13px]">
        <span className="font-[550]">{percent}% complete</span>
        <span className="text-mute">
          {done} of {items.length} answered in full
        </span>
      </p>
      <Bar label="Complete" share={percent / 100} />
      <ul className="mt-3 grid grid-cols-1 gap-1 text-[13px]">
        {items.map(({ label, progress, lacks }) => (
          <li key={label} className="flex items-start gap-2">
            <span className={`mt-0.5 ${progress === 'done' ? 'text-accent' : 'text-mute'}`}>
              <Icon {...looks[progress]} size={14} />
            </span>
            <span className={progress === 'missing' ? 'text-mute' : ''}>
              {label}
              {lacks !== '' && <span className="text-mute">: {lacks}</span>}
              {lacks === '' && <span className="sr-only">: {progress}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
