import { APICallError, streamText, TypeValidationError, type LanguageModel } from 'ai';
import { now } from '@/platform/clock';
import { isOffline } from '@/platform/model-fetch';
import { ModelError, type Failure, type Spent } from './problems';
import { readAddress, type ModelChoice } from './providers';
import { replyFetch } from './reply-fetch';
import { readRetry, readServerError, toFailure } from './server-words';

// The library would print its remarks on the console.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });

/** One of them must be told how long a reply may be; enough for the longest document. */
const longestReplyTokens = 32_000;

async function connect({ provider, model, address }: ModelChoice, key: string): Promise<LanguageModel> {
  const place = readAddress({ provider, address });
  const baseURL = typeof place === 'string' ? '' : place.url;
  const common = { baseURL, apiKey: key, fetch: replyFetch };
  if (provider === 'google') {
    const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
    return createGoogleGenerativeAI(common)(model);
  }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ ...common, headers: { 'anthropic-dangerous-direct-browser-access': 'true' } })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({
    name: provider,
    baseURL,
    fetch: replyFetch,
    includeUsage: true,
    ...(key === '' ? {} : { apiKey: key }),
    // The router says what a reply cost only when it is asked to.
    ...(provider === 'openrouter' ? { transformRequestBody: (body) => ({ ...body, usage: { include: true } }) } : {}),
  })(model);
}

/** Blocks, refusals, errors and prices travel beside the text, in each service's own words. */
interface RawChunk {
  promptFeedback?: { blockReason?: unknown; blockReasonMessage?: unknown };
  choices?: { delta?: { refusal?: unknown } | null }[];
  error?: unknown;
  usage?: { cost?: unknown } | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What kept a reply from coming at all. */
function explain(error: unknown): Failure {
  if (!APICallError.isInstance(error)) return error instanceof TypeError ? { kind: 'network', isOffline: isOffline() } : { kind: 'stream' };
  const { statusCode, responseBody = '', responseHeaders = {} } = error;
  if (statusCode === undefined) return { kind: 'network', isOffline: isOffline() };
  // An answer that is no reply at all.
  if (statusCode < 400) return { kind: 'stream' };
  const { message, code } = readServerError(responseBody);
  const retrySeconds = readRetry(responseHeaders['retry-after'], responseBody, now());
  return { kind: 'status', status: statusCode, statusText: '', message, code, retrySeconds };
}

interface Streaming {
  choice: ModelChoice;
  key: string;
  system: string;
  prompt: string;
  signal: AbortSignal;
  onText: (piece: string) => void;
  /** A sign of life, with or without text. */
  onLife: () => void;
}

/** One request over the network, whatever the service's dialect. Fails with a ModelError. */
export async function streamModel(streaming: Streaming): Promise<Spent> {
  try {
    return await stream(streaming);
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError(explain(error));
  }
}

async function stream({ choice, key, system, prompt, signal, onText, onLife }: Streaming): Promise<Spent> {
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
      const { promptFeedback, choices, error, usage } = (part.rawValue ?? {}) as RawChunk;
      if (error) throw new ModelError(toFailure(error, now()), '', spent);
      seen.hasChunks = true;
      if (promptFeedback?.blockReason) seen.block = promptFeedback;
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

interface Seen {
  block: RawChunk['promptFeedback'];
  refusal: string;
  hasText: boolean;
  hasChunks: boolean;
}

/** Whether the end that came is the end of a reply. */
function judgeEnd({ block, refusal, hasText, hasChunks }: Seen, reason: string, said: string | undefined): Failure | undefined {
  if (block) return { kind: 'blocked-prompt', reason: textOf(block.blockReason), message: textOf(block.blockReasonMessage) };
  if (refusal.trim() !== '') return { kind: 'blocked-reply', reason: 'refusal', message: refusal.trim().slice(0, 300) };
  if (reason === 'content-filter') return { kind: 'blocked-reply', reason: said ?? 'SAFETY', message: '' };
  if (reason === 'length') return { kind: 'length' };
  if (said === undefined) return { kind: hasText ? 'cut' : hasChunks ? 'empty' : 'stream' };
  // Reasons of its own, such as a language it does not write.
  return reason === 'other' && !hasText ? { kind: 'blocked-reply', reason: said, message: '' } : undefined;
}
