import { hashText, seededRandom, shuffle } from '@/lib/random';
import { capitalise } from '@/lib/text';
import { findTrade } from '@/writer/trades';
import { lowerAudience, lowerCommon, toAside } from '@/writer/words';
import type { Market, SurveyQuestion } from './model';

/** Questions about what people did, in the words of the trade; none of them mentions your idea or asks for praise. */
export function makeGuide({ industry, targetMarket }: Pick<Market, 'industry' | 'targetMarket'>): {
  opening: string;
  questions: string[];
  rules: string[];
} {
  const trade = findTrade(lowerCommon(toAside(industry)));
  const random = seededRandom(hashText(`guide${industry}${targetMarket}`));
  const [job = '', next = ''] = shuffle(trade.jobs, random);
  const [pain = '', other = ''] = shuffle(trade.pains, random);
  const [rival = ''] = shuffle(trade.rivals, random);
  const market = lowerAudience(toAside(targetMarket));
  return {
    opening:
      market === ''
        ? `Thank you for your time. I want to learn what it takes to ${job}; there is nothing to buy.`
        : `Thank you for your time. I am asking ${market} what it takes to ${job}; there is nothing to buy.`,
    questions: [
      `When did you last try to ${job}? Tell me how it went.`,
      'What was the hardest part of it?',
      'Why was that hard?',
      `How often does it happen that you need to ${next}?`,
      `Have you come across ${pain}? What did you do about it?`,
      `And ${other}: what did that cost you, in time or money?`,
      `What do you do or use today (perhaps ${rival}), and what do you like about that?`,
      'What else have you tried, and why did you stop?',
      'Who else has a say when you choose something like this?',
      'What would have to be true for you to change it this year?',
      'Whom else should I talk to?',
    ],
    rules: [
      'Ask about the last time, not about the future.',
      'Do not describe your idea before the last question.',
      'Write down their words. A compliment is not a fact; a payment, a date or an introduction is.',
    ],
  };
}

/** A short survey with answers that can be counted. */
export function makeSurvey({ industry, targetMarket }: Pick<Market, 'industry' | 'targetMarket'>): SurveyQuestion[] {
  const trade = findTrade(lowerCommon(toAside(industry)));
  const random = seededRandom(hashText(`survey${industry}${targetMarket}`));
  const [job = ''] = shuffle(trade.jobs, random);
  const pains = shuffle(trade.pains, random).slice(0, 4);
  const places = shuffle(trade.places, random).slice(0, 4);
  const rivals = shuffle(trade.rivals, random).slice(0, 4);
  const ask = (id: string, question: string, options: readonly string[]): SurveyQuestion => ({
    id,
    question,
    options: options.map((label) => ({ label: capitalise(label), count: 0 })),
  });
  return [
    ask('often', `How often do you need to ${job}?`, ['Every day', 'Every week', 'Every month', 'Less often', 'Never']),
    ask('today', 'What did you use the last time?', [...rivals, 'Something else']),
    ask('pain', 'What bothered you most about it?', [...pains, 'Nothing']),
    ask('paid', 'What did you pay for it the last time?', [
      'Nothing',
      'Less than I expected',
      'About what I expected',
      'More than I expected',
    ]),
    ask('found', 'How did you find it?', [...places, 'Other']),
    ask('changed', 'When did you last change what you use?', ['This year', 'Last year', 'Longer ago', 'Never']),
  ];
}
