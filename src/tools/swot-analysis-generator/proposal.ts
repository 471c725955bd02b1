import { requestFor } from '@/writer/prompts';
import type { Task } from '@/writer/task';
import { quadrants, type Quadrant } from './content';
import { addItem, type Answers, type SwotData } from './model';
import { swotWriter } from './writer';

/** What a model is asked for: its own points for each quadrant. */
export type SwotReply = Record<Quadrant, string[]>;

const titles: Record<Quadrant, string> = { strengths: 'Strength', weaknesses: 'Weakness', opportunities: 'Opportunity', threats: 'Threat' };

const pointsOf = (reply: SwotReply) =>
  quadrants.flatMap((quadrant) =>
    reply[quadrant]
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text, index) => ({ id: `${quadrant}-${index + 1}`, quadrant, title: `${titles[quadrant]} ${index + 1}`, text })),
  );

export const toSwotTask = (answers: Answers): Task<SwotReply> => ({
  prompt: {
    request: `${requestFor(swotWriter.type)} Three to six of each.`,
    data: swotWriter.payload({ answers, suggest: undefined }),
  },
  schema: async () => (await import('./reply')).swotReplySchema,
  toParts: (reply) => pointsOf(reply).map(({ id, title, text }) => ({ id, title, text })),
});

/** What the user took counts as kept; points that are there already are not added twice. */
export const takePoints = (data: SwotData, reply: SwotReply, chosen: ReadonlySet<string>): SwotData =>
  pointsOf(reply)
    .filter(({ id }) => chosen.has(id))
    .reduce(
      (current, { quadrant, text }) =>
        current.items.some((item) => item.quadrant === quadrant && item.text === text) ? current : addItem(current, quadrant, text),
      data,
    );
