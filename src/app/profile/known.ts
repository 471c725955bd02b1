/** What the tools can say of the company, and what they would start with. */
import type { Surroundings } from '@/lib/fields';
import type { LookLine } from '@/lib/topics/facts';
import { toTextLines, type Answers, type Meaning } from '@/lib/topics/texts';
import { startFrom } from '@/workspace/company-start';
import type { Shares } from '@/workspace/shares';
import { isChanged, type Company, type Doc } from '@/workspace/store';

export type KnownTools = Readonly<Record<string, Shares>>;

/** The tools that would start with something of the company in them. */
export const listFilled = (tools: KnownTools, company: Company, around: Surroundings): string[] =>
  Object.keys(tools).filter((id) => {
    const shares = tools[id];
    if (!shares) return false;
    const start = shares.state.start(around);
    return startFrom(shares, start, company, around) !== start;
  });

export interface Told {
  means: Meaning;
  text: string;
  doc: Doc;
}

const ownOf = (docs: Readonly<Record<string, Doc>>, tools: KnownTools) =>
  Object.values(docs)
    .filter((doc) => isChanged(doc) && tools[doc.tool]?.state.isSample?.(doc.history.present.data) !== true)
    .sort((a, b) => b.changedAt - a.changedAt);

/** What own documents say and the profile does not, the one changed last first; of each fact one. Words it has under another name are no news. */
export function findUntold(docs: Readonly<Record<string, Doc>>, tools: KnownTools, answers: Answers): Told[] {
  const known = new Set(Object.values(answers));
  const found = new Map<Meaning, Told>();
  for (const doc of ownOf(docs, tools)) {
    const said = tools[doc.tool]?.profile?.read(doc.history.present.data) ?? {};
    for (const { means, text } of toTextLines(said))
      if (answers[means] === undefined && !known.has(text) && !found.has(means)) found.set(means, { means, text, doc });
  }
  return [...found.values()];
}

/** The looks that own documents made, the latest first. */
export function findLook(
  docs: Readonly<Record<string, Doc>>,
  tools: KnownTools,
  around: Surroundings,
): { look: LookLine; doc: Doc } | undefined {
  for (const doc of ownOf(docs, tools)) {
    const [look] = tools[doc.tool]?.offers?.looks?.(doc.history.present.data, around) ?? [];
    if (look) return { look, doc };
  }
  return undefined;
}
