import { APICallError, streamText, type LanguageModel } from 'ai';
import { askBuiltInModel } from '@/platform/built-in-model';
import { now } from '@/platform/clock';
import { isOffline, modelFetch } from '@/platform/model-fetch';
import { ModelError, readRetry, readServerMessage, type Failure } from './problems';
import { readAddress, type ModelChoice } from './providers';

export interface Question {
  choice: ModelChoice;
  key: string;
  system: string;
  prompt: string;
  signal: AbortSignal;
  /** The whole reply so far. */
  onText: (text: string) => void;
  onDownload: (share: number) => void;
}

export interface Answer {
  text: string;
  /** Sent and received together; undefined where the service does not say. */
  tokens: number | undefined;
  /** In US dollars, where the service says it. */
  cost: number | undefined;
}

/** Silence longer than this is taken for a hang. */
export const patienceSeconds = 60;

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
  const isRouter = provider === 'openrouter';
  return createOpenAICompatible({
    name: provider,
    baseURL,
    fetch: modelFetch,
    includeUsage: true,
    ...(key === '' ? {} : { apiKey: key }),
    // The router says what a reply cost only when it is asked to.
    ...(isRouter ? { transformRequestBody: (body) => ({ ...body, usage: { include: true } }) } : {}),
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
    // An answer that came but is no reply at all, or no answer.
    return statusCode === undefined ? { kind: 'network', isOffline: isOffline() } : { kind: 'stream' };
  }
  if (error instanceof TypeError) return { kind: 'network', isOffline: isOffline() };
  const status = (error as { error?: { code?: unknown; message?: unknown } } | null)?.error;
  if (typeof status?.code === 'number' && status.code >= 400)
    return { kind: 'status', status: status.code, statusText: '', message: textOf(status.message), retrySeconds: undefined };
  return { kind: 'stream' };
}

/** Ends the question when nothing has come for too long; each sign of life starts the time anew. */
function watch(signal: AbortSignal) {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), patienceSeconds * 1000);
  };
  heard();
  return {
    signal: AbortSignal.any([signal, silence.signal]),
    heard,
    end: () => clearTimeout(timer),
    isSilent: () => silence.signal.aborted,
  };
}

const timeout: Failure = { kind: 'timeout', seconds: patienceSeconds };

/** Asks once. Nothing is retried: each try may cost the user money. Stopping it is no failure; it gives what had come. */
export async function askModel(question: Question): Promise<Answer> {
  const { choice, key, system, prompt, onText, onDownload } = question;
  if (choice.model.trim() === '' && choice.provider !== 'built-in') throw new ModelError({ kind: 'no-model' });
  const watched = watch(question.signal);
  const answer: Answer = { text: '', tokens: undefined, cost: undefined };
  const add = (piece: string) => {
    watched.heard();
    answer.text += piece;
    onText(answer.text);
  };
  const giveUp = (failure: Failure) => {
    if (question.signal.aborted) throw new DOMException('Stopped', 'AbortError');
    throw new ModelError(watched.isSilent() ? timeout : failure, answer.text);
  };
  try {
    if (choice.provider === 'built-in') {
      const heard = (share: number) => {
        watched.heard();
        onDownload(share);
      };
      await askBuiltInModel({ system, prompt, signal: watched.signal, onText: add, onDownload: heard });
    } else await stream(await connect(choice, key), { system, prompt, signal: watched.signal, add, heard: watched.heard }, answer);
  } catch (error) {
    if (error instanceof ModelError) giveUp(error.failure);
    const failure = toFailure(error);
    giveUp(answer.text !== '' && (failure.kind === 'stream' || failure.kind === 'network') ? { kind: 'cut' } : failure);
  } finally {
    watched.end();
  }
  if (answer.text.trim() === '') giveUp({ kind: 'empty' });
  return answer;
}

interface Streaming {
  system: string;
  prompt: string;
  signal: AbortSignal;
  add: (piece: string) => void;
  heard: () => void;
}

async function stream(model: LanguageModel, { system, prompt, signal, add, heard }: Streaming, answer: Answer): Promise<void> {
  const { fullStream } = streamText({
    model,
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
    heard();
    if (part.type === 'text-delta') add(part.text);
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'abort') throw new DOMException('Stopped', 'AbortError');
    else if (part.type === 'raw') {
      const { promptFeedback, usage } = (part.rawValue ?? {}) as RawChunk;
      if (promptFeedback?.blockReason) block = promptFeedback;
      if (typeof usage?.cost === 'number' && Number.isFinite(usage.cost)) answer.cost = usage.cost;
    } else if (part.type === 'finish') {
      const { totalTokens } = part.totalUsage;
      if (totalTokens !== undefined && totalTokens > 0) answer.tokens = totalTokens;
      if (block)
        throw new ModelError({ kind: 'blocked-prompt', reason: textOf(block.blockReason), message: textOf(block.blockReasonMessage) });
      if (part.finishReason === 'content-filter') throw new ModelError({ kind: 'blocked-reply', reason: part.rawFinishReason ?? 'SAFETY' });
      if (part.finishReason === 'length' || part.rawFinishReason === undefined) throw new ModelError({ kind: 'cut' });
    }
  }
}
