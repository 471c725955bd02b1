import type { RivalLine } from '@/lib/topics/rivals';
import { defineList } from '@/workspace/lists';
import {
  blankCompetitor,
  competitorFields,
  isBlankCompetitor,
  isEmptyResearch,
  linesOf,
  mostCompetitors,
  type CompetitorDraft,
  type ResearchData,
} from './model';

const toLine = ({ id, name, website, strengths, weaknesses, pricing }: CompetitorDraft): RivalLine => ({
  id,
  name: name.trim(),
  website: website.trim(),
  strengths: linesOf(strengths),
  weaknesses: linesOf(weaknesses),
  pricing: pricing.trim(),
});

/** What is typed here stays as typed where it says the same. */
const typedOr = (old: string | undefined, lines: readonly string[]) =>
  old !== undefined && linesOf(old).join('\n') === lines.join('\n') ? old : lines.join('\n').slice(0, competitorFields.strengths.maxLength);

const textOr = (old: string | undefined, text: string, most: number) =>
  old !== undefined && old.trim() === text ? old : text.slice(0, most);

function toDraft(line: RivalLine, old: CompetitorDraft | undefined): CompetitorDraft {
  return {
    id: line.id,
    name: textOr(old?.name, line.name, competitorFields.name.maxLength),
    website: textOr(old?.website, line.website, competitorFields.website.maxLength),
    strengths: typedOr(old?.strengths, line.strengths),
    weaknesses: typedOr(old?.weaknesses, line.weaknesses),
    pricing: textOr(old?.pricing, line.pricing, competitorFields.pricing.maxLength),
  };
}

/** Cards are numbered: no number of a card that came from elsewhere is given again. */
const numberOf = ({ id }: CompetitorDraft) => Number(/^competitor-(\d{1,9})$/.exec(id)?.[1] ?? 0);

/** The company's rivals, as this tool shows them. */
export const list = defineList<ResearchData, 'rivals'>({
  topic: 'rivals',
  // A sample is nobody's rival, and research that was started over leaves the rivals to the other tools.
  isAside: (data) => data.isSample || isEmptyResearch(data),
  read: ({ competitors }) => competitors.filter(({ name }) => name.trim() !== '').map(toLine),
  write: (data, lines, { gone }) => {
    const old = new Map(data.competitors.map((competitor) => [competitor.id, competitor]));
    const wanted = new Map(lines.map((line) => [line.id, toDraft(line, old.get(line.id))]));
    const kept = data.competitors.flatMap((competitor) => (gone.has(competitor.id) ? [] : [wanted.get(competitor.id) ?? competitor]));
    const added = [...wanted.values()].filter(({ id }) => !old.has(id));
    // The blank card of the start gives way; there is always one to fill in.
    const shown = added.length > 0 ? kept.filter((competitor) => !isBlankCompetitor(competitor)) : kept;
    const all = [...shown, ...added].slice(0, mostCompetitors);
    const competitors = all.length > 0 ? all : [blankCompetitor(`competitor-${data.made + 1}`)];
    return { ...data, competitors, made: Math.max(data.made, ...competitors.map(numberOf)) };
  },
});
