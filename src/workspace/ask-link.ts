/** Questions in a link: everything stands behind the #, which browsers never send anywhere. */
import type { Answers, AskKind, AskSheet } from '@/lib/ask';
import { answersSchema, sheetSchema } from '@/lib/ask-schema';
import { fromAddressText, toAddressText } from '@/lib/bytes';
import { isOverdone } from '@/lib/json-shape';
import { findReplies } from '@/lib/reply-code';
import { Told } from '@/lib/told';
import { deflate, inflate } from '@/platform/pack';

const plain = '1';
const longestRead = 100_000;
const mostUnpacked = 500_000;
const broken = 'This link is damaged: part of it may have been cut off. Ask for it again.';

export const askPath = '/reply';

export async function toAskText(sheet: AskSheet): Promise<string> {
  return plain + toAddressText(await deflate(new TextEncoder().encode(JSON.stringify(sheet))));
}

/** Everything in it is data of a stranger. */
export async function fromAskText(text: string): Promise<AskSheet> {
  if (text.length > longestRead) throw new Told('This link is longer than any we make, so it wasn’t opened.');
  if (!text.startsWith(plain)) throw new Told('This link was made by a newer version of Groundwork. Reload the page to get that version.');
  try {
    const words = new TextDecoder('utf-8', { fatal: true }).decode(await inflate(fromAddressText(text.slice(1)), mostUnpacked));
    if (isOverdone(words)) throw new Told(broken);
    const parsed = sheetSchema.safeParse(JSON.parse(words));
    if (parsed.success) return parsed.data;
  } catch (error) {
    if (error instanceof Told) throw error;
    throw new Told(broken, { cause: error });
  }
  throw new Told(broken);
}

const kindNames: Record<AskKind, string> = {
  poll: 'a meeting poll',
  feedback: 'a feedback form',
  estimates: 'a round of estimates',
  posts: 'a request to approve posts',
};

/** The answers in a pasted text that are for this; the others say in words why they are not. */
export function readReplies(text: string, kind: AskKind): { answers: Answers[]; problems: string[] } {
  const { replies, problems } = findReplies(text);
  const answers: Answers[] = [];
  for (const reply of replies) {
    const parsed = answersSchema.safeParse(reply.answer);
    if (reply.kind === kind && parsed.success) answers.push(parsed.data);
    else {
      const other = reply.kind !== kind && reply.kind in kindNames ? kindNames[reply.kind as AskKind] : undefined;
      problems.push(
        other
          ? `This code answers ${other}, which belongs in another tool.`
          : 'This code was made by another version and can’t be read here.',
      );
    }
  }
  return { answers, problems };
}
