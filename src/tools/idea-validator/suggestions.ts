import type { DraftOf } from '@/lib/fields';
import { plural } from '@/lib/text';
import { toContext } from './context';
import type { Idea, testFields } from './fields';
import { endSentence } from './words';

export interface Suggestion {
  id: string;
  title: string;
  why: string;
  draft: Partial<DraftOf<typeof testFields>>;
}

/** What would sink the idea if it were wrong, in the order the evidence leaves it open. */
export function suggestTests(idea: Pick<Idea, 'answers' | 'wording' | 'facts' | 'interviews'>): Suggestion[] {
  const { words, scores, subject, opener, nature } = toContext(idea);
  const { counts } = scores;
  const group = words.market === '' ? 'The people you have in mind' : `People in your target market (${words.market})`;
  const heard = counts.unprompted + counts.agreed;
  const suggestions: (Suggestion & { isOpen: boolean })[] = [
    {
      id: 'problem',
      title: 'The problem is real',
      why: heard === 0 ? 'No interview on record confirms it yet.' : 'Only a few interviews confirm it.',
      isOpen: heard < 5,
      draft: {
        hypothesis: `${group} have the problem often enough to look for a solution.${words.problem === '' ? '' : ` The problem: ${endSentence(words.problem)}`}`,
        metric: 'people out of 10 who bring the problem up themselves',
        pass: '6',
        fail: '3',
        method: 'Ten interviews with the script, without mentioning the idea',
      },
    },
    {
      id: 'price',
      title: 'Someone pays',
      why: 'Nobody has paid yet.',
      isOpen: counts.paid === 0,
      draft: {
        hypothesis: nature.isFree
          ? `Someone would pay for ${subject}, so that it can stay free for those who use it.`
          : `${endSentence(`${group} would pay for ${subject}.`)}${words.model === '' ? '' : ` The terms: ${endSentence(words.model)}`}`,
        metric: nature.isFree ? 'sponsors or donors out of 10 asked who give' : 'people out of 10 asked who pay or leave a deposit',
        pass: '3',
        fail: '0',
        method: nature.isFree
          ? 'Ask for a fixed sum, in person'
          : nature.paid === 'share'
            ? 'Offer it on these terms, in person, and ask for a signature'
            : 'Offer it at a fixed price, in person, and ask for a deposit',
      },
    },
    {
      id: 'use',
      title: 'People come back',
      why: counts.users === 0 ? 'Nobody uses it regularly yet.' : `Only ${plural(counts.users, 'person uses', 'people use')} it so far.`,
      isOpen: counts.users < 5,
      draft: {
        hypothesis: `${opener} helps enough that people use it a second time without being asked.`,
        metric: 'people out of 10 who come back within two weeks',
        pass: '4',
        fail: '1',
        method: 'Do it by hand for ten people and count who returns',
      },
    },
    {
      id: 'reach',
      title: 'You can reach them',
      why: counts.waitlist === 0 ? 'No sign-ups yet, so no channel has been shown to work.' : 'Only a few sign-ups so far.',
      isOpen: counts.waitlist < 20,
      draft: {
        hypothesis: `${group} answer when you write to them.`,
        metric: 'answers to 20 first messages',
        pass: '5',
        fail: '1',
        method: 'Send 20 messages by the channel they use most',
      },
    },
    {
      id: 'effort',
      title: 'You can deliver it',
      why: words.resources === '' ? 'You haven’t listed what you have to work with.' : 'The effort hasn’t been measured.',
      isOpen: true,
      draft: {
        hypothesis: `${opener} can be delivered to one customer with what you have.${words.resources === '' ? '' : ` That is: ${endSentence(words.resources)}`}`,
        metric: 'weeks until one customer is served',
        direction: 'less',
        pass: '4',
        fail: '10',
        method: 'Serve one customer by hand and write down the hours',
      },
    },
  ];
  const open = suggestions.filter(({ isOpen }) => isOpen);
  return open.slice(0, 3).map(({ isOpen: _isOpen, ...suggestion }) => suggestion);
}
