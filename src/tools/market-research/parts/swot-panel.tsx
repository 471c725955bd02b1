import { useId } from 'react';
import { ToolLink } from '@/kinds/work/tool-link';
import { Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { quadrantQuestions, quadrants, quadrantTitles, type Quadrant } from '../content';
import { linesOf, type ResearchData } from '../model';

/** The framework with its questions, and room for answers; they wait for the SWOT tool, which offers to take them. */
export function SwotPanel({ tool }: { tool: Tool<ResearchData> }) {
  const count = quadrants.reduce((sum, quadrant) => sum + linesOf(tool.data.swot[quadrant]).length, 0);
  return (
    <Panel title="SWOT framework">
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {quadrants.map((quadrant) => (
          <Box key={quadrant} quadrant={quadrant} tool={tool} />
        ))}
      </div>
      <p className="mt-4 text-[13px] text-mute">
        One point per line.{' '}
        {count > 0 && (
          <>
            Weigh them and turn them into strategies in the <ToolLink accepts="points">SWOT Analysis Generator</ToolLink>, which can use
            them.
          </>
        )}
      </p>
    </Panel>
  );
}

function Box({ quadrant, tool: { data, change } }: { quadrant: Quadrant; tool: Tool<ResearchData> }) {
  const id = useId();
  return (
    <div className="rounded-(--radius-control) bg-sunk p-4">
      <label htmlFor={id} className="font-semibold">
        {quadrantTitles[quadrant]}
      </label>
      <ul id={`${id}-questions`} className="mt-1 mb-2 list-disc pl-5 text-[14px] text-mute">
        {quadrantQuestions[quadrant].map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <textarea
        id={id}
        aria-describedby={`${id}-questions`}
        className="input"
        rows={3}
        maxLength={5_000}
        value={data.swot[quadrant]}
        onChange={({ target: { value } }) =>
          change((current) => ({ ...current, swot: { ...current.swot, [quadrant]: value } }), { key: `swot ${quadrant}` })
        }
      />
    </div>
  );
}
