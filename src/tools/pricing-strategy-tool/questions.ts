import { choice, decimal, integer, type Fields } from '@/lib/fields';
import { plural } from '@/lib/text';
import { periods } from './footing-words';
import { nameFooting, rateKey, type Reading, type Said } from './reading';

const perPeriod = { month: 'per month', year: 'per year', week: 'per week', day: 'per day', hour: 'per hour', once: 'paid once' };

/** What the prices leave open, one field for each; nothing where all of them say the same. */
export function toQuestions({ footings, currency, asks }: Reading): Fields {
  return {
    ...(footings.length > 1
      ? {
          footing: choice(
            'Compare prices in',
            footings.map(({ key }) => key),
            { labels: Object.fromEntries(footings.map((each) => [each.key, `${nameFooting(each)} (${plural(each.count, 'price')})`])) },
          ),
        }
      : {}),
    ...(asks.unsaid
      ? {
          unsaid: choice('Prices without a period are', ['', ...periods, 'once'], {
            labels: { '': 'left out until you say', ...perPeriod },
          }),
        }
      : {}),
    ...(asks.users ? { users: integer('Users per customer', { min: 1, max: 1_000_000, placeholder: '10' }) } : {}),
    ...Object.fromEntries(
      asks.currencies.map((other) => [
        rateKey(other, currency),
        decimal(`1 ${other} in ${currency}`, { min: 0, max: 1e9, placeholder: '1.25' }),
      ]),
    ),
  };
}

/** What was typed, by the names of the questions. */
export function toDraft(fields: Fields, said: Said, footing: string): Record<string, string> {
  const typed: Record<string, string> = { footing, unsaid: said.unsaid, users: said.users };
  return Object.fromEntries(Object.keys(fields).map((name) => [name, typed[name] ?? said.rates[name] ?? '']));
}

export const answer = (said: Said, name: string, value: string): Said =>
  name === 'footing' || name === 'unsaid' || name === 'users'
    ? { ...said, [name]: value }
    : { ...said, rates: { ...said.rates, [name]: value } };
