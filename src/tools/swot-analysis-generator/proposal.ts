import { oneLine } from '@/lib/one-line';
import type { ProposalPart, Task } from '@/writer/task';
import { requestFor } from '@/writer/prompts';
import { quadrants, type Quadrant } from './content';
import { addItem, changeItem, companyOf, mostItems, type Answers, type SwotData } from './model';
import { swotWriter } from './writer';

/** What a model is asked for: its own points for each quadrant. */
export type SwotReply = Record<Quadrant, string[]>;

const titles: Record<Quadrant, string> = { strengths: 'Strength', weaknesses: 'Weakness', opportunities: 'Opportunity', threats: 'Threat' };

const isSame = (one: string, other: string) => oneLine(one).toLowerCase() === oneLine(other).toLowerCase();

/** Each point once, on one line; signs without a word are none. */
const pointsOf = (reply: SwotReply) =>
  quadrants.flatMap((quadrant) =>
    reply[quadrant]
      .map(oneLine)
      .filter((text, index, all) => /[\p{L}\p{N}]/u.test(text) && all.findIndex((other) => isSame(other, text)) === index)
      .map((text, index) => ({ quadrant, title: `${titles[quadrant]} ${index + 1}`, text })),
  );

/** A point belongs to the company it was written for. */
const idOf = (title: string, company: string) => `${title}: ${oneLine(company)}`;

export const toSwotTask = (answers: Answers): Task<SwotReply> => ({
  prompt: {
    request: `${requestFor(swotWriter.type)} Three to six of each.`,
    data: swotWriter.payload(answers),
  },
  schema: async () => (await import('./reply')).swotReplySchema,
  toParts: (reply) => pointsOf(reply).map(({ title, text }) => ({ id: idOf(title, answers.companyName), title, text })),
});

export const findObjection = ({ id, title }: ProposalPart, data: SwotData): string =>
  id === idOf(title, companyOf(data)) ? '' : 'This was written for another company.';

/** What the user took counts as kept; what is there already is kept, not added twice. */
export function takePoints(data: SwotData, reply: SwotReply, chosen: ReadonlySet<string>, source: string): SwotData {
  const company = companyOf(data);
  const by = source.slice(0, 200);
  return pointsOf(reply)
    .filter(({ title }) => chosen.has(idOf(title, company)))
    .reduce((current, { quadrant, text }) => {
      const there = current.items.find((item) => item.quadrant === quadrant && isSame(item.text, text));
      if (there) return there.isKept ? current : changeItem(current, there.id, { isKept: true });
      return current.items.length < mostItems ? addItem(current, quadrant, text, by) : current;
    }, data);
}
