import { bullets, heading, paragraph, type Document } from '@/lib/blocks';
import { toContext } from './context';
import type { Idea, Interview } from './fields';
import { markOfIdea } from './samples';
import { endSentence } from './words';

/** Questions about what people did, never about what they would do. */
export function toScript(idea: Omit<Idea, 'history' | 'taken' | 'edits'>): Document {
  const { words, subject, nature } = toContext(idea);
  const title = words.title === '' ? 'Interview script' : `Interview script: ${words.title}`;
  return {
    title,
    ...markOfIdea(idea),
    blocks: [
      heading(1, title),
      paragraph('About 20 minutes. Ask, then listen. You want to hear what happened, not whether they like the idea.', 'muted'),
      heading(2, 'What you want to find out'),
      bullets([
        words.problem === ''
          ? 'Whether they have the problem at all.'
          : `Whether they know this problem, in their own words: ${endSentence(words.problem)}`,
        words.market === '' ? 'Who has it most often.' : `Whether this group is the right one: ${endSentence(words.market)}`,
        'What they do about it today, and what that costs them.',
      ]),
      heading(2, 'Questions'),
      {
        kind: 'list',
        ordered: true,
        items: [
          'What do you do, and what took most of your time last week?',
          'When did you last have to [name the situation, not the problem]? Tell me how it went.',
          'What was the hardest part of it? Why was that hard?',
          'When did that last happen? How often does it happen?',
          'What did you do about it? What did that cost you, in hours and in money?',
          ...words.rivals.map((name) => `Have you tried ${name} for this? What worked, and what didn’t?`),
          'What else have you tried, and why did you stop?',
          'Who else is affected? Who decides whether money is spent on it?',
          'What happens if nothing changes for a year?',
          'What should I have asked you?',
        ],
      },
      heading(2, 'At the end'),
      bullets([
        'Who else should I talk to? Could you introduce us?',
        'May I come back when there is something to try?',
        `Only if the problem came up: describe ${subject} in one sentence, ${nature.isFree ? 'and ask what they would give to keep it going' : 'name a price, and ask for a deposit or a signature'}. Then wait.`,
      ]),
      heading(2, 'Don’t ask'),
      bullets(['Would you use this?', 'How much would you pay?', 'Do you like the idea?']),
      paragraph('Answers to these are polite guesses. What people did last week is evidence.', 'muted'),
    ],
  };
}

/** The same talk on the same day with the same person is the same interview. */
export const interviewIdentity = ({ person, day, quote }: Interview) => [person.trim().toLowerCase(), day, quote.trim()].join('|');

export interface Tally {
  label: string;
  count: number;
}

export function tallyInterviews(interviews: readonly Interview[]): Tally[] {
  const count = (is: (interview: Interview) => boolean) => interviews.filter(is).length;
  return [
    { label: 'Brought the problem up themselves', count: count(({ problem }) => problem === 'unprompted') },
    { label: 'Agreed when asked', count: count(({ problem }) => problem === 'agreed') },
    { label: 'Do not have it', count: count(({ problem }) => problem === 'none') },
    { label: 'Spend money on it today', count: count(({ pays }) => pays) },
    { label: 'Offered something that costs them', count: count(({ offered }) => offered !== 'nothing') },
  ];
}
