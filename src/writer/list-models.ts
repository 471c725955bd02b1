import { now } from '@/platform/clock';
import { isOffline, modelFetch } from '@/platform/model-fetch';
import { limitReply, listLimits } from './limit-reply';
import { holdsKey } from './mask-key';
import { ModelError } from './problems';
import { readAddress, type ModelChoice } from './providers';
import { readRetry, readServerError } from './server-words';

export interface ListedModel {
  id: string;
  name: string;
}

const timeLimitMs = 20_000;

const headersFor = ({ provider }: Pick<ModelChoice, 'provider'>, key: string): Record<string, string> => {
  if (provider === 'google') return { 'x-goog-api-key': key };
  if (provider === 'anthropic')
    return { 'x-api-key': key, 'anthropic-version': '2023-06-01', 'anthropic-dangerous-direct-browser-access': 'true' };
  return key === '' ? {} : { Authorization: `Bearer ${key}` };
};

async function get(address: string, headers: Record<string, string>): Promise<unknown> {
  let response: Response;
  let body: string;
  try {
    response = await modelFetch(address, { headers, signal: AbortSignal.timeout(timeLimitMs) });
    body = await limitReply(response, listLimits).text();
  } catch (error) {
    if (error instanceof ModelError) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new ModelError({ kind: 'timeout', seconds: timeLimitMs / 1000 });
    throw new ModelError({ kind: 'network', isOffline: isOffline() });
  }
  const { status, statusText, headers: sent } = response;
  if (!response.ok) {
    const { message, code } = readServerError(body);
    throw new ModelError({
      kind: 'status',
      status,
      statusText,
      message,
      code,
      retrySeconds: readRetry(sent.get('retry-after'), body, now()),
    });
  }
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new ModelError({ kind: /^\s*</.test(body) ? 'page' : 'stream' });
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
/** Entries are records; some servers give bare names. */
const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value)
    ? value
        .map((item: unknown) => (typeof item === 'string' ? { id: item } : item))
        .filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null)
    : [];

/** What cannot write text: pictures, sound, search. */
const otherTrades =
  /embed|image|imagen|tts|audio|whisper|dall-e|moderation|realtime|transcribe|veo|aqa|rerank|babbage|davinci|turbo-instruct|sora/i;

/** The models this key may use, as the service itself lists them now. It is also the test of the key. */
export async function listModels(choice: Pick<ModelChoice, 'provider' | 'address'>, key: string): Promise<ListedModel[]> {
  const place = readAddress(choice);
  if (typeof place === 'string') throw new ModelError({ kind: 'network', isOffline: false });
  const headers = headersFor(choice, key);
  // This service lists its models to anyone, so the key is tried by itself first.
  if (choice.provider === 'openrouter') await get(`${place.url}/key`, headers);
  const query = choice.provider === 'google' ? '?pageSize=1000' : choice.provider === 'anthropic' ? '?limit=1000' : '';
  const reply = (await get(`${place.url}/models${query}`, headers)) as { models?: unknown; data?: unknown } | null;
  const entries = listOf(Array.isArray(reply) ? reply : (reply?.models ?? reply?.data));
  const models =
    choice.provider === 'google'
      ? entries
          .filter(({ supportedGenerationMethods: methods }) => !Array.isArray(methods) || methods.includes('generateContent'))
          .map(({ name, displayName }) => ({ id: textOf(name).replace(/^models\//, ''), name: textOf(displayName) }))
      : entries.map(({ id, display_name: shown, name }) => ({ id: textOf(id) || textOf(name), name: textOf(shown) || textOf(name) }));
  const isUsable = ({ id, name }: ListedModel) =>
    id !== '' && id.length <= 200 && !holdsKey(`${id} ${name}`, key) && (choice.provider === 'compatible' || !otherTrades.test(id));
  // One that is listed twice is one.
  return [...new Map(models.filter(isUsable).map((model) => [model.id, model])).values()]
    .slice(0, 1000)
    .map(({ id, name }) => ({ id, name: name === '' ? id : name.slice(0, 120) }));
}
