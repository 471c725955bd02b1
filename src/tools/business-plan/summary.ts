import { beginSentence } from '@/writer/words';
import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatDay, isDay } from '@/lib/dates';
import type { Funds } from './funds';
import { layoutOf, type AnswerName, type PlanData } from './model';
import { sections } from './content';
import type { Outlook } from './outlook';
import { digitsOf, flatten, leadOf } from './shorten';

const leads = [
  ['Problem', 'problem'],
  ['Solution', 'solution'],
  ['Customers', 'targetMarket'],
  ['Traction', 'traction'],
  ['Revenue', 'revenue'],
  ['Team', 'team'],
  ['Funding', 'funding'],
] as const;

const besides = [
  ['What makes it different', 'edge'],
  ['Team', 'team'],
  ['Traction', 'traction'],
  ['Market size', 'marketSize'],
  ['Key figures', 'metrics'],
] as const;

/** Whether a short answer is already part of a longer one: people write it there first. */
export const isToldIn = ({ answers }: PlanData, name: 'edge' | 'price'): boolean => {
  const plain = (text: string) => digitsOf(flatten(text).toLowerCase()).replace(/[.\s]+$/, '');
  const told = plain(answers[name]);
  return [answers.solution, answers.competition, answers.revenue, answers.headline, answers.company].some((text) =>
    plain(text).includes(told),
  );
};

/** What was told and has no chapter in this outline: a summary is its one place. */
export function introduce(data: PlanData): { opening: string[]; facts: string[] } {
  const chapters = new Set<AnswerName>(layoutOf(data).flatMap(({ id, isHidden }) => (isHidden ? [] : (sections[id].answer ?? []))));
  const { headline, company } = data.answers;
  const about = chapters.has('company') || company.trim() === headline.trim() ? '' : company;
  return {
    opening: [headline, about].map((text) => beginSentence(text.trim())).filter((text) => text !== ''),
    facts: besides.flatMap(([label, name]) => {
      const told = chapters.has(name) || (name === 'edge' && isToldIn(data, 'edge')) ? '' : flatten(data.answers[name]);
      return told === '' ? [] : [`- ${label}: ${told}`];
    }),
  };
}

/**
 * The whole in a few lines: of each longer answer its first sentence, the amount needed, and the figures of the tables.
 * An answer of one sentence is as short as it can be and stands in its chapter alone.
 */
export function summarise(data: PlanData, amount: number, funds: Funds, outlook: Outlook, { currency }: Surroundings): string[] {
  const show = (amount: number) => formatMoney(amount, currency);
  const total = show(funds.totalUses);
  const isSaid = digitsOf(data.answers.funding).includes(digitsOf(total));
  const [year] = outlook.years;
  const next = [...(data.milestones?.records ?? [])]
    .filter(({ isDone, day }) => !isDone && isDay(day))
    .sort((one, other) => (one.day < other.day ? -1 : 1))[0];
  const said = new Set([data.answers.headline.trim()]);
  const chapters = layoutOf(data).map(({ id }) => sections[id].answer);
  const lines = leads.flatMap(([label, name]) => {
    if (!chapters.includes(name)) return [];
    const lead = leadOf(data.answers[name]);
    if (lead === '' || said.has(lead)) return [];
    said.add(lead);
    return [`- ${label}: ${lead}`];
  });
  return [
    // One sentence out of seven chapters sums nothing up.
    ...(lines.length > 1 ? lines : []),
    ...(funds.totalUses > 0 && !isSaid ? [`- Funds needed: ${total}`] : []),
    ...(funds.totalUses === 0 && amount > 0 && !digitsOf(data.answers.funding).includes(digitsOf(show(amount)))
      ? [`- Amount needed: ${show(amount)}`]
      : []),
    ...(year
      ? [
          `- First ${year.months === 12 ? 'year' : `${year.months} months`}: ${show(year.income)} in, ${show(year.expense)} out, ${show(year.cash)} of cash at the end`,
        ]
      : []),
    ...(next ? [`- Next milestone: ${next.title.trim()} (${formatDay(next.day)})`] : []),
  ];
}
