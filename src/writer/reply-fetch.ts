import { modelFetch } from '@/platform/model-fetch';
import { limitReply, streamLimits, wholeLimits } from './limit-reply';
import { ModelError } from './problems';

const line = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

/** A whole answer as the stream that was asked for. */
function toStream(body: string): string {
  let whole: unknown;
  try {
    whole = JSON.parse(body);
  } catch {
    return body;
  }
  if (Array.isArray(whole)) return whole.map(line).join('');
  const { choices } = (whole ?? {}) as { choices?: unknown };
  if (!Array.isArray(choices)) return line(whole);
  const pieces = (choices as ({ message?: unknown } | null)[]).map((choice) => ({ delta: choice?.message, ...choice }));
  return line({ ...(whole as object), choices: pieces });
}

const isJson = (response: Response) => /^application\/json/i.test(response.headers.get('content-type') ?? '');

/** Some networks answer in place of the service. */
async function ask(address: Parameters<typeof modelFetch>[0], options: RequestInit | undefined): Promise<Response> {
  const response = await modelFetch(address, options);
  if (response.ok && /^text\/html/i.test(response.headers.get('content-type') ?? '')) throw new ModelError({ kind: 'page' });
  return response;
}

/** For services that are read as they write; some gateways do not stream. */
export const streamFetch: typeof modelFetch = async (address, options) => {
  const response = await ask(address, options);
  if (!response.ok) return limitReply(response, wholeLimits);
  if (!isJson(response)) return limitReply(response, streamLimits);
  const body = await limitReply(response, wholeLimits).text();
  return new Response(toStream(body), { headers: { 'content-type': 'text/event-stream' } });
};

/** For services that answer at once; each part of the answer is a sign of life. */
export const wholeFetch =
  (onLife: () => void): typeof modelFetch =>
  async (address, options) =>
    limitReply(await ask(address, options), wholeLimits, onLife);
