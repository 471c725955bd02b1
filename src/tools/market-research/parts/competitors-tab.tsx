import { useRef } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { safeUrl } from '@/lib/links';
import { replaceById } from '@/lib/lists';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import type { Tool } from '@/workspace/tool-state';
import {
  addCompetitors,
  blankCompetitor,
  competitorFields,
  mostCompetitors,
  removeCompetitor,
  type CompetitorDraft,
  type ResearchData,
} from '../model';

export function CompetitorsTab({ tool }: { tool: Tool<ResearchData> }) {
  const { data, change } = tool;
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    change((current) => addCompetitors(current, [blankCompetitor('')]));
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  return (
    <>
      <ul ref={list} aria-label="Competitors" className="grid grid-cols-1 gap-4">
        {data.competitors.map((competitor, index) => (
          <CompetitorCard key={competitor.id} competitor={competitor} place={index + 1} tool={tool} />
        ))}
      </ul>
      <Button className="mt-4" icon="plus" disabled={data.competitors.length >= mostCompetitors} onClick={add}>
        Add Competitor
      </Button>
    </>
  );
}

function CompetitorCard({ competitor, place, tool }: { competitor: CompetitorDraft; place: number; tool: Tool<ResearchData> }) {
  const { data, around, change, say } = tool;
  const { id } = competitor;
  const form = useLiveForm(competitorFields, competitor, around, (draft, name) =>
    change((current) => ({ ...current, competitors: replaceById(current.competitors, id, () => ({ ...draft, id })) }), {
      key: `${id} ${name}`,
    }),
  );
  const title = competitor.name.trim() || `Competitor ${place}`;
  const link = competitor.website.trim() === '' || form.problems.website ? undefined : safeUrl(competitor.website);
  const remove = (button: HTMLElement) => {
    const card = button.closest('li');
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    change((current) => removeCompetitor(current, id));
    setTimeout(() => neighbour?.querySelector('input')?.focus());
    say(`${title} removed`);
  };
  return (
    <li className="panel">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 font-semibold break-words">{title}</h2>
        {data.competitors.length > 1 && (
          <Button look="quiet" icon="trash-2" aria-label={`Remove ${title}`} onClick={({ currentTarget }) => remove(currentTarget)}>
            Remove
          </Button>
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Field of={form} name="name" />
        <div>
          <Field of={form} name="website" />
          {link && (
            <a href={link} target="_blank" rel="noopener noreferrer" className="link inline-flex min-h-6 items-center text-[13px]">
              Open the website
            </a>
          )}
        </div>
        <Field of={form} name="strengths" />
        <Field of={form} name="weaknesses" />
        <Field of={form} name="pricing" wide />
      </div>
    </li>
  );
}
