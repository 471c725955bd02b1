import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { isOffline } from '@/platform/model-fetch';
import { useSettings } from '@/workspace/settings';
import type { Source } from '@/writer/proposals';
import type { ProposalPart, Task } from '@/writer/task';

export interface ModelProposalProps<Reply> {
  /** Tells the proposals of one tool apart, and follows "Proposal for": "the slides". */
  what: string;
  /** Made from the work as it stands when the model is asked. */
  task: () => Task<Reply>;
  /** Puts the chosen parts into the work, as one step that can be undone. */
  onUse: (reply: Reply, parts: ReadonlySet<string>, source: Source) => void;
  /** The number of the latest request for the built-in text (`nextRequest`); with each the model is asked too. */
  timesAsked?: number;
  /** What has to be there first, as a whole sentence; empty when nothing is missing. */
  missing?: string;
  /** For a text beside others of the same screen: no frame, and nothing at all while AI is off. */
  isSmall?: boolean;
  /** Which of several works of the tool it belongs to, such as a record's id: what was proposed for one stays with it. */
  of?: string;
  /** Why a part cannot be used in the work as it stands, as a sentence; empty when it can. */
  refuse?: (part: ProposalPart) => string;
}

/** Offline, before there is an offline copy: the tool goes on without it. */
const ProposalPanel = lazy(() =>
  import('./proposal-panel').catch((error: unknown) => {
    if (!isOffline()) throw error;
    return { default: PanelMissing };
  }),
);

const PanelMissing = () => <p className="no-print text-[13px] text-mute">You’re offline. You can ask a model once you’re back online.</p>;

/** A model's version beside ours, once the user has chosen a model; until then, the way to choose one. */
export function ModelProposal<Reply>(props: ModelProposalProps<Reply>) {
  const isOn = useSettings(({ ai }) => ai.provider !== '');
  if (!isOn) return props.isSmall ? null : <ModelLink />;
  return (
    <Suspense fallback={null}>
      <ProposalPanel {...(props as unknown as ModelProposalProps<unknown>)} />
    </Suspense>
  );
}

/** The way from a writing tool to the choice of a model. */
export function ModelLink() {
  return (
    <p className="no-print text-[13px] text-mute">
      Written on this device, without AI.{' '}
      <Link href="/ai-settings" className="link">
        Add your own AI model
      </Link>
    </p>
  );
}
