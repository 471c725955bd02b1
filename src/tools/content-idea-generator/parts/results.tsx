import { useEffect, useRef, useState } from 'react';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { Download } from '@/kinds/work/download';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Chip } from '@/ui/layout';
import { More } from '@/ui/more';
import { SelectBox } from '@/ui/search-box';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import type { Tool } from '@/workspace/tool-state';
import { platformNames, starterExamples, type Platform } from '../content';
import { allIdeas } from '../files';
import { isTemplateBased, noteOf } from '../origin';
import { chosenPlatforms, type Answers, type Idea, type IdeasData } from '../model';
import { describeTaking, takeIdeas, toIdeasTask } from '../proposal';
import { toFiles } from '../download';
import { CalendarDialog } from './calendar-dialog';
import { IdeaCard } from './idea-card';
import { MixPanel } from './mix-panel';
import { RepurposeDialog } from './repurpose-dialog';

interface ResultsProps {
  tool: Tool<IdeasData>;
  answers: Answers;
  /** How often a list was asked for on this visit: each time it takes the focus. */
  timesAsked: number;
  isBusy: boolean;
  canRegenerate: boolean;
  onRegenerate: () => void;
}

export function Results({ tool, answers, timesAsked, isBusy, canRegenerate, onRegenerate }: ResultsProps) {
  const { data, around, change } = tool;
  const [shown, setShown] = useState<'all' | Platform>('all');
  const [dialog, setDialog] = useState<{ kind: 'repurpose' | 'calendar'; idea: Idea }>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (timesAsked > 0) heading.current?.focus();
  }, [timesAsked]);
  const present = [...new Set(data.ideas.map(({ platform }) => platform))];
  const filter = shown !== 'all' && present.includes(shown) ? shown : 'all';
  const ideas = data.ideas.filter(({ platform }) => filter === 'all' || platform === filter);
  const all = allIdeas(data);
  const card = (idea: Idea, isKept: boolean) => (
    <IdeaCard
      key={idea.id}
      idea={idea}
      tool={tool}
      isKept={isKept}
      onRepurpose={() => setDialog({ kind: 'repurpose', idea })}
      onCalendar={() => setDialog({ kind: 'calendar', idea })}
    />
  );
  const chosen = chosenPlatforms(answers);
  const examples = starterExamples.filter(({ platform }) => chosen.includes(platform));

  return (
    <>
      <section aria-labelledby="ideas-heading" className="min-w-0">
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <h2 id="ideas-heading" ref={heading} tabIndex={-1} className="mr-auto text-lg font-semibold outline-none">
            {plural(data.ideas.length, 'content idea')}
          </h2>
          <SelectBox
            label="Show platform"
            value={filter}
            options={[{ value: 'all', label: 'All platforms' }, ...present.map((value) => ({ value, label: platformNames[value] }))]}
            onChange={setShown}
          />
          <Button icon="refresh-cw" disabled={isBusy || !canRegenerate} onClick={onRegenerate}>
            {isBusy ? 'Generating...' : 'Regenerate'}
          </Button>
          <Download label="Export" files={toFiles(data, around)} />
        </div>
        <p className="mb-4 flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
          {isTemplateBased(all) && <Chip>Template-based</Chip>} {noteOf(all)}
        </p>
        <div className="grid grid-cols-1 gap-4">
          <div className="min-w-0 max-lg:order-last">
            <ModelProposal
              what="content ideas"
              timesAsked={timesAsked}
              missing={canRegenerate ? '' : 'Enter your industry and your audience, and choose a platform first.'}
              task={() => toIdeasTask(data)}
              onUse={(reply, parts, { model, provider }) => {
                const next = takeIdeas(data, reply, parts, model || provider, makeId);
                if (next === data) return showToast(describeTaking(data, next));
                change(() => next, { say: describeTaking(data, next) });
              }}
            />
          </div>
          <ul aria-label="Content ideas" className="rows">
            {ideas.map((idea) => card(idea, false))}
          </ul>
        </div>
      </section>
      {data.kept.length > 0 && (
        <section aria-labelledby="kept-heading" className="min-w-0">
          <h2 id="kept-heading" className="mb-3 text-lg font-semibold">
            Favorites from earlier lists
          </h2>
          <ul aria-label="Favorites from earlier lists" className="rows">
            {data.kept.map((idea) => card(idea, true))}
          </ul>
        </section>
      )}
      <MixPanel tool={tool} answers={answers} />
      {examples.length > 0 && (
        <More title="Starter examples" isUsed={false} className="no-print">
          <p className="mb-3 text-[13px] text-mute">Not based on your answers; they work for any business.</p>
          <ul className="grid grid-cols-1 gap-3">
            {examples.map(({ platform, title, text }) => (
              <li key={title}>
                <p className="font-semibold">
                  {title} <span className="font-normal text-mute">{platformNames[platform]}</span>
                </p>
                <p className="text-mute">{text}</p>
              </li>
            ))}
          </ul>
        </More>
      )}
      {dialog?.kind === 'repurpose' && <RepurposeDialog tool={tool} idea={dialog.idea} onClose={() => setDialog(undefined)} />}
      {dialog?.kind === 'calendar' && <CalendarDialog idea={dialog.idea} tool={tool} onClose={() => setDialog(undefined)} />}
    </>
  );
}
