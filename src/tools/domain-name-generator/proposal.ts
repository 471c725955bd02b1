import { findCoarse } from '@/kinds/names/unwanted';
import { plural } from '@/lib/text';
import type { Task } from '@/writer/task';
import { mostIdeas } from './ideas';
import type { Answers, Extra } from './model';
import { readPasted } from './paste';
import { toKeywords } from './keywords';
import { toExactLabel } from './labels';
import { candidatesOf } from './search';
import { describeTraits, listWarnings } from './traits';
import { asked } from './asked';

export interface DomainReply {
  names: string[];
}

const ideasAsked = 20;

const request = [
  `Suggest ${ideasAsked} domain name ideas for this business, without extensions such as .com. Coining them is what is asked for here.`,
  'Each is one word, or two words written as one: lower case, letters and digits only, 4 to 15 of them.',
  'Each is easy to say and to spell, is no well-known brand and close to none, and is none of those under "namesAlreadyThere".',
  'Say nothing about whether a name is free: you cannot know.',
].join('\n');

/** The names in a reply as they may stand in a domain, each once; whatever cannot is left out. */
const labelsOf = ({ names }: DomainReply): string[] => [
  ...new Set(names.flatMap((name) => readPasted(name, ['com']).names.map(({ label }) => label))),
];

const known = (extra: Extra, answers: Answers) => new Set([...(extra.ideas ?? []), ...candidatesOf(answers)].map(({ label }) => label));

export const toDomainTask = (extra: Extra): Task<DomainReply> => {
  const { prompt: _prompt, ...data } = asked.payload(extra.draft);
  const there = known(extra, extra.draft);
  const typed = [toExactLabel(extra.draft.businessName), ...toKeywords(extra.draft.keywords)];
  return {
    prompt: { request, data: { ...data, namesAlreadyThere: (extra.ideas ?? []).map(({ label }) => label).join(', ') } },
    schema: async () => (await import('./reply')).domainReplySchema,
    toParts: (reply) =>
      labelsOf(reply)
        .filter((label) => !there.has(label) && findCoarse(label, typed).length === 0)
        .slice(0, ideasAsked)
        .map((label) => ({
          id: label,
          title: label,
          text: [`${describeTraits(label)}. Availability not checked.`, ...listWarnings(label)].join('\n'),
        })),
  };
};

/** The chosen names, behind those taken over before; what stands in the list already is not added again. */
export function takeIdeas(extra: Extra, reply: DomainReply, chosen: ReadonlySet<string>, source: string): Extra {
  const there = known(extra, extra.made ?? extra.draft);
  const added = labelsOf(reply)
    .filter((label) => chosen.has(label) && !there.has(label))
    .map((label) => ({ label, source: source.slice(0, 200) }));
  const room = mostIdeas - (extra.ideas?.length ?? 0);
  return added.length === 0 || room <= 0 ? extra : { ...extra, ideas: [...(extra.ideas ?? []), ...added.slice(0, room)] };
}

/** What was done, in a few words. */
export function describeTaking(before: Extra, after: Extra): string {
  const added = (after.ideas?.length ?? 0) - (before.ideas?.length ?? 0);
  if (added > 0) return `${plural(added, 'name')} added to the domains`;
  return (before.ideas?.length ?? 0) >= mostIdeas ? `The list is full (${mostIdeas} ideas). Remove some first.` : 'Already in the list';
}
