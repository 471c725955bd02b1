import { useEffect, useRef, useState } from 'react';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import { Download } from '@/kinds/work/download';
import { SendMenu } from '@/kinds/work/send-menu';
import { WorkBar } from '@/kinds/work/work-bar';
import { fitText } from '@/lib/drawing';
import { takeFocus } from '@/ui/bring-into-view';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Chip, Notice } from '@/ui/layout';
import { Menu } from '@/ui/menu';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { lazyPart } from '@/ui/lazy-part';
import { useSettings } from '@/workspace/settings';
import type { Tool } from '@/workspace/tool-state';
import { tips } from '../content';
import { computeEvidence, explainShare, formatShare, isBlank, noteOn } from '../evidence';
import { addPersona, countExamples, hasSample, isFull, mostPersonas, nameOf, showsFigures, type PersonasData } from '../model';
import { takePersonas, toPersonasTask, type PersonasReply } from '../proposal';
import { toFiles } from '../download';
import { PersonaDetail } from './persona-detail';
import { useLook } from './use-look';

const CompareView = lazyPart(async () => (await import('./compare-view')).CompareView);
const InterviewsPanel = lazyPart(async () => (await import('./interviews-panel')).default);
const InterviewHelp = lazyPart(async () => (await import('./interview-help')).InterviewHelp);

/** So that the longest name fits the narrowest screen, in pixels. */
const tabRoom = 220;

interface ResultsProps {
  tool: Tool<PersonasData>;
  isBusy: boolean;
  problem: string;
  /** The number of the latest request for personas on this visit: with each they take the focus. */
  timesAsked: number;
  canRegenerate: boolean;
  onRegenerate: () => void;
  onAddAnti: () => void;
  onCreateNew: () => void;
}

export function Results({ tool, isBusy, problem, timesAsked, canRegenerate, onRegenerate, onAddAnti, onCreateNew }: ResultsProps) {
  const { data, around, change, say } = tool;
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const { personas } = data;
  const [isComparing, setIsComparing] = useState(false);
  const { selected, list, isOpen, show, setOpen, setAllOpen } = useLook(data);
  // A blank one is there to be filled in.
  const [editing, setEditing] = useState(selected && isBlank(selected) ? selected.id : '');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (timesAsked > 0) takeFocus(heading.current);
  }, [timesAsked]);

  const share = computeEvidence(personas);
  const examples = personas.filter(({ isExample }) => isExample);
  const full = isFull(data);
  const canCompare = personas.length > 1;
  const isAllOpen = personas.every(({ id }) => isOpen(id));
  const addBlank = () => {
    change((current) => addPersona(current));
    setIsComparing(false);
    setEditing(`persona-${data.made + 1}`);
  };

  const take = (reply: PersonasReply, chosen: ReadonlySet<string>, { model, provider }: { model: string; provider: string }) => {
    const { data: next, problem: refused } = takePersonas(data, reply, chosen, model || provider);
    if (next === data) {
      showToast(refused);
      return;
    }
    change((current) => takePersonas(current, reply, chosen, model || provider).data);
    setIsComparing(false);
    say(refused === '' ? 'Added to your personas' : `Added to your personas. ${refused}`);
  };

  return (
    <>
      <WorkBar isSample={hasSample(data)}>
        <Button icon="rotate-ccw" onClick={onCreateNew}>
          Create New
        </Button>
        <Button
          disabled={isBusy || !canRegenerate || countExamples(data) === 0}
          title="Replaces the examples you haven’t edited"
          onClick={onRegenerate}
        >
          <span className={`inline-flex ${isBusy ? 'animate-spin' : ''}`}>
            <Icon icon={isBusy ? 'loader-circle' : 'refresh-cw'} />
          </span>
          {isBusy ? 'Generating...' : 'Regenerate'}
        </Button>
        <SendMenu data={data} topics={['texts']} noun="answer" />
        <Download look="primary" files={toFiles(data, around)} />
      </WorkBar>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="font-serif text-3xl outline-none">
          Customer personas
        </h2>
        <p className="text-mute">
          <strong className="font-semibold text-ink">{formatShare(share)}</strong>, {explainShare(share)}
        </p>
      </div>
      <p className="mb-4 flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
        {examples.some(({ source }) => source === undefined) && <Chip>Template-based</Chip>}
        {noteOn(examples) || 'A persona is a hypothesis until people have confirmed it.'}
      </p>
      {problem !== '' && (
        <div role="status" className="mb-4">
          <Notice>{problem}</Notice>
        </div>
      )}
      <div className="no-print mb-4 flex flex-wrap items-center gap-2">
        {isComparing && canCompare ? (
          <Button icon="arrow-left" onClick={() => setIsComparing(false)}>
            Back to the personas
          </Button>
        ) : (
          <Tabs
            label="Personas"
            choices={personas.map((persona) => ({
              value: persona.id,
              label: fitText(nameOf(personas, persona), tabRoom, 15),
              ...(persona.isAnti ? { icon: 'user-x' } : {}),
            }))}
            value={selected?.id ?? ''}
            onChange={show}
          />
        )}
        <div className="ml-auto flex flex-wrap items-center gap-2">
          {canCompare && !isComparing && (
            <>
              <Button look="quiet" onClick={() => setAllOpen(!isAllOpen)}>
                {isAllOpen ? 'Collapse all' : 'Expand all'}
              </Button>
              <Button onClick={() => setIsComparing(true)}>
                <span className="max-sm:hidden">
                  <Icon icon="columns-3" />
                </span>
                Compare
              </Button>
            </>
          )}
          <Menu
            label="Add persona"
            buttonClass="btn"
            disabled={full || isBusy}
            items={[
              { label: 'Blank persona', onSelect: addBlank },
              { label: 'Anti-persona', detail: 'not served', onSelect: onAddAnti },
            ]}
          >
            <Icon icon="plus" />
            Add persona
          </Menu>
        </div>
        {full && (
          <p className="w-full text-right text-[13px] text-mute">{mostPersonas} personas is the limit. Delete one to add another.</p>
        )}
      </div>
      <div className={`grid grid-cols-1 items-start gap-5 ${hasModel ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]' : ''}`}>
        <div className="min-w-0">
          {isComparing && canCompare ? (
            <CompareView personas={personas} />
          ) : (
            <div ref={list} className="grid grid-cols-1 gap-3">
              {personas.map((persona) => (
                <PersonaDetail
                  key={persona.id}
                  tool={tool}
                  persona={persona}
                  isOpen={isOpen(persona.id)}
                  setOpen={(isNowOpen) => setOpen(persona.id, isNowOpen)}
                  isEditing={editing === persona.id}
                  setEditing={setEditing}
                />
              ))}
            </div>
          )}
        </div>
        <ModelProposal
          what="the personas"
          timesAsked={timesAsked}
          missing={canRegenerate ? '' : 'The industry or the target market is missing. Create New takes you back to the form.'}
          task={() => toPersonasTask(data)}
          onUse={take}
        />
      </div>
      <label className="no-print mt-5 flex items-start gap-2.5">
        <input
          type="checkbox"
          className="mt-1 size-4.5 flex-none accent-accent"
          checked={showsFigures(data)}
          onChange={(event) => change((current) => ({ ...current, hasFigures: event.target.checked }))}
        />
        <span>
          Age and income in files
          <span className="block text-[13px] text-mute">
            Left out once you edit a persona, since they’re rarely evidence. Tick to include them.
          </span>
        </span>
      </label>
      {selected && <InterviewsPanel tool={tool} persona={selected} />}
      <InterviewHelp data={data} />
      <section aria-labelledby="persona-advice" className="mt-8">
        <h2 id="persona-advice" className="mb-3 font-semibold">
          From hypothesis to evidence
        </h2>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {tips.map(({ title, text }) => (
            <li key={title} className="panel px-4! py-3.5!">
              <h3 className="mb-1 font-semibold">{title}</h3>
              <p className="text-[14px] text-mute">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
