import type { Goal, Pillar, Platform, Tone } from './content';
import type { HookWords } from './hooks';

interface Format {
  /** The content type, as it is shown. */
  type: string;
  /** How to make it, in a sentence. */
  how: string;
}

export const formats: Record<Platform, readonly Format[]> = {
  instagram: [
    { type: 'Carousel', how: 'Six frames: the point on the first, one step on each of the next four, a question on the last.' },
    { type: 'Reel', how: 'Twenty to thirty seconds, upright: show the result in the first second, then how you got there.' },
    { type: 'Story', how: 'Four stories in a row with a sticker people can tap on the third.' },
    { type: 'Photo', how: 'One picture without text on it; the caption does the talking, with its point before the fold.' },
  ],
  twitter: [
    { type: 'Thread', how: 'Six posts: the claim first, one reason a post, and a summary people can share alone.' },
    { type: 'Single post', how: 'One post of two short sentences; put a link, if any, in the first reply.' },
    { type: 'Poll', how: 'Four answers, open for a day, and a reply afterwards with what you make of the result.' },
    { type: 'Picture post', how: 'One plain chart or photo with a sentence that says what to look at.' },
  ],
  linkedin: [
    { type: 'Text post', how: 'Short paragraphs, the point in the first two lines, one example from your own work.' },
    { type: 'Document', how: 'A PDF of eight pages, one sentence a page, large enough to read on a phone.' },
    { type: 'Article', how: 'Six hundred words with three headings, and the answer in the first paragraph.' },
    { type: 'Poll', how: 'Three answers and room for the fourth in the comments; sum it up a week later.' },
  ],
  facebook: [
    { type: 'Post', how: 'A photo of your own and three sentences, the last one a question.' },
    { type: 'Live video', how: 'Ten minutes live, announced the day before, with the questions collected beforehand.' },
    { type: 'Album', how: 'Five photos in order, each with one sentence under it.' },
    { type: 'Event', how: 'A date, a place and who it is for; answer every question in the discussion.' },
  ],
  tiktok: [
    { type: 'Short video', how: 'Fifteen to thirty seconds, upright: say the point aloud in the first two seconds and show it.' },
    { type: 'Series', how: 'Three short parts that each end with what the next one shows.' },
    { type: 'Reply video', how: 'Take one question from a comment, show it on screen, and answer it in half a minute.' },
    { type: 'Time-lapse', how: 'One fixed camera, the whole process in twenty seconds, one line of text.' },
  ],
  youtube: [
    { type: 'Video', how: 'Four to six minutes with chapters: the answer first, then the reasons, then an example.' },
    { type: 'Short', how: 'Under a minute, upright, one question and one answer.' },
    { type: 'Interview', how: 'Ten minutes with one guest and five questions sent beforehand.' },
    { type: 'Walk-through', how: 'A screen or a workbench from above, every step said aloud, with captions.' },
  ],
};

/** What this kind of post needs most; the words in it are the user's own. */
export const pillarLines: Record<Pillar, readonly ((words: HookWords) => string)[]> = {
  teach: [
    ({ audience }) => `Answer it for ${audience} first, then for everyone else.`,
    () => 'End with the one step people can take today.',
    () => 'Name what usually goes wrong at this point.',
    ({ audience }) => `Use an example that ${audience} would recognise.`,
    () => 'Leave out whatever you would only say to a colleague.',
  ],
  prove: [
    () => 'Show it: a photo, a screen, a document, with names removed.',
    () => 'Use only figures you can prove, and say how you counted.',
    () => 'Ask the customer first, and quote them word for word.',
    ({ audience }) => `Say where it did not work; ${audience} will trust the rest.`,
  ],
  people: [
    () => 'One person, one room, one task; no stock pictures.',
    () => 'Let the person who does the work speak.',
    ({ audience }) => `Pick the detail that would surprise ${audience}.`,
    () => 'Keep the untidy parts in; they are the point.',
  ],
  talk: [
    () => 'Post it when you have an hour to answer.',
    ({ audience }) => `Give your own answer first, so that ${audience} can disagree.`,
    () => 'Turn the best reply into the next post.',
    () => 'Make the shortest possible answer a good one.',
  ],
  offer: [
    () => 'Say what is included and what is not.',
    ({ audience }) => `Say in one line what changes for ${audience}.`,
    () => 'Put the price where people look for it: [your price].',
    () => 'Answer the question that holds people back.',
  ],
};

/** How it should sound. */
export const toneLines: Record<Tone, readonly string[]> = {
  professional: [
    'Name the source of every figure.',
    'Write as you would to a client: clear, short, without jargon.',
    'Leave the adjectives out.',
    'One claim, one reason, one example.',
  ],
  casual: [
    'Write it the way you would say it at the counter.',
    'Short words, first person, no polish needed.',
    'A phone photo is good enough.',
    'Start in the middle of the story.',
  ],
  humorous: [
    'Let the joke be on the situation, never on a customer.',
    'Exaggerate one detail everybody knows, then be useful.',
    'One joke is enough; put it first.',
    'If you have to explain it, drop it.',
  ],
  inspirational: [
    'Start with where it was hard, and end with what it made possible.',
    'Speak of one real moment rather than of big words.',
    'Say what you would tell yourself on the first day.',
    'Thank whoever made it possible.',
  ],
  educational: [
    'Explain each term the first time you use it.',
    'One example after each step, so that people can check themselves.',
    'Close with a summary of three lines.',
    'Say what to read or try next.',
  ],
  conversational: [
    'Write to one person you know.',
    'Ask early, and answer the first replies within the hour.',
    'Leave something open on purpose.',
    'Use the words people use when they ask you.',
  ],
};

/** What it should lead to. Places in brackets are the user's to fill. */
export const goalLines: Record<Goal, readonly string[]> = {
  'Brand Awareness': [
    'Close with who you are in one line.',
    'It should make sense to someone who has never heard of you.',
    'Use the same colours and the same first word every time.',
    'Make it worth passing on without you.',
  ],
  'Lead Generation': [
    'Close with one next step: [your sign-up link].',
    'Offer the longer version in exchange for an e-mail: [your form].',
    'Say what happens after people write to you.',
    'One link, and nothing else to tap.',
  ],
  'Customer Engagement': [
    'Close with a question that takes one line to answer.',
    'Pick the best reply and answer it in a post of its own.',
    'Mention what you changed because someone asked.',
    'Reply to everyone in the first hour.',
  ],
  'Product Promotion': [
    'Close with where to find it: [your product page].',
    'Say who it is not for; it makes the rest believable.',
    'Show it in use, not on a white table.',
    'Name the price or the range.',
  ],
  'Thought Leadership': [
    'Say what you would do differently, and why.',
    'Name one thing you are still unsure about.',
    'Disagree with a common view, and give your reason.',
    'Predict less, observe more.',
  ],
  'Community Building': [
    'Invite people to show their own, and share three of them.',
    'Thank someone by name, with their consent.',
    'Introduce two people to each other in the comments.',
    'Let a member choose the next subject.',
  ],
};
