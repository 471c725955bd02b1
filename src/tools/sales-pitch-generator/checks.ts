import { joinWords, plural } from '@/lib/text';
import { askOpening, textKinds, type TextId } from './content';
import { countCharacters, countWords } from './frames';
import { findVariables, hasStrayBraces } from './variables';

export const wordsPerMinute = 130;

export const speakingSeconds = (words: number) => Math.round((words / wordsPerMinute) * 60);

/** "28 s", "1 min 5 s" */
export function formatSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [...(minutes > 0 ? [`${minutes.toLocaleString('en-US')} min`] : []), ...(rest > 0 || minutes === 0 ? [`${rest} s`] : [])].join(
    ' ',
  );
}

export interface Letter {
  subject: string;
  body: string;
}

/** A mail is kept as one text whose first line is its subject. */
export function splitLetter(text: string): Letter {
  const match = /^\s*subject:[ \t]*(.*)(?:\n|$)/i.exec(text);
  return match ? { subject: (match[1] ?? '').trim(), body: text.slice(match[0].length).trim() } : { subject: '', body: text.trim() };
}

const askStart = new RegExp(`^(?:${askOpening}|the next step\\b)`, 'i');

/** Sentences that want something of the reader. Points of a list are no sentences. */
export function findAsks(body: string): string[] {
  return body
    .split('\n')
    .filter((line) => !/^\s*[-*•]\s/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?…])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.endsWith('?') || askStart.test(sentence));
}

export interface Reading {
  /** "96 words", "of 300 characters": what is always shown. */
  counts: string[];
  /** What is over its limit or missing. */
  warnings: string[];
  /** Names of the merge fields. */
  variables: string[];
}

const readAsks = (body: string): string[] => {
  const asks = findAsks(body).length;
  if (asks === 1) return [];
  return [asks === 0 ? 'No ask: end with one question or one step.' : `${asks.toLocaleString('en-US')} asks: keep one.`];
};

export function readText(id: TextId, text: string): Reading {
  const { kind, most } = textKinds[id];
  const variables = findVariables(text).map(({ name }) => name);
  const stray = hasStrayBraces(text) ? ['Some {{ or }} have no partner, so they are not read as merge fields.'] : [];
  if (text.trim() === '') return { counts: [plural(0, 'word')], warnings: ['Nothing here: it is left out of the files.'], variables };
  if (kind === 'spoken') {
    const words = countWords(text);
    const seconds = speakingSeconds(words);
    const isOver = words > (most * wordsPerMinute) / 60;
    return {
      counts: [plural(words, 'word'), `about ${formatSeconds(seconds)} aloud`],
      warnings: [...(isOver ? [`Longer than ${formatSeconds(most)}.`] : []), ...stray],
      variables,
    };
  }
  if (kind === 'note') {
    const characters = countCharacters(text);
    const over = characters - most;
    return {
      counts: [`${characters.toLocaleString('en-US')} of ${most} characters`],
      warnings: [...(over > 0 ? [`${plural(over, 'character')} too many.`] : []), ...readAsks(text), ...stray],
      variables,
    };
  }
  const { subject, body } = splitLetter(text);
  const words = countWords(body);
  const asks = findAsks(body).length;
  return {
    counts: [plural(words, 'word'), plural(asks, 'ask')],
    warnings: [
      ...(subject === '' ? ['No subject: begin the text with “Subject: ” and one line.'] : []),
      ...(words > most ? [`Over ${most} words: short emails are read, long ones are put off.`] : []),
      ...readAsks(body),
      ...stray,
    ],
    variables,
  };
}

/** "{{first_name}} and {{company}}" */
export const describeVariables = (names: readonly string[]) => joinWords(names.map((name) => `{{${name}}}`));
