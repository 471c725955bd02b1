import { useLiveForm } from '@/kinds/work/live-form';
import { formatDay } from '@/lib/dates';
import { Chart } from '@/ui/chart';
import { Field } from '@/ui/field';
import { Bar, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { factFields, type Idea } from '../fields';
import { changeIdea, type IdeaData } from '../model';
import type { Scores } from '../scores';

const names = ['paid', 'users', 'letters', 'waitlist', 'furtherInterviews', 'source'] as const;
const pointsShown = 60;

export function EvidenceTab({ tool, idea, scores }: { tool: Tool<IdeaData>; idea: Idea; scores: Scores }) {
  const { around, change } = tool;
  const form = useLiveForm(factFields, idea.facts, around, (facts, name) =>
    change((current) => changeIdea(current, idea.id, (one) => ({ ...one, facts }), around.today), { key: `facts.${name}` }),
  );
  const history = idea.history.slice(-pointsShown);
  const line = (name: 'completeness' | 'evidence' | 'overall') => history.map((entry) => entry[name]);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <Panel title="What happened so far">
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {names.map((name) => (
              <Field key={name} of={form} name={name} />
            ))}
          </div>
        </Panel>
      </div>
      <div className="grid grid-cols-1 gap-6 lg:col-span-7">
        <Panel title={`Evidence score: ${scores.evidence.total} of 100`}>
          <ul className="grid grid-cols-1 gap-3">
            {scores.evidence.parts.map(({ id, label, count, points, most, rule }) => (
              <li key={id}>
                <span className="flex justify-between gap-3">
                  <span className="font-[550]">
                    {label}: {count.toLocaleString('en-US')}
                  </span>
                  <span className="flex-none">
                    {points} of {most}
                  </span>
                </span>
                <Bar label={`${label}: ${points} of ${most} points`} share={points / most} />
                <span className="text-[13px] text-mute">{rule}.</span>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-[13px] text-mute">
            The weights are our own choice: what people say counts least, what they pay counts most. The overall score is the average of
            both scores, at most 40 without evidence, 55 with words only, 75 until someone pays; and at most 40 when most of those asked do
            not have the problem.
          </p>
        </Panel>
        <Panel title="Scores over time">
          {history.length < 2 ? (
            <p className="text-mute">There’s one entry for each day on which a score changes. The chart starts with the second one.</p>
          ) : (
            <Chart
              label="Scores over time"
              look="lines"
              categories={history.map(({ day }) => formatDay(day) || day)}
              series={[
                { name: 'Overall', values: line('overall') },
                { name: 'Evidence', values: line('evidence') },
                { name: 'Completeness', values: line('completeness') },
              ]}
              format={String}
            />
          )}
        </Panel>
      </div>
    </div>
  );
}
