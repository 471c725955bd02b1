import { Chart } from '@/ui/chart';
import { Button, IconButton } from '@/ui/button';
import { Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { fourOneOne, pillarHints, pillarNames, pillars, type Mix, type Pillar } from '../content';
import { countByPillar, countPillars, leastPillars, mixOf, spreadIdeas, type Answers, type IdeasData } from '../model';

const mostParts = 9;

/** What the list is made of: the target, beside what is in it. */
export function MixPanel({ tool: { data, change, say }, answers }: { tool: Tool<IdeasData>; answers: Answers }) {
  const mix = mixOf(data, answers);
  const target = spreadIdeas(mix, data.ideas.length);
  const present = countByPillar(data.ideas);
  const isFew = countPillars(mix) <= leastPillars;
  const set = (next: Mix | null, said?: string) => {
    change((current) => ({ ...current, mix: next }), { key: said ? undefined : 'mix' });
    if (said) say(said);
  };
  const step = (pillar: Pillar, by: number) => set({ ...mix, [pillar]: Math.min(mostParts, Math.max(0, mix[pillar] + by)) });
  return (
    <Panel
      title="Content pillars"
      aside={
        <span className="no-print flex flex-wrap gap-2">
          <Button look="quiet" onClick={() => set(fourOneOne, 'Four posts that help, one that shares, one that sells')}>
            4-1-1
          </Button>
          {data.mix !== null && (
            <Button look="quiet" onClick={() => set(null, 'The mix follows the goal again')}>
              Follow the goal
            </Button>
          )}
        </span>
      }
    >
      <p className="mb-3 text-[13px] text-mute">
        Shares of the next list, across three to five pillars.{' '}
        {data.mix === null ? `A rule of thumb for ${answers.contentGoal}.` : 'Your own mix.'}
      </p>
      <ul className="no-print mb-5 grid grid-cols-1 gap-2">
        {pillars.map((pillar) => (
          <li key={pillar} className="flex flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1">
              <span className="font-[550]">{pillarNames[pillar]}</span> <span className="text-mute">{pillarHints[pillar]}</span>
            </span>
            <span className="flex items-center">
              <IconButton
                icon="minus"
                label={`Less: ${pillarNames[pillar]}`}
                disabled={mix[pillar] === 0 || (mix[pillar] === 1 && isFew)}
                onClick={() => step(pillar, -1)}
              />
              <output aria-label={`Parts of ${pillarNames[pillar]}`} className="w-6 text-center">
                {mix[pillar]}
              </output>
              <IconButton
                icon="plus"
                label={`More: ${pillarNames[pillar]}`}
                disabled={mix[pillar] === mostParts}
                onClick={() => step(pillar, 1)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Chart
        label="Ideas by pillar"
        look="bars"
        categories={pillars.map((pillar) => pillarNames[pillar])}
        series={[
          { name: 'In this list', values: pillars.map((pillar) => present[pillar]) },
          { name: 'Target', values: pillars.map((pillar) => target[pillar]) },
        ]}
        format={String}
      />
    </Panel>
  );
}
