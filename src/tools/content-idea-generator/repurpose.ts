import { text, type TextField } from '@/lib/fields';
import { inSentence, isSaid } from '@/writer/in-sentence';
import { formats } from './formats';
import { showHashtags, type Answers, type Idea } from './model';
import type { Pillar } from './content';

export const shapes = ['thread', 'carousel', 'video', 'newsletter', 'article'] as const;
export type Shape = (typeof shapes)[number];
export const shapeNames: Record<Shape, string> = {
  thread: 'Thread',
  carousel: 'Carousel',
  video: 'Short video',
  newsletter: 'Newsletter',
  article: 'Article',
};

/** What only the user knows, asked once and used in every shape; behind it the words it is told with. */
interface Point {
  field: TextField;
  /** A few words for a frame or a shot. */
  head: string;
  before: string;
  after?: string;
}

const longestFact = 300;
const point = (label: string, placeholder: string, head: string, before: string, after?: string): Point => ({
  field: text(label, { placeholder, maxLength: longestFact }),
  head,
  before,
  ...(after ? { after } : {}),
});

const points: Record<Pillar, readonly Point[]> = {
  teach: [
    point('The question, as a customer would ask it', 'How long does it keep?', 'The question', 'The question behind it: '),
    point('Your answer in one sentence', 'Three days in a cloth bag', 'The answer', 'The short answer: '),
    point('What usually goes wrong', 'It is kept in plastic', 'The usual mistake', 'What usually goes wrong: '),
    point('The first step', 'Take it out of the bag', 'The first step', 'Start with this: '),
    point('How people can tell it worked', 'The crust still cracks', 'How to tell', 'How you can tell it worked: '),
  ],
  prove: [
    point('How it was before', 'Two hours on the phone every morning', 'Before', 'Before: '),
    point('What you changed', 'Customers book online', 'What changed', 'What we changed: '),
    point('How it is now, with a figure you can prove', 'Twenty minutes, counted in October', 'Now', 'Now: '),
    point('What you can show', 'A photo of the old diary', 'See for yourself', 'See for yourself: '),
    point('Where it did not work', 'Not for walk-ins', 'Where it did not work', 'Where it did not work: '),
  ],
  people: [
    point('Who it is about: name and job', 'Ana, who runs the night shift', 'Who', 'Meet '),
    point('What they are doing', 'shaping forty loaves by hand', 'The work', 'What you see here: '),
    point('The detail that would surprise people', 'the dough is two days old', 'The surprise', 'What few people know: '),
    point('Why it is done this way', 'slow dough keeps longer', 'The reason', 'Why it is done this way: '),
    point('One sentence of theirs', 'I still burn one a week', 'In their words', 'In their own words: “', '”'),
  ],
  talk: [
    point('The question in one line', 'Fresh at seven or cheaper at noon?', 'The question', ''),
    point('Your own answer', 'Fresh at seven, always', 'Our answer', 'Our own answer: '),
    point('The answer you hear from others', 'Noon, because of school', 'Another answer', 'What others tell us: '),
    point('One example', 'Last Friday both were gone by eight', 'An example', 'An example: '),
    point(
      'What you will do with the replies',
      'We will change our hours in May',
      'What happens next',
      'What we will do with your replies: ',
    ),
  ],
  offer: [
    point('What it is, in one line', 'A loaf a week, at your door', 'What it is', 'What it is: '),
    point('What is included', 'delivery and a cloth bag', 'Included', 'Included: '),
    point('What is not included', 'cakes', 'Not included', 'Not included: '),
    point('The price', '$6 a week', 'The price', 'The price: '),
    point('How to get it', 'Write “bread” to us', 'How to get it', 'How to get it: '),
  ],
};

const lastLines: Record<Pillar, string> = {
  teach: 'Your turn: what would you add?',
  prove: 'Ask us how it was done.',
  people: 'Who should we introduce next?',
  talk: 'Your turn: what is your answer?',
  offer: 'Any questions before you decide? Ask them here.',
};

export type Facts = Record<string, string>;

const nameOf = (index: number) => `fact${index + 1}`;

/** The fields to fill in, one set for all shapes. */
export const factFields = (pillar: Pillar): Record<string, TextField> =>
  Object.fromEntries(points[pillar].map(({ field }, index) => [nameOf(index), field]));

/** What the form says already: an outline begins with the user's own words, each where it belongs. */
export function startFacts({ what, problem, proof }: Pick<Answers, 'what' | 'problem' | 'proof'>, pillar: Pillar): Facts {
  const known: Record<Pillar, readonly (string | undefined)[]> = {
    teach: [undefined, undefined, problem],
    prove: [problem, undefined, undefined, proof],
    people: [],
    talk: [],
    offer: [what],
  };
  return Object.fromEntries(known[pillar].map((fact, index) => [nameOf(index), fact?.trim() ?? '']));
}

/** The points of an idea that are filled in, to be written from; open ones are left out of files. */
export const outlineOf = (idea: Idea): string[] =>
  points[idea.pillar].flatMap(({ head }, index) => {
    const fact = idea.facts?.[nameOf(index)]?.trim() ?? '';
    return fact === '' ? [] : [`${head}: ${fact}`];
  });

const endLine = (line: string) => (/[.!?…”\]]$/.test(line) ? line : `${line}.`);

/** Our descriptions say how to make one format; anybody else's say what the post is about. */
export const isOwnDescription = ({ description }: Pick<Idea, 'description'>) =>
  description !== '' && !Object.values(formats).some((list) => list.some(({ how }) => how.some((line) => description.includes(line))));

interface Told {
  head: string;
  say: string;
  /** What stands below its head, which has said already what it is. */
  shown: string;
}

function tell(idea: Idea, facts: Facts): Told[] {
  const asked = points[idea.pillar].map(({ field, head, before, after = '' }, index) => {
    const fact = facts[nameOf(index)]?.trim() ?? '';
    // An open place says itself what belongs there.
    if (fact === '') return { head: '', say: `[${field.label}]`, shown: `[${field.label}]` };
    const said = before.endsWith(': ') && !isSaid(fact) ? inSentence(fact) : fact;
    return { head, say: endLine(`${before}${said}${after}`), shown: endLine(after === '' ? fact : `“${fact}${after}`) };
  });
  if (!isOwnDescription(idea)) return asked;
  const about = endLine(idea.description.trim());
  return [{ head: 'What it is about', say: about, shown: about }, ...asked];
}

const numbered = (lines: readonly string[], of: string) => lines.map((line, index) => `${of} ${index + 1}: ${line}`);

/** Half a minute, shared out evenly. */
function toScript(title: string, told: readonly Told[], last: string): string[] {
  const opening = 3;
  const closing = 27;
  const at = (index: number) => opening + Math.round(((closing - opening) * index) / told.length);
  return [
    `0–${opening} s: “${title}” on screen and aloud.`,
    ...told.map(({ head, shown }, index) => `${at(index)}–${at(index + 1)} s${head === '' ? '' : `, ${head.toLowerCase()}`}: ${shown}`),
    `${closing}–30 s: ${last}`,
  ];
}

/** A title, what it opens with, a heading for each point, and how it ends: as long as there is something to say. */
const toArticle = (title: string, told: readonly Told[], last: string): string[] => {
  const [first, ...rest] = told;
  return [
    title,
    '',
    ...(first ? [`Open with: ${first.shown}`, ''] : []),
    ...rest.flatMap(({ head, shown }) => (head === '' ? [shown, ''] : [`## ${head}`, shown, ''])),
    `End with: ${last}`,
  ];
};

/** The same idea in another shape, told with the user's own facts; what is not filled in yet stays a place in brackets. */
export function repurpose(idea: Idea, shape: Shape, facts: Facts = {}): string {
  const { title, hashtags, pillar } = idea;
  const told = tell(idea, facts);
  const last = lastLines[pillar];
  const lines = {
    thread: () => numbered([title, ...told.map(({ say }) => say), last], 'Post'),
    carousel: () => numbered([title, ...told.map(({ head, shown }) => (head === '' ? shown : `${head} – ${shown}`)), last], 'Frame'),
    video: () => toScript(title, told, last),
    article: () => toArticle(title, told, last),
    newsletter: () => [`Subject: ${title}`, `Preview: ${told[0]?.say ?? ''}`, '', ...told.flatMap(({ say }) => [say, '']), last],
  }[shape]();
  const tags = shape === 'newsletter' || shape === 'article' ? '' : showHashtags(hashtags);
  return [...lines, ...(tags === '' ? [] : ['', tags])].join('\n');
}
