import { use, useState, type RefObject } from 'react';
import { Link } from 'wouter';
import { Copy } from '@/kinds/work/copy';
import { formatTime, timeAt } from '@/lib/times';
import { Button, IconButton } from '@/ui/button';
import { Bar, Notice } from '@/ui/layout';
import { docOf, useWorkspace, type Work } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import type { Proposal, Source } from '@/writer/proposals';
import type { ProposalPart } from '@/writer/task';
import { TextChange } from './text-change';

export const SettingsLink = () => (
  <Link href="/ai-settings" className="link inline-flex min-h-6 items-center text-[13px]">
    AI settings
  </Link>
);

interface ShownProps {
  what: string;
  proposal: Proposal;
  /** Ask, Stop or Regenerate, whichever there is. */
  mainButton: RefObject<HTMLButtonElement | null>;
  refuse: ((part: ProposalPart) => string) | undefined;
  onAgain: () => void;
  onStop: () => void;
  onDrop: () => void;
  onUse: (parts: readonly ProposalPart[]) => void;
}

const formatCost = (cost: number) => `$${cost < 0.01 ? cost.toFixed(4) : cost.toFixed(2)}`;

const nameOf = ({ model, provider, atMs }: Source) => [...(model ? [model] : []), provider, formatTime(timeAt(atMs))];

function labelOf({ status, source, author, tokens, cost }: Proposal): string {
  return [
    ...nameOf(status === 'ready' ? author : source),
    ...(tokens === undefined ? [] : [`${tokens.toLocaleString('en-US')} tokens`]),
    ...(cost === undefined ? [] : [formatCost(cost)]),
  ].join(' · ');
}

/** Which parts are in the work: each since a step of its history, and for as long as that step is not undone. */
function useTaken(reply: unknown) {
  const tool = use(ToolIdContext);
  const past = useWorkspace((state) => docOf(state, tool)?.history.past);
  const [taken, setTaken] = useState<{ reply: unknown; steps: ReadonlyMap<string, Work | undefined> }>({ reply, steps: new Map() });
  // Another reply has parts of the same names.
  const steps = taken.reply === reply ? taken.steps : new Map<string, Work | undefined>();
  return {
    has: (id: string) => {
      const step = steps.get(id);
      return step !== undefined && past?.includes(step) === true;
    },
    note: (parts: readonly ProposalPart[]) => {
      const step = docOf(useWorkspace.getState(), tool)?.history.past.at(-1);
      setTaken({ reply, steps: new Map([...steps, ...parts.map(({ id }) => [id, step] as const)]) });
    },
  };
}

/** What a model is saying or has said, and what can be done with it. */
export function ShownProposal({ what, proposal, mainButton, refuse, onAgain, onStop, onDrop, onUse }: ShownProps) {
  const { status, said, reply, author, problem, download } = proposal;
  const taken = useTaken(reply);
  const isAsking = status === 'asking';
  const parts = isAsking ? [] : proposal.parts;
  const refusals = new Map(parts.map((part) => [part.id, refuse?.(part) ?? '']));
  const usable = parts.filter(({ id }) => refusals.get(id) === '');
  const take = (chosen: readonly ProposalPart[]) => {
    onUse(chosen);
    taken.note(chosen);
  };
  const againText = status === 'ready' ? 'Regenerate' : 'Try again';
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div>
        <p className="chip min-w-0 break-words whitespace-normal">{labelOf(proposal)}</p>
      </div>
      {isAsking && download !== undefined && <Bar label="Model fetched" share={download} />}
      {problem && (
        <Notice tone="bad">
          <p className="font-semibold">{problem.text}</p>
          <p>{problem.sentence}</p>
          {problem.detail !== '' && <p className="mt-1 text-[13px] break-words">{problem.detail}</p>}
          <p className="mt-1 text-[13px]">The text made on this device is unchanged.</p>
        </Notice>
      )}
      {status === 'ready' && parts.length === 0 && <Notice>The reply contains nothing you can use here.</Notice>}
      {said !== '' && (
        <div className="min-w-0">
          {!isAsking && (
            <div className="mb-1 flex items-center justify-between gap-2 text-[13px] text-mute">
              What it said <Copy text={said} />
            </div>
          )}
          <p
            className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px] break-words whitespace-pre-wrap"
            role="group"
            aria-label="What the model said"
          >
            {said}
          </p>
        </div>
      )}
      {parts.length > 0 && status !== 'ready' && (
        <p className="text-[13px] text-mute">The earlier proposal: {nameOf(author).join(' · ')}</p>
      )}
      {parts.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {parts.map((part) => (
            <li key={part.id} className="min-w-0 rounded-(--radius-control) border border-line px-3.5 py-3">
              <div className="mb-1 flex flex-wrap items-start justify-between gap-2">
                <p className="min-w-0 font-semibold break-words">{part.title}</p>
                {!refusals.get(part.id) && (
                  <Button aria-label={`Use ${part.title}`} icon={taken.has(part.id) ? 'check' : 'plus'} onClick={() => take([part])}>
                    {taken.has(part.id) ? 'Used' : 'Use'}
                  </Button>
                )}
              </div>
              {refusals.get(part.id) && (
                <div className="mb-2">
                  <Notice tone="bad">{refusals.get(part.id)} It can’t be used as it is.</Notice>
                </div>
              )}
              {part.before === undefined ? (
                <p className="text-[14px] break-words whitespace-pre-wrap">{part.text}</p>
              ) : (
                <TextChange before={part.before} after={part.text} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {usable.length > 1 && (
          <Button look="primary" icon="check" onClick={() => take(usable)}>
            Use all
          </Button>
        )}
        {/* One button, so that the focus stays where it is. */}
        <Button
          ref={mainButton}
          icon={isAsking ? 'square' : 'refresh-cw'}
          aria-label={isAsking ? undefined : `${againText}: ${what}`}
          onClick={isAsking ? onStop : onAgain}
        >
          {isAsking ? 'Stop' : againText}
        </Button>
        {!isAsking && (
          <>
            {parts.length > 0 && <Copy text={parts.map(({ title, text }) => `${title}\n${text}`).join('\n\n')} label="Copy proposal" />}
            <SettingsLink />
            <IconButton icon="x" label="Dismiss proposal" className="ml-auto" onClick={onDrop} />
          </>
        )}
      </div>
    </div>
  );
}
