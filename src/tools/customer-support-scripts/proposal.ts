import type { DraftOf } from '@/lib/fields';
import { joinWords } from '@/lib/text';
import { fields } from './model';
import { findTerms, findVariables, hasStrayBraces, toParts, type Profile } from './variables';

export const advice =
  'It is a reply that a support team sends to customers: first that you understand, then what happens next, who does it and by when. Keep its language and the tone named in the data. Use no {{field}} that is not in it already, and promise nothing that it does not promise.';

/** What a model should know beside the script. */
export const toBackground = ({ title, category, tone, language }: DraftOf<typeof fields>, { company }: Profile) => ({
  Script: title,
  Category: category,
  Tone: tone,
  Language: language,
  Company: company,
});

/** A reply as the field would hold it, without control characters. */
export const toFieldText = (reply: string): string =>
  reply
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Each variable as first written, by what tells it apart; one that falls back on other words is another one. */
function writtenVariables(content: string): Map<string, string> {
  const written = new Map<string, string>();
  for (const { kind, text } of toParts(content)) {
    const [variable] = kind === 'variable' ? findVariables(text) : [];
    if (!variable) continue;
    const id = JSON.stringify([variable.key, variable.fallback]);
    if (!written.has(id)) written.set(id, text);
  }
  return written;
}

const missingFrom = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
  [...some].filter(([id]) => !others.has(id)).map(([, written]) => written);

/** Why a new wording cannot take the place of the old one; empty when it can. A new [term] may come: the screen asks to set it. */
export function findFault(before: string, after: string): string {
  const { maxLength } = fields.content;
  if (after.length > maxLength)
    return `The new wording is longer than the ${maxLength.toLocaleString('en-US')} characters there is room for.`;
  const [old, fresh] = [writtenVariables(before), writtenVariables(after)];
  const terms = findTerms(after);
  const lost = [...missingFrom(old, fresh), ...findTerms(before).filter((term) => !terms.includes(term))];
  const added = missingFrom(fresh, old);
  const faults = [
    ...(lost.length > 0 ? [`leaves out ${joinWords(lost)}`] : []),
    ...(added.length > 0 ? [`adds ${joinWords(added)}`] : []),
    ...(hasStrayBraces(after) && !hasStrayBraces(before) ? ['has {{ or }} that aren’t paired'] : []),
  ];
  return faults.length === 0 ? '' : `The new wording ${joinWords(faults)}.`;
}
