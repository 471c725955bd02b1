import { ModelError } from './problems';

interface Limits {
  /** Bytes of the whole answer. */
  whole: number;
  /** Bytes without a line's end: what reads a stream keeps a line until it is whole. */
  line: number;
}

const megabyte = 1_000_000;
/** Around each word a service may send some hundred bytes of its own. */
export const streamLimits: Limits = { whole: 16 * megabyte, line: megabyte };
export const wholeLimits: Limits = { whole: 3 * megabyte, line: 3 * megabyte };
/** The longest list of models that is known has a tenth of that. */
export const listLimits: Limits = { whole: 8 * megabyte, line: 8 * megabyte };

const lineEnd = 10;

/** An answer that is given up as soon as it is longer than any reply, whatever its headers say. */
export function limitReply(response: Response, { whole, line }: Limits, onLife: () => void = () => {}): Response {
  if (!response.body) return response;
  const reader = response.body.getReader();
  let read = 0;
  let inLine = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const { done, value } = await reader.read();
      if (done) return stream.close();
      onLife();
      // What is there already would be read in one go, and the page would stand still.
      if (Math.floor(read / megabyte) < Math.floor((read + value.length) / megabyte)) await new Promise((resolve) => setTimeout(resolve));
      read += value.length;
      let longest = 0;
      let from = 0;
      for (let end = value.indexOf(lineEnd); end >= 0; end = value.indexOf(lineEnd, from)) {
        longest = Math.max(longest, inLine + end - from);
        inLine = 0;
        from = end + 1;
      }
      inLine += value.length - from;
      if (read <= whole && Math.max(longest, inLine) <= line) return stream.enqueue(value);
      stream.error(new ModelError({ kind: 'too-long' }));
      await reader.cancel();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}
