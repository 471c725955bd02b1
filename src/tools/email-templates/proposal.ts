import { joinWords } from '@/lib/text';
import type { DraftOf } from '@/lib/fields';
import { fields } from './model';
import { findVariables, hasStrayBraces } from './variables';

/** The texts a model may reword. */
export type WordedName = 'subject' | 'content';

export const advice: Record<WordedName, string> = {
  subject:
    'It is the subject of an email template: one line, about 50 characters, that says what is inside. Use no {{field}} and no placeholder that is not in it already.',
  content:
    'It is the text of an email template: one request to the reader, short paragraphs. Lines that begin with "- " or "1. " are lists; keep blank lines between paragraphs. Use no {{field}} and no placeholder that is not in it already.',
};

/** What a model should know beside the text: the rest of the template. */
export const toBackground = ({ name, category, subject, preheader, content }: DraftOf<typeof fields>, worded: WordedName) => ({
  Template: name,
  Category: category,
  Preheader: preheader,
  ...(worded === 'subject' ? { Content: content } : { Subject: subject }),
});

/** A reply as the field would hold it: a subject has one line, and control characters have no place in a mail. */
export function toFieldText(worded: WordedName, reply: string): string {
  const text = reply.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
  return (worded === 'subject' ? text.replace(/\s+/g, ' ') : text).trim();
}

/** Each variable as it is written, by what tells it apart; one that falls back on other words is another one. */
const writtenVariables = (text: string) =>
  new Map(
    findVariables(text).map(({ key, name, fallback }) => [
      JSON.stringify([key, fallback]),
      fallback === '' ? `{{${name}}}` : `{{${name}|${fallback}}}`,
    ]),
  );

const missingFrom = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
  [...some].filter(([id]) => !others.has(id)).map(([, written]) => written);

/** Why a new wording cannot take the place of the old one; empty when it can. */
export function findFault(worded: WordedName, before: string, after: string): string {
  const { maxLength } = fields[worded];
  if (after.length > maxLength)
    return `The new wording is longer than the ${maxLength.toLocaleString('en-US')} characters there is room for.`;
  const [old, fresh] = [writtenVariables(before), writtenVariables(after)];
  const lost = missingFrom(old, fresh);
  const added = missingFrom(fresh, old);
  const faults = [
    ...(lost.length > 0 ? [`leaves out ${joinWords(lost)}`] : []),
    ...(added.length > 0 ? [`adds ${joinWords(added)}`] : []),
    ...(hasStrayBraces(after) && !hasStrayBraces(before) ? ['has {{ or }} that aren’t paired'] : []),
  ];
  return faults.length === 0 ? '' : `The new wording ${joinWords(faults)}.`;
}
