import type * as z from 'zod/mini';
import type { Prompt } from './prompts';

/** A part of what a model proposes: it can be used by itself. */
export interface ProposalPart {
  id: string;
  title: string;
  text: string;
  /** What stands there now, where the part would take its place. */
  before?: string;
}

/** What a tool asks a model for, and how the reply is to be read. */
export interface Task<Reply> {
  prompt: Prompt;
  /** Loaded when it is asked; what it refuses is never used. */
  schema: () => Promise<z.ZodMiniType<Reply>>;
  toParts: (reply: Reply) => ProposalPart[];
  /** What the tool says where no reply came; a general sentence unless it has words for it. */
  failure?: string;
}
