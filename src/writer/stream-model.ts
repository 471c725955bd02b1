import { streamText, TypeValidationError, type LanguageModel } from 'ai';
import { now } from '@/platform/clock';
import { ModelError, type Spent } from './problems';
import { readAddress, type ModelChoice } from './providers';
import { judgeEnd, textOf, toModelError, type Seen } from './reply-end';
import { streamFetch } from './reply-fetch';
import { toFailure } from './server-words';

/** One of them must be told how long a reply may be; enough for the longest document. */
const longestReplyTokens = 32_000;

async function connect({ provider, model, address }: ModelChoice, key: string): Promise<LanguageModel> {
  const place = readAddress({ provider, address });
  const baseURL = typeof place === 'string' ? '' : place.url;
  const common = { baseURL, apiKey: key, fetch: streamFetch };
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...common, headers: { 'anthropic-dangerous-direct-browser-access': 'true' } })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: provider,
    baseURL,
    fetch: streamFetch,
    includeUsage: true,
    ...(key === '' ? {} : { apiKey: key }),
    // The router says what a reply cost only when it is asked to.
    ...(provider === 'openrouter' ? { transformRequestBody: (body) => ({ ...body, usage: { include: true } }) } : {}),
  })(model);
}

/** Refusals, errors and prices travel beside the text, in each service's own words. */
interface RawChunk {
  choices?: { delta?: { refusal?: unknown } | null }[];
  error?: unknown;
  usage?: { cost?: unknown } | null;
}

export interface Asking {
  choice: ModelChoice;
  key: string;
  system: string;
  prompt: string;
  signal: AbortSignal;
  onText: (piece: string) => void;
  /** A sign of life, with or without text. */
  onLife: () => void;
}

/** One request over the network, read while the answer is written, whatever the service's dialect. Fails with a ModelError. */
export async function streamModel(asking: Asking): Promise<Spent> {
  try {
    return await stream(asking);
  } catch (error) {
    throw toModelError(error);
  }
}

async function stream({ choice, key, system, prompt, signal, onText, onLife }: Asking): Promise<Spent> {
  const spent: Spent = { tokens: undefined, cost: undefined };
  const { fullStream } = streamText({
    model: await connect(choice, key),
    system,
    prompt,
    abortSignal: signal,
    maxRetries: 0,
    includeRawChunks: true,
    ...(choice.provider === 'anthropic' ? { maxOutputTokens: longestReplyTokens } : {}),
    // Failures are parts of the stream below; the library would also print them, with what was sent.
    onError: () => {},
  });
  const seen: Seen = { block: undefined, refusal: '', hasText: false, hasChunks: false };
  for await (const part of fullStream) {
    onLife();
    if (part.type === 'text-delta') {
      seen.hasText ||= part.text !== '';
      onText(part.text);
    } else if (part.type === 'abort') throw new DOMException('Stopped', 'AbortError');
    else if (part.type === 'raw') {
      const { choices, error, usage } = (part.rawValue ?? {}) as RawChunk;
      if (error) throw new ModelError(toFailure(error, now()), '', spent);
      seen.hasChunks = true;
      if (Array.isArray(choices)) seen.refusal += textOf(choices[0]?.delta?.refusal);
      if (typeof usage?.cost === 'number' && Number.isFinite(usage.cost)) spent.cost = usage.cost;
    } else if (part.type === 'error') {
      // A kind of message the library does not know yet is passed over.
      if (!seen.hasChunks || !TypeValidationError.isInstance(part.error)) throw part.error;
    } else if (part.type === 'finish') {
      const { totalTokens } = part.totalUsage;
      if (totalTokens !== undefined && totalTokens > 0) spent.tokens = totalTokens;
      const failure = judgeEnd(seen, part.finishReason, part.rawFinishReason);
      if (failure) throw new ModelError(failure, '', spent);
    }
  }
  return spent;
}
