import { modelFetch } from '@/platform/model-fetch';
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
  const pieces = (choices as { message?: unknown }[]).map((choice) => ({ delta: choice.message, ...choice }));
  return line({ ...(whole as object), choices: pieces });
}

/** Some gateways do not stream, and some networks answer in place of the service. */
export const replyFetch: typeof modelFetch = async (address, options) => {
  const response = await modelFetch(address, options);
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) return response;
  if (/^text\/html/i.test(type)) throw new ModelError({ kind: 'page' });
  if (!/^application\/json/i.test(type)) return response;
  return new Response(toStream(await response.text()), { headers: { 'content-type': 'text/event-stream' } });
};
