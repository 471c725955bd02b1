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
