import { useMemo, useRef } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import { safeUrl } from '@/lib/links';
import { replaceById } from '@/lib/lists';
import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { useSiblingWork } from '@/workspace/sibling';
import type { Tool } from '@/workspace/tool-state';
import {
  addCompetitors,
  blankCompetitor,
  competitorFields,
  findNewNames,
  isBlankCompetitor,
  mostCompetitors,
  removeCompetitor,
  type CompetitorDraft,
  type ResearchData,
} from '../model';
import { readRivals } from '../siblings';

export function CompetitorsTab({ tool }: { tool: Tool<ResearchData> }) {
  const { data, change, undo } = tool;
  const list = useRef<HTMLUListElement>(null);
  const other = useSiblingWork('competitor-analysis');
  const offered = useMemo(
    () => findNewNames(readRivals(other), data.competitors).slice(0, mostCompetitors - data.competitors.length),
    [other, data.competitors],
  );
  const add = () => {
    change((current) => addCompetitors(current, [blankCompetitor('')]));
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus());
  };
  const bringIn = () => {
    change((current) => {
      const isBlank = current.competitors.every(isBlankCompetitor);
      const grown = addCompetitors(current, offered);
      return isBlank ? { ...grown, competitors: grown.competitors.slice(current.competitors.length) } : grown;
    });
    showToast(`${plural(offered.length, 'competitor')} brought in`, { label: 'Undo', run: undo });
  };
  return (
    <>
      {offered.length > 0 && (
        <div className="mb-4">
          <Notice tone="plain">
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="wrap-anywhere">
                Competitor Analysis holds {plural(offered.length, 'competitor')} not here:{' '}
                {joinWords(offered.slice(0, 4).map(({ name }) => name))}
                {offered.length > 4 ? ' …' : ''}.
              </span>
              <Button onClick={bringIn}>Bring in</Button>
            </span>
          </Notice>
        </div>
      )}
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
  const { data, around, change, undo } = tool;
  const { id } = competitor;
  const form = useLiveForm(competitorFields, competitor, around, (draft, name) =>
    change((current) => ({ ...current, competitors: replaceById(current.competitors, id, () => ({ ...draft, id })) }), `${id} ${name}`),
  );
  const title = competitor.name.trim() || `Competitor ${place}`;
  const link = competitor.website.trim() === '' || form.problems.website ? undefined : safeUrl(competitor.website);
  const remove = (button: HTMLElement) => {
    const card = button.closest('li');
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    change((current) => removeCompetitor(current, id));
    setTimeout(() => neighbour?.querySelector('input')?.focus());
    showToast(`${title} removed`, { label: 'Undo', run: undo });
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
