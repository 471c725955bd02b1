import { useId, useState } from 'react';
import { Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { quadrantTitles, strategyKinds, strategyTitles, type Quadrant, type StrategyKind } from '../content';
import type { Board, SwotData } from '../model';
import { addStrategy, sidesOf } from '../tows';
import { AddLine } from './add-line';

const longestOption = 60;
const optionText = (text: string) => {
  const letters = Array.from(text);
  return letters.length > longestOption ? `${letters.slice(0, longestOption).join('').trim()}…` : text;
};

/** A strategy of the user's own, with the two items it links. */
export function AddStrategy({ tool, board }: { tool: Tool<SwotData>; board: Board }) {
  const id = useId();
  const [kind, setKind] = useState<StrategyKind>('SO');
  const [links, setLinks] = useState<readonly [string, string]>(['', '']);
  const choose = (place: 0 | 1, value: string) => setLinks(place === 0 ? [value, links[1]] : [links[0], value]);
  const side = (quadrant: Quadrant, place: 0 | 1) => (
    <div className="min-w-0">
      <label htmlFor={`${id}-${place}`} className="mb-1 block text-[13px] font-[550]">
        {quadrantTitles[quadrant]}
      </label>
      <select id={`${id}-${place}`} className="input" value={links[place]} onChange={(event) => choose(place, event.target.value)}>
        <option value="">No item</option>
        {board[quadrant].map((item) => (
          <option key={item.id} value={item.id}>
            {item.number} {optionText(item.text)}
          </option>
        ))}
      </select>
    </div>
  );
  const [first, second] = sidesOf[kind];
  return (
    <Panel title="Add your own strategy" className="no-print">
      <div className="mb-3 grid grid-cols-1 gap-3 sm:grid-cols-3">
        <div>
          <label htmlFor={`${id}-kind`} className="mb-1 block text-[13px] font-[550]">
            Kind
          </label>
          <select
            id={`${id}-kind`}
            className="input"
            value={kind}
            onChange={(event) => {
              setKind(strategyKinds.find((candidate) => candidate === event.target.value) ?? kind);
              setLinks(['', '']);
            }}
          >
            {strategyKinds.map((option) => (
              <option key={option} value={option}>
                {strategyTitles[option].title}
              </option>
            ))}
          </select>
        </div>
        {side(first, 0)}
        {side(second, 1)}
      </div>
      <AddLine
        tool={tool}
        slot="add-strategy"
        label="Strategy"
        placeholder="What you will do"
        button="Add strategy"
        missing="Write the strategy first."
        add={(data, text) => addStrategy(data, kind, text, links)}
        onAdded={() => setLinks(['', ''])}
      />
    </Panel>
  );
}
