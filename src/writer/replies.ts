import type * as z from 'zod/mini';

/** Some models think aloud first; that is no part of the reply. */
const withoutThoughts = (text: string) => text.replace(/^\s*<(think|thinking)>[\s\S]*?(<\/\1>|$)/i, '');

/** The JSON in a reply, whatever a model put round it. */
export function findJson(said: string): unknown {
  const text = withoutThoughts(said);
  for (const candidate of [text, inFence(text), between(text, '{', '}'), between(text, '[', ']')]) {
    try {
      return JSON.parse(candidate) as unknown;
    } catch {
      // The next reading may do.
    }
  }
  return undefined;
}

/** Between the first pair of "```", without the name of the language. */
const inFence = (text: string) => (text.split('```', 3)[1] ?? '').replace(/^json/i, '');

function between(text: string, open: string, close: string): string {
  const from = text.indexOf(open);
  const to = text.lastIndexOf(close);
  return from >= 0 && to > from ? text.slice(from, to + 1) : '';
}

export type Reading<Reply> = { isGood: true; reply: Reply } | { isGood: false; faults: string[] };

/** Only what the schema makes of it is used. */
export function readReply<Reply>(schema: z.ZodMiniType<Reply>, text: string): Reading<Reply> {
  const json = findJson(text);
  if (json === undefined) return { isGood: false, faults: ['It is not JSON.'] };
  const parsed = schema.safeParse(json);
  if (parsed.success) return { isGood: true, reply: parsed.data };
  return { isGood: false, faults: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The whole'}: ${message}`) };
}

/** The texts in a reply that is still arriving, for someone who reads along: the values, not their names. */
export function readSoFar(said: string): string {
  const text = withoutThoughts(said);
  const texts: string[] = [];
  for (const [, inside = '', colon] of text.matchAll(/"((?:[^"\\]|\\.)*)(?:"(\s*:)?|\\?$)/g)) {
    if (colon !== undefined) continue;
    try {
      texts.push(JSON.parse(`"${inside.replace(/\\(u[\da-f]{0,3})?$/i, '').replace(/\p{Cc}/gu, ' ')}"`) as string);
    } catch {
      texts.push(inside);
    }
  }
  const shown = texts.filter((piece) => piece.trim() !== '').join('\n');
  return shown === '' && !/^\s*[`[{]/.test(text) ? text : shown;
}
