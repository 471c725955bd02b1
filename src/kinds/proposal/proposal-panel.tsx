import { use, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/layout';
import { useSettings } from '@/workspace/settings';
import { ToolIdContext } from '@/workspace/tool-id';
import { askFor, describeChoice, dropProposal, stopAsking, useProposals, type Proposal } from '@/writer/proposals';
import { Elapsed } from './elapsed';
import { ModelLink } from './model-link';
import type { ModelProposalProps } from './proposal-props';
import { SettingsLink, ShownProposal } from './shown-proposal';

/** Which request of each screen has been passed on: a panel that comes back into view asks for nothing again. */
const answered = new Map<string, number>();

/** Asking, the reply as it comes, and what of it to use. */
export default function ProposalPanel(props: ModelProposalProps<unknown>) {
  const { what, task, onUse, timesAsked = 0, missing = '', isSmall = false, of = '', refuse } = props;
  const tool = use(ToolIdContext);
  const name = `${tool} ${of}: ${what}`;
  const ai = useSettings((settings) => settings.ai);
  const proposal = useProposals((all) => all[name]);
  const [hasTried, setHasTried] = useState(false);
  const choice = describeChoice(ai);
  // A button that goes away hands the focus on to the one that takes its place.
  const mainButton = useRef<HTMLButtonElement>(null);
  const focusMain = () => setTimeout(() => mainButton.current?.focus());
  const ask = () => {
    setHasTried(true);
    if (missing !== '') return;
    void askFor(name, ai, task());
    focusMain();
  };
  useEffect(() => {
    // Whichever of the tool's works it was for: a request is passed on once.
    const asker = `${tool}: ${what}`;
    if (timesAsked <= (answered.get(asker) ?? 0)) return;
    answered.set(asker, timesAsked);
    void askFor(name, ai, task());
    // Only a new request for the text asks the model; typing does not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [timesAsked]);
  const model = choice.model || choice.name;
  const body = (
    <>
      {/* There from the start: what is put in together with its text is not read out. */}
      <div className="flex gap-2 text-[13px] text-mute">
        <p role="status" className="not-empty:mb-2">
          {proposal && statusText(proposal)}
        </p>
        {proposal?.status === 'asking' && <Elapsed sinceMs={proposal.source.atMs} />}
      </div>
      {!proposal && (
        <div className="grid grid-cols-1 gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Button ref={mainButton} icon="sparkles" onClick={ask}>
              {isSmall ? `Improve ${what} with ${model}` : `Ask ${model}`}
            </Button>
            {!isSmall && <SettingsLink />}
          </div>
          <p className="text-[13px] text-mute">
            {choice.host === '' ? 'Stays on this device.' : `Sends what you typed to ${choice.host}.`} Nothing changes until you say so.
          </p>
        </div>
      )}
      {proposal && (
        <ShownProposal
          key={name}
          what={what}
          refuse={refuse}
          proposal={proposal}
          mainButton={mainButton}
          onAgain={ask}
          onStop={() => stopAsking(name)}
          onDrop={() => {
            dropProposal(name);
            setHasTried(false);
            focusMain();
          }}
          onUse={(parts) => onUse(proposal.reply, new Set(parts.map(({ id }) => id)), proposal.author)}
        />
      )}
      {hasTried && missing !== '' && (
        <div className="mt-2">
          <Notice tone="bad">{missing}</Notice>
        </div>
      )}
    </>
  );
  // A choice of another version of this page.
  if (choice.name === '') return isSmall ? null : <ModelLink />;
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

const statusText = ({ status, isRepairing, download }: Proposal) => {
  if (status === 'asking' && download !== undefined) return `The browser is downloading its model: ${Math.round(download * 100)}%`;
  if (status === 'asking') return isRepairing ? 'The reply had the wrong format. Asking again…' : 'Writing…';
  return status === 'ready' ? 'Proposal ready.' : status === 'stopped' ? 'Stopped.' : '';
};
