import { showHashtags, type Idea } from './model';

export const shapes = ['thread', 'carousel', 'video', 'newsletter'] as const;
export type Shape = (typeof shapes)[number];
export const shapeNames: Record<Shape, string> = {
  thread: 'Thread',
  carousel: 'Carousel',
  video: 'Short video',
  newsletter: 'Newsletter',
};

const numbered = (lines: readonly string[], of: string) => lines.map((line, index) => `${of} ${index + 1}: ${line}`).join('\n');

const outlines: Record<Shape, (title: string) => string> = {
  thread: (title) =>
    numbered(
      [
        title,
        '[Why this matters to the reader, in one sentence]',
        '[The first point, with one example of your own]',
        '[The second point, with what people usually get wrong]',
        '[The third point, with a figure you can prove or a picture]',
        '[The whole in one sentence that can be shared alone]',
        '[One question to the reader, and where to find you]',
      ],
      'Post',
    ),
  carousel: (title) =>
    numbered(
      [
        `${title} (large type, nothing else)`,
        '[The situation the reader knows]',
        '[Step one: a verb, six words at most]',
        '[Step two: a verb, six words at most]',
        '[Step three: a verb, six words at most]',
        '[What it looks like when it is done: a photo]',
        '[Save this, or tell us: a question]',
      ],
      'Frame',
    ),
  video: (title) =>
    [
      `0-2 s: say “${title}” and show the result.`,
      '2-6 s: [the problem, shown and not told]',
      '6-20 s: [three steps, one shot each, words on screen]',
      '20-27 s: [the result again, closer]',
      '27-30 s: [one thing to do next]',
      'Before you post: captions on, a describing first line, sound checked on a phone.',
    ].join('\n'),
  newsletter: (title) =>
    [
      `Subject: ${title}`,
      'Preview line: [what the reader will be able to do after two minutes]',
      '',
      'Opening: [one moment from your week that belongs to it, three sentences]',
      'Point 1: [what to know]',
      'Point 2: [what to do]',
      'Point 3: [what to leave alone]',
      'Close: [one link, one question, your name]',
    ].join('\n'),
};

/** The same idea in another shape: an outline with places to fill, no sentence the user did not write. */
export function repurpose({ title, hashtags }: Idea, shape: Shape): string {
  const tags = shape === 'newsletter' ? '' : showHashtags(hashtags);
  return [outlines[shape](title), ...(tags === '' ? [] : ['', tags])].join('\n');
}
