import type { Pillar, Platform } from './content';

interface Format {
  /** The content type, as it is shown. */
  type: string;
  /** How to make it, in a sentence, told in two ways. */
  how: readonly [string, string];
  /** The pillars it serves, where it does not serve them all. */
  suits?: readonly Pillar[];
}

export const formats: Record<Platform, readonly Format[]> = {
  instagram: [
    {
      type: 'Carousel',
      how: [
        'Six frames: the point on the first, one thought on each of the next four, a question on the last.',
        'Five frames people can swipe through in ten seconds: ten words each, the strongest first.',
      ],
    },
    {
      type: 'Reel',
      how: [
        'Twenty to thirty seconds, upright: show the result in the first second, then how you got there.',
        'One upright clip of fifteen seconds with the point written on it from the start.',
      ],
      suits: ['teach', 'prove', 'people', 'offer'],
    },
    {
      type: 'Story',
      how: [
        'Four stories in a row with a sticker people can tap on the third.',
        'Three stories: the question, your answer, and room for theirs.',
      ],
    },
    {
      type: 'Photo',
      how: [
        'One picture without text on it; the caption does the talking, with its point before the fold.',
        'One close photo from your own day, and a caption of five lines.',
      ],
    },
  ],
  twitter: [
    {
      type: 'Thread',
      how: [
        'Six posts: the point first, one thought per post, and a summary people can share by itself.',
        'Four posts, each readable without the others.',
      ],
    },
    {
      type: 'Single post',
      how: [
        'One post of two short sentences; put a link, if any, in the first reply.',
        'One sentence people would repeat, and nothing else.',
      ],
    },
    {
      type: 'Poll',
      how: [
        'Four answers, open for a day, and a reply afterwards with what you make of the result.',
        'Two answers and a third that says “it depends”; ask those people why.',
      ],
      suits: ['talk'],
    },
    {
      type: 'Picture post',
      how: [
        'One plain chart or photo with a sentence that says what to look at.',
        'Two photos side by side, and one line on the difference.',
      ],
    },
  ],
  linkedin: [
    {
      type: 'Text post',
      how: [
        'Short paragraphs, the point in the first two lines, one example from your own work.',
        'Two hundred words: what happened, what you make of it, what others could learn from it.',
      ],
    },
    {
      type: 'Document',
      how: [
        'An eight-page PDF, one sentence per page, large enough to read on a phone.',
        'A five-page PDF people can print: title, three points, where to ask.',
      ],
      suits: ['teach', 'prove', 'offer'],
    },
    {
      type: 'Article',
      how: [
        'Six hundred words with three headings, and the answer in the first paragraph.',
        'A longer piece with one picture of your own and a list at the end.',
      ],
      suits: ['teach', 'prove', 'people'],
    },
    {
      type: 'Poll',
      how: [
        'Three answers and room for the fourth in the comments; sum up a week later.',
        'A short question with four answers, and your reason for asking in the text above.',
      ],
      suits: ['talk'],
    },
  ],
  facebook: [
    {
      type: 'Post',
      how: [
        'A photo of your own and three sentences, the last one a question.',
        'A short text in everyday words, with one photo that was not posed.',
      ],
    },
    {
      type: 'Live video',
      how: [
        'Ten minutes live, announced the day before, with the questions collected beforehand.',
        'Live from where the work happens, with someone else reading the comments aloud.',
      ],
    },
    {
      type: 'Album',
      how: ['Five photos in order, each with one sentence under it.', 'Eight photos of one day, from the first hour to the last.'],
      suits: ['teach', 'prove', 'people', 'offer'],
    },
    {
      type: 'Event',
      how: [
        'A date, a place and who it is for; answer every question in the discussion.',
        'An hour on a fixed day, in person or online, with three things people will take away.',
      ],
      suits: ['talk', 'offer'],
    },
  ],
  tiktok: [
    {
      type: 'Short video',
      how: [
        'Fifteen to thirty seconds, upright: say the point aloud in the first two seconds and show it.',
        'One take, one person, one thought; words on screen for those who watch without sound.',
      ],
    },
    {
      type: 'Series',
      how: ['Three short parts that each end with what the next one shows.', 'Five clips on five days, with the same first sentence.'],
    },
    {
      type: 'Reply video',
      how: [
        'Take one question from a comment, show it on screen, and answer it in half a minute.',
        'Answer the comment you would rather not have received, calmly, in twenty seconds.',
      ],
      suits: ['teach', 'talk', 'offer'],
    },
    {
      type: 'Time-lapse',
      how: [
        'One fixed camera, the whole process in twenty seconds, one line of text.',
        'An hour of work in fifteen seconds, with the finished piece held for the last three.',
      ],
      suits: ['prove', 'people'],
    },
  ],
  youtube: [
    {
      type: 'Video',
      how: [
        'Four to six minutes with chapters: the answer first, then the reasons, then an example.',
        'Five minutes to camera with three examples on screen, and the summary in the description.',
      ],
    },
    {
      type: 'Short',
      how: ['Under a minute, upright, one question and one answer.', 'Forty seconds: the problem, the turn, the result.'],
    },
    {
      type: 'Interview',
      how: [
        'Ten minutes with one guest and five questions sent beforehand.',
        'A talk with someone who sees it differently, cut to eight minutes.',
      ],
      suits: ['prove', 'people', 'talk'],
    },
    {
      type: 'Walk-through',
      how: [
        'A screen or a workbench from above, every step said aloud, with captions.',
        'From start to finish without a cut, with the mistakes left in.',
      ],
      suits: ['teach', 'prove', 'offer'],
    },
  ],
};

export const typesOf = (platform: Platform) => formats[platform].map(({ type }) => type);
