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
export function suggestTests(idea: Pick<Idea, 'answers' | 'wording' | 'trade' | 'facts' | 'interviews'>): Suggestion[] {
  const { words, scores, subject, opener, drawFor } = toContext(idea);
  const { some } = drawFor('assumptions');
  const { counts } = scores;
  const [test = ''] = some('tests', 1);
  const [place = ''] = some('places', 1);
  const group = words.market === '' ? 'The people you have in mind' : `People in your target market (${words.market})`;
  const heard = counts.unprompted + counts.agreed;
  const suggestions: (Suggestion & { isOpen: boolean })[] = [
    {
      id: 'problem',
      title: 'The problem is real',
      why: heard === 0 ? 'No interview on record confirms it yet.' : 'Only a few interviews confirm it.',
      isOpen: heard < 5,
      draft: {
        hypothesis: `${group} have the problem often enough to look for a way out.${words.problem === '' ? '' : ` The problem: ${endSentence(words.problem)}`}`,
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
        hypothesis: `${group} would pay for ${subject}.${words.model === '' ? '' : ` The terms: ${endSentence(words.model)}`}`,
        metric: 'people out of 10 asked who pay or leave a deposit',
        pass: '3',
        fail: '0',
        method: `Offer it at a fixed price; for example, ${test}`,
      },
    },
    {
      id: 'use',
      title: 'People come back',
      why:
        counts.users === 0
          ? 'Nobody uses it on a regular basis yet.'
          : `Only ${plural(counts.users, 'person uses', 'people use')} it so far.`,
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
      why: counts.waitlist === 0 ? 'No sign-up shows that a channel works.' : 'Few sign-ups show that a channel works.',
      isOpen: counts.waitlist < 20,
      draft: {
        hypothesis: `${group} can be reached through ${place}.`,
        metric: 'answers to 20 first messages',
        pass: '5',
        fail: '1',
        method: `Send 20 messages through ${place}`,
      },
    },
    {
      id: 'effort',
      title: 'You can deliver it',
      why: words.resources === '' ? 'You have not listed what you have to work with.' : 'The effort has not been measured.',
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
