import { useMemo } from 'react';
import { Button } from '@/ui/button';
import { InlineText } from '@/ui/inline-text';
import { Chip } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { insights, insightTitles, templateNote, type Insight } from '../content';
import { writeInsights } from '../insights';
import type { ResearchData } from '../model';

/** Four notes: a template until the user has put their own findings in its place. */
export function InsightCards({ tool: { data, change } }: { tool: Tool<ResearchData> }) {
  const template = useMemo(() => writeInsights(data), [data]);
  const save = (insight: Insight, typed: string) => {
    const text = typed.trim();
    if (text === '' || text === (data.notes[insight] ?? template[insight])) return;
    change((current) => ({ ...current, notes: { ...current.notes, [insight]: text } }));
  };
  const reset = (insight: Insight) =>
    change(
      (current) => {
        const { [insight]: _own, ...notes } = current.notes;
        return { ...current, notes };
      },
      { say: 'Template text restored' },
    );
  return (
    <ul aria-label="Insights" className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {insights.map((insight) => {
        const own = data.notes[insight];
        return (
          <li key={insight} className="panel">
            <h2 className="mb-1 font-semibold">{insightTitles[insight]}</h2>
            <p className="mb-1">{own === undefined ? <Chip tone="warn">{templateNote}</Chip> : <Chip>Your note</Chip>}</p>
            <InlineText
              name={insightTitles[insight]}
              text={own ?? template[insight]}
              rows={6}
              maxLength={5_000}
              onSave={(typed) => save(insight, typed)}
            />
            {own !== undefined && (
              <Button look="quiet" icon="rotate-ccw" onClick={() => reset(insight)}>
                Template text
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
