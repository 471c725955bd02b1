import { inSentence } from '@/writer/in-sentence';
import { oneLine } from '@/lib/one-line';
import { joinWords } from '@/lib/text';
import { namedCompetitors, readMarket, type ResearchData, type SurveyQuestion } from './model';
import { buyersIn } from './phrases';
import { isNoSupplier } from '@/writer/rivals';

type Asked = Pick<ResearchData, 'market' | 'competitors' | 'guide'>;

/** Those one can have tried: nobody likes or dislikes silence. */
const rivalsOf = (data: Asked) =>
  namedCompetitors(data)
    .map(({ name }) => oneLine(name))
    .filter((name) => /[\p{L}\p{N}]/u.test(name) && !isNoSupplier(name));

const deciding = {
  companies: ['Who else in the company has a say when you buy something like this?', 'Whose budget would it come from?'],
  people: ['Who else has a say when you choose something like this?'],
  '': ['Who else has a say when you choose something like this?'],
};

/** Questions about what people did; none of them mentions your idea or asks for praise. The user's own list takes their place. */
export function makeGuide(data: Asked): { opening: string; questions: readonly string[]; rules: readonly string[] } {
  const rivals = rivalsOf(data).slice(0, 3);
  return {
    opening: 'Thank you for your time. I want to learn how you do this today; I have nothing to sell.',
    questions: data.guide ?? [
      'When did you last have to [name the situation, not your idea]? Tell me how it went.',
      'What was the hardest part of it? Why was that hard?',
      'How often does that happen?',
      'What did you do about it? What did that cost you, in time or money?',
      ...(rivals.length > 0
        ? [
            `Have you tried ${joinWords(
              rivals.map((rival) => inSentence(rival, true)),
              'or',
            )}? What worked for you, and what didn’t?`,
          ]
        : ['What do you use today, and what do you like about it?']),
      'What else have you tried, and why did you stop?',
      ...deciding[buyersIn(readMarket(data.market).targetMarket)],
      'What would have to happen for you to change it this year?',
      'Who else should I talk to?',
    ],
    rules: [
      'Ask about the last time, not about the future.',
      'Don’t describe your idea before the last question.',
      'Write down their words. A compliment isn’t evidence; a payment, a date or an introduction is.',
    ],
  };
}

export const mostQuestions = 40;

/** One question changed, added (behind the last) or, left empty, taken out; from then on the guide is the user's own. */
export function changeGuide<T extends Asked>(data: T, index: number, typed: string): T {
  const questions = makeGuide(data).questions;
  const text = typed.trim();
  const changed =
    text === '' ? questions.filter((_, at) => at !== index) : questions.map((question, at) => (at === index ? text : question));
  const guide = index < questions.length || text === '' ? changed : [...questions, text];
  return { ...data, guide: guide.slice(0, mostQuestions) };
}

/** A short survey with answers that can be counted. */
export function makeSurvey(data: Asked): SurveyQuestion[] {
  const industry = oneLine(readMarket(data.market).industry);
  const ask = (id: string, question: string, options: readonly string[]): SurveyQuestion => ({
    id,
    question,
    options: options.map((label) => ({ label, count: 0 })),
  });
  return [
    ask('often', `How often do you need something like this${industry === '' ? '' : ` (${industry})`}?`, [
      'Every day',
      'Every week',
      'Every month',
      'Less often',
      'Never',
    ]),
    ask('today', 'What did you use the last time?', [...new Set([...rivalsOf(data).slice(0, 4), 'Something else', 'Nothing'])]),
    ask('pain', 'What bothered you most about it?', ['The price', 'The time it took', 'The quality', 'Getting help', 'Nothing']),
    ask('paid', 'What did you pay for it the last time?', [
      'Nothing',
      'Less than I expected',
      'About what I expected',
      'More than I expected',
    ]),
    ask('found', 'How did you find it?', ['A recommendation', 'A search', 'An advertisement', 'I passed by', 'Another way']),
    ask('changed', 'When did you last switch to something else?', ['This year', 'Last year', 'Longer ago', 'Never']),
  ];
}
