import { APICallError, streamText, type LanguageModel } from 'ai';
import { now } from '@/platform/clock';
import { isOffline, modelFetch } from '@/platform/model-fetch';
import { ModelError, readRetry, readServerMessage, type Failure } from './problems';
import { readAddress, type ModelChoice } from './providers';

async function connect({ provider, model, address }: ModelChoice, key: string): Promise<LanguageModel> {
  const place = readAddress({ provider, address });
  const baseURL = typeof place === 'string' ? '' : place.url;
  const common = { baseURL, apiKey: key, fetch: modelFetch };
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
    fetch: modelFetch,
    includeUsage: true,
    ...(key === '' ? {} : { apiKey: key }),
    // The router says what a reply cost only when it is asked to.
    ...(provider === 'openrouter' ? { transformRequestBody: (body) => ({ ...body, usage: { include: true } }) } : {}),
  })(model);
}

/** Blocks and prices travel beside the text, in each service's own words. */
interface RawChunk {
  promptFeedback?: { blockReason?: unknown; blockReasonMessage?: unknown };
  usage?: { cost?: unknown } | null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function toFailure(error: unknown): Failure {
  if (APICallError.isInstance(error)) {
    const { statusCode, responseBody = '', responseHeaders = {} } = error;
    if (statusCode !== undefined && statusCode >= 400) {
      const retrySeconds = readRetry(responseHeaders['retry-after'], responseBody, now());
      return { kind: 'status', status: statusCode, statusText: '', message: readServerMessage(responseBody), retrySeconds };
    }
    // No answer, or one that is no reply at all.
    return statusCode === undefined ? { kind: 'network', isOffline: isOffline() } : { kind: 'stream' };
  }
  if (error instanceof TypeError) return { kind: 'network', isOffline: isOffline() };
  const told = (error as { error?: { code?: unknown; message?: unknown } } | null)?.error;
  if (typeof told?.code === 'number' && told.code >= 400)
    return { kind: 'status', status: told.code, statusText: '', message: textOf(told.message), retrySeconds: undefined };
  return { kind: 'stream' };
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

interface Spent {
  tokens: number | undefined;
  cost: number | undefined;
}

/** One request over the network, whatever the service's dialect. Fails with a ModelError. */
export async function streamModel(streaming: Streaming): Promise<Spent> {
  try {
    return await stream(streaming);
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError(toFailure(error));
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
    // Failures are parts of the stream below; the library would also print them, with what was sent.
    onError: () => {},
  });
  let block: RawChunk['promptFeedback'];
  for await (const part of fullStream) {
    onLife();
    if (part.type === 'text-delta') onText(part.text);
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new DOMException('Stopped', 'AbortError');
    else if (part.type === 'raw') {
      const { promptFeedback, usage } = (part.rawValue ?? {}) as RawChunk;
      if (promptFeedback?.blockReason) block = promptFeedback;
      if (typeof usage?.cost === 'number' && Number.isFinite(usage.cost)) spent.cost = usage.cost;
    } else if (part.type === 'finish') {
      const { totalTokens } = part.totalUsage;
      if (totalTokens !== undefined && totalTokens > 0) spent.tokens = totalTokens;
      if (block)
        throw new ModelError({ kind: 'blocked-prompt', reason: textOf(block.blockReason), message: textOf(block.blockReasonMessage) });
      if (part.finishReason === 'content-filter') throw new ModelError({ kind: 'blocked-reply', reason: part.rawFinishReason ?? 'SAFETY' });
      if (part.finishReason === 'length' || part.rawFinishReason === undefined) throw new ModelError({ kind: 'cut' });
    }
  }
  return spent;
}
