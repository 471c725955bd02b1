import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { now } from '@/platform/clock';
import { ModelError, type Spent } from './problems';
import { readAddress } from './providers';
import { judgeEnd, toModelError, type Block } from './reply-end';
import { wholeFetch } from './reply-fetch';
import { toFailure } from './server-words';
import type { Asking } from './stream-model';

/** Only what is surely harmful is withheld: contracts and risks speak of harm all the time. */
const safetySettings = (
  ['HARM_CATEGORY_HARASSMENT', 'HARM_CATEGORY_HATE_SPEECH', 'HARM_CATEGORY_SEXUALLY_EXPLICIT', 'HARM_CATEGORY_DANGEROUS_CONTENT'] as const
).map((category) => ({ category, threshold: 'BLOCK_ONLY_HIGH' as const }));

/** The service's own default; its newer models lose their way with less. */
const temperature = 1;

/** What the library does not pass on. */
interface RawReply {
  promptFeedback?: Block | null;
  error?: unknown;
  usageMetadata?: { totalTokenCount?: unknown } | null;
}

/** One request that is answered at once, as Gemini's plain generation is. Fails with a ModelError. */
export async function askWhole(asking: Asking): Promise<Spent> {
  try {
    return await generate(asking);
  } catch (error) {
    throw toModelError(error);
  }
}

async function generate({ choice, key, system, prompt, signal, onText, onLife }: Asking): Promise<Spent> {
  const place = readAddress(choice);
  const baseURL = typeof place === 'string' ? '' : place.url;
  const model = createGoogleGenerativeAI({ baseURL, apiKey: key, fetch: wholeFetch(onLife) })(choice.model);
  const reply = await model.doGenerate({
    prompt: [
      { role: 'system', content: system },
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    temperature,
    // Its open models know no such mode.
    responseFormat: { type: choice.model.includes('gemma') ? 'text' : 'json' },
    providerOptions: { google: { safetySettings } },
    abortSignal: signal,
  });
  const { promptFeedback, error, usageMetadata } = (reply.response?.body ?? {}) as RawReply;
  const total = usageMetadata?.totalTokenCount;
  const spent: Spent = { tokens: typeof total === 'number' && total > 0 ? total : undefined, cost: undefined };
  if (error) throw new ModelError(toFailure(error, now()), '', spent);
  const text = reply.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
  onText(text);
  const seen = { block: promptFeedback?.blockReason ? promptFeedback : undefined, refusal: '', hasText: text !== '', hasChunks: true };
  const failure = judgeEnd(seen, reply.finishReason.unified, reply.finishReason.raw);
  if (failure) throw new ModelError(failure, '', spent);
  return spent;
}
