import { expect, it } from 'vitest';
import { toMarkdown } from '@/formats/markdown';
import { pillars, platforms } from './content';
import { toIdeaDocument, toIdeaSheet } from './files';
import { noteOf } from './origin';
import type { Idea } from './model';
import { factFields, repurpose, shapes } from './repurpose';

const ideas = pillars.map((pillar, index): Idea => ({
  id: String(index + 1),
  pillar,
  platform: platforms[index % platforms.length] ?? platforms[0],
  contentType: 'Video',
  title: `How we bake, part ${index + 1}`,
  description: 'Show the oven at five in the morning. Say what is in the dough.',
  hashtags: index === 0 ? [] : ['Bakery', 'Morning'],
  isFavourite: index === 1,
  ...(index === 2 ? { source: 'gemini-flash' } : {}),
  ...(index === 3 ? { isSample: true } : {}),
}));

/** What to see: one line an idea, its platform and pillar named, hashtags with their sign, what is not the user's own marked. */
it('writes ideas into a table and a document', async () => {
  const said = `${noteOf(ideas)}\n\n${JSON.stringify(toIdeaSheet(ideas), null, 1)}\n\n${toMarkdown(toIdeaDocument(ideas))}`;
  await expect(said).toMatchFileSnapshot('golden/ideas.txt');
});

/** What to see: the same idea five times, each in the form of its channel, with the facts where they were given. */
it.each(shapes)('writes an idea anew as a %s', async (shape) => {
  const said = ideas.flatMap((idea) => {
    const facts = Object.fromEntries(Object.keys(factFields(idea.pillar)).map((name) => [name, `the ${name} we know`]));
    return [repurpose(idea, shape), repurpose(idea, shape, facts)];
  });
  await expect(said.join('\n\n---\n\n')).toMatchFileSnapshot(`golden/${shape}.txt`);
});
