import type * as z from 'zod/mini';
import type { Answer } from './ask-model';
import { ModelError, type Spent } from './problems';
import { toRepair } from './prompts';
import { readReply } from './replies';

interface Asking<Reply> {
  schema: z.ZodMiniType<Reply>;
  prompt: string;
  ask: (prompt: string) => Promise<Answer>;
  /** Told what each try took, whether it led to a reply or not. */
  onSpent: (spent: Spent) => void;
  /** The first reply had the wrong form. */
  onRepair: () => void;
}

const unknown: Spent = { tokens: undefined, cost: undefined };

/** A reply of a certain form: asked for once, and once more only where the form is wrong. */
export async function askInForm<Reply>({ schema, prompt, ask, onSpent, onRepair }: Asking<Reply>): Promise<Reply> {
  const say = async (request: string): Promise<string> => {
    try {
      const { text, ...spent } = await ask(request);
      onSpent(spent);
      return text;
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (error.spent || error.said !== '') onSpent(error.spent ?? unknown);
      // Some gateways never say that they are done; what fits is whole.
      if (error.failure.kind === 'cut' && readReply(schema, error.said).isGood) return error.said;
      throw error;
    }
  };
  const first = await say(prompt);
  const reading = readReply(schema, first);
  if (reading.isGood) return reading.reply;
  onRepair();
  const second = await say(toRepair(prompt, first, reading.faults));
  const again = readReply(schema, second);
  if (again.isGood) return again.reply;
  throw new ModelError({ kind: 'shape' }, second);
}

/** What all tries took together; unknown where one of them is. */
export const addUp = (tries: readonly Spent[]): Spent => ({ tokens: sumOf(tries, 'tokens'), cost: sumOf(tries, 'cost') });

function sumOf(tries: readonly Spent[], name: keyof Spent): number | undefined {
  const known = tries.flatMap(({ [name]: used }) => (used === undefined ? [] : [used]));
  return known.length === 0 || known.length < tries.length ? undefined : known.reduce((sum, used) => sum + used, 0);
}
