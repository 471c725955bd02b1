import { oneLine } from '@/lib/one-line';
import { plural } from '@/lib/text';
import type { Task } from '@/writer/task';
import { failureMessage } from './content';
import { fitsLength, namesAsked } from './generate';
import { mostIdeas } from './ideas';
import { cleanName, nameKey, readLength, readStyle, type Answers, type Length, type NameData, type Style } from './model';
import { readBasis } from './roots';
import { scoreName } from './score';
import { judgeStrength } from './strength';
import { findWarnings } from './warnings';
import { nameWriter } from './writer';

export interface NameReply {
  names: { name: string; description: string }[];
}

const styleWords: Record<Style, string> = {
  modern: 'modern: clean words of today, joined or bent a little',
  classic: 'classic: like a firm that has been there for decades',
  creative: 'creative: pictures and playful pairs that people remember',
  descriptive: 'descriptive: plain words that say what is sold',
  abstract: 'abstract: coined words or words from elsewhere that say nothing of the trade',
};
const lengthWords: Record<Length, string> = {
  short: 'one or two words',
  medium: 'two or three words',
  long: 'three words or more, 60 characters at most',
};

const toRequest = ({ style, length }: Answers) =>
  [
    `Suggest ${namesAsked} business names, each with a description of one sentence that says how the name fits. Coining names is what is asked for here.`,
    `The style is ${styleWords[readStyle(style)]}. Every name has ${lengthWords[readLength(length)]}.`,
    'Names are easy to say and to spell; none is a well-known brand or close to one, and none is among "namesAlreadyThere".',
    'Say nothing about whether a name or its domain is free: you cannot know.',
  ].join('\n');

/** The names of a reply as names may be, each once. */
function namesOf({ names }: NameReply): { id: string; name: string; description: string }[] {
  const seen = new Set<string>();
  return names.flatMap(({ name: said, description }) => {
    const name = cleanName(said.replace(/^\s*\d+[.)]\s+/, ''));
    const id = nameKey(name);
    if (id === '' || seen.has(id)) return [];
    seen.add(id);
    return [{ id, name, description: oneLine(description) }];
  });
}

/** What is known of a name before it is taken over: the same as of ours. */
function judge(name: string, answers: Answers, basis = readBasis(answers)): string[] {
  const { total } = scoreName(name, judgeStrength(name, answers, basis));
  const warnings = findWarnings(name).filter(({ isSerious }) => isSerious);
  return [...(total === undefined ? [] : [`Score ${total}. Domain not checked.`]), ...warnings.map(({ text }) => text)];
}

/** Asks for names beside those that are there. */
export function toNameTask(answers: Answers, there: readonly { name: string }[]): Task<NameReply> {
  const { prompt: _prompt, ...data } = nameWriter.payload({ answers, seed: 0 });
  const known = new Set(there.map(({ name }) => nameKey(name)));
  const length = readLength(answers.length);
  return {
    prompt: { request: toRequest(answers), data: { ...data, namesAlreadyThere: there.map(({ name }) => name).join(', ') } },
    schema: async () => (await import('./reply')).nameReplySchema,
    failure: failureMessage,
    toParts: (reply) =>
      namesOf(reply)
        .filter(({ id, name }) => !known.has(id) && fitsLength(name, length))
        .slice(0, namesAsked)
        .map(({ id, name, description }) => ({
          id,
          title: name,
          text: [description, ...judge(name, answers)].filter((line) => line !== '').join('\n'),
        })),
  };
}

/** The chosen names, behind those taken over before; none that is there already. */
export function takeNames(
  data: NameData,
  reply: NameReply,
  chosen: ReadonlySet<string>,
  source: string,
  there: readonly { name: string }[],
): NameData {
  const ideas = data.ideas ?? [];
  const known = new Set([...there, ...ideas].map(({ name }) => nameKey(name)));
  const added = namesOf(reply)
    .filter(({ id }) => chosen.has(id) && !known.has(id))
    .map(({ name, description }) => ({ name, description, source: source.slice(0, 200) }));
  const room = mostIdeas - ideas.length;
  return added.length === 0 || room <= 0 ? data : { ...data, ideas: [...ideas, ...added.slice(0, room)] };
}

/** What was done, in a few words. */
export function describeTaking(before: NameData, after: NameData): string {
  const added = (after.ideas?.length ?? 0) - (before.ideas?.length ?? 0);
  if (added > 0) return `${plural(added, 'name')} added to the suggestions`;
  return (before.ideas?.length ?? 0) >= mostIdeas ? `The list is full (${mostIdeas} ideas). Remove some first.` : 'Already in the list';
}
