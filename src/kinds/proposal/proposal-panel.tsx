import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Copy } from '@/kinds/work/copy';
import { formatTime, timeAt } from '@/lib/times';
import { Button, IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Bar, Notice } from '@/ui/layout';
import { useSettings } from '@/workspace/settings';
import { ToolIdContext } from '@/workspace/tool-id';
import { failedText } from '@/writer/problems';
import { askFor, describeChoice, dropProposal, stopAsking, useProposals, type Proposal } from '@/writer/proposals';
import type { ProposalPart } from '@/writer/task';
import type { ModelProposalProps } from './model-proposal';
import { TextChange } from './text-change';

/** Which request of each screen has been passed on: a panel that comes back into view asks for nothing again. */
const answered = new Map<string, number>();

/** Asking, the reply as it comes, and what of it to use. */
export default function ProposalPanel(props: ModelProposalProps<unknown>) {
  const { what, task, onUse, timesAsked = 0, missing = '', isSmall = false, of = '', refuse } = props;
  const name = `${use(ToolIdContext)} ${of}: ${what}`;
  const ai = useSettings((settings) => settings.ai);
  const proposal = useProposals((all) => all[name]);
  const [hasTried, setHasTried] = useState(false);
  const choice = describeChoice(ai);
  const ask = () => {
    setHasTried(true);
    if (missing === '') void askFor(name, ai, task());
  };
  useEffect(() => {
    if (timesAsked <= (answered.get(name) ?? 0)) return;
    answered.set(name, timesAsked);
    void askFor(name, ai, task());
    // Only a new request for the text asks the model; typing does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timesAsked]);
  const model = choice.model || choice.name;
  const body = (
    <>
      {!proposal && (
        <div className="grid grid-cols-1 gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button icon="sparkles" onClick={ask}>
              {isSmall ? `Improve ${what} with ${model}` : `Ask ${model}`}
            </Button>
            {!isSmall && <SettingsLink />}
          </div>
          <p className="text-[13px] text-mute">
            {choice.host === '' ? 'Stays on this device.' : `Sends what you typed to ${choice.host}.`} Nothing is changed until you say so.
          </p>
          {hasTried && missing !== '' && <Notice tone="bad">{missing}</Notice>}
        </div>
      )}
      {proposal && (
        <Shown
          key={name}
          what={what}
          refuse={refuse}
          proposal={proposal}
          onAgain={ask}
          onStop={() => stopAsking(name)}
          onDrop={() => dropProposal(name)}
          onUse={(parts) => onUse(proposal.reply, new Set(parts.map(({ id }) => id)), proposal.source)}
        />
      )}
    </>
  );
  if (isSmall) return <div className="no-print mt-2 min-w-0">{body}</div>;
  return (
    <section aria-label={`Proposal for ${what}`} className="no-print panel min-w-0 border-accent/40!">
      <h3 className="mb-3 flex items-center gap-2 font-semibold">
        <Icon icon="sparkles" />
        Proposal for {what}
      </h3>
      {body}
    </section>
  );
}

const SettingsLink = () => (
  <Link href="/ai-settings" className="link inline-flex min-h-6 items-center text-[13px]">
    AI settings
  </Link>
);

interface ShownProps {
  what: string;
  proposal: Proposal;
  refuse: ((part: ProposalPart) => string) | undefined;
  onAgain: () => void;
  onStop: () => void;
  onDrop: () => void;
  onUse: (parts: readonly ProposalPart[]) => void;
}

const formatCost = (cost: number) => `$${cost < 0.01 ? cost.toFixed(4) : cost.toFixed(2)}`;

function labelOf({ source, tokens, cost }: Proposal): string {
  return [
    source.model || source.provider,
    ...(source.model ? [source.provider] : []),
    formatTime(timeAt(source.atMs)),
    ...(tokens === undefined ? [] : [`${tokens.toLocaleString('en-US')} tokens`]),
    ...(cost === undefined ? [] : [formatCost(cost)]),
  ].join(' · ');
}

const statusText = ({ status, isRepairing, download }: Proposal) => {
  if (status === 'asking' && download !== undefined) return `The browser is fetching its model: ${Math.round(download * 100)}%`;
  if (status === 'asking') return isRepairing ? 'The reply had the wrong form. Asking once more…' : 'Writing…';
  return status === 'ready' ? 'Proposal ready.' : status === 'stopped' ? 'Stopped.' : '';
};

function Shown({ what, proposal, refuse, onAgain, onStop, onDrop, onUse }: ShownProps) {
  const { status, said, parts, problem, download } = proposal;
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const isAsking = status === 'asking';
  const refusals = new Map(parts.map((part) => [part.id, refuse?.(part) ?? '']));
  const usable = parts.filter(({ id }) => refusals.get(id) === '');
  const again = () => {
    setUsed(new Set());
    onAgain();
  };
  const take = (chosen: readonly ProposalPart[]) => {
    onUse(chosen);
    setUsed(new Set([...used, ...chosen.map(({ id }) => id)]));
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="chip min-w-0 break-words whitespace-normal">{labelOf(proposal)}</p>
        <p role="status" className="text-[13px] text-mute">
          {statusText(proposal)}
        </p>
      </div>
      {isAsking && download !== undefined && <Bar label="Model fetched" share={download} />}
      {problem && (
        <Notice tone="bad">
          <p className="font-semibold">{failedText}</p>
          <p>{problem.sentence}</p>
          {problem.detail !== '' && <p className="mt-1 text-[13px] break-words">{problem.detail}</p>}
          <p className="mt-1 text-[13px]">The text made on this device stays as it is.</p>
        </Notice>
      )}
      {status === 'ready' && parts.length === 0 && <Notice>The reply holds nothing that could be used here.</Notice>}
      {said !== '' && (
        <div className="min-w-0">
          {!isAsking && (
            <div className="mb-1 flex items-center justify-between gap-2 text-[13px] text-mute">
              What it said <Copy text={said} />
            </div>
          )}
          <p
            className="max-h-72 overflow-y-auto rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px] break-words whitespace-pre-wrap"
            tabIndex={0}
            role="group"
            aria-label="What the model said"
          >
            {said}
          </p>
        </div>
      )}
      {parts.length > 0 && (
        <ul className="grid max-h-[36rem] grid-cols-1 gap-3 overflow-y-auto">
          {parts.map((part) => (
            <li key={part.id} className="min-w-0 rounded-(--radius-control) border border-line px-3.5 py-3">
              <div className="mb-1 flex flex-wrap items-start justify-between gap-2">
                <p className="min-w-0 font-semibold break-words">{part.title}</p>
                {!refusals.get(part.id) && (
                  <Button aria-label={`Use ${part.title}`} icon={used.has(part.id) ? 'check' : 'plus'} onClick={() => take([part])}>
                    {used.has(part.id) ? 'Used' : 'Use'}
                  </Button>
                )}
              </div>
              {refusals.get(part.id) && (
                <div className="mb-2">
                  <Notice tone="bad">{refusals.get(part.id)} It cannot be used as it is.</Notice>
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
        {isAsking ? (
          <Button icon="square" onClick={onStop}>
            Stop
          </Button>
        ) : (
          <>
            {usable.length > 1 && (
              <Button look="primary" icon="check" onClick={() => take(usable)}>
                Use all
              </Button>
            )}
            <Button icon="refresh-cw" aria-label={`${status === 'ready' ? 'Regenerate' : 'Try again'}: ${what}`} onClick={again}>
              {status === 'ready' ? 'Regenerate' : 'Try again'}
            </Button>
            <Copy text={parts.map(({ title, text }) => `${title}\n${text}`).join('\n\n')} label="Copy proposal" />
            <SettingsLink />
            <IconButton icon="x" label="Dismiss proposal" className="ml-auto" onClick={onDrop} />
          </>
        )}
      </div>
    </div>
  );
}
