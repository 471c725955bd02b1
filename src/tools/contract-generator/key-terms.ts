import type { Block, Term } from '@/lib/blocks';
import { formatDay, isDay } from '@/lib/dates';
import { periods } from './clauses-employment';
import { bases } from './clauses-work';
import { lawIn, moneyIn, type Facts } from './facts';
import { tidy } from './typed';

/** What a reader looks for first, in the words of the answers. What nobody has said is left to its clause, which marks it as open. */
export function toKeyTerms(facts: Facts): Block {
  const { answers, client, provider, type, currency } = facts;
  const who = (name: string, address: string) => [tidy(name), tidy(address)].filter(Boolean).join(', ');
  const term =
    isDay(answers.startDate) && isDay(answers.endDate)
      ? `${formatDay(answers.startDate, 'long')} to ${formatDay(answers.endDate, 'long')}`
      : isDay(answers.startDate)
        ? `From ${formatDay(answers.startDate, 'long')}`
        : '';
  const fee =
    type === 'nda'
      ? ''
      : type === 'employment'
        ? tidy(answers.salary) && moneyIn(answers.salary, currency, 'Salary', periods[answers.salaryPeriod])
        : tidy(answers.amount) && moneyIn(answers.amount, currency, 'Amount', bases[answers.amountBasis]);
  const law = tidy(answers.country) === '' ? '' : lawIn(facts);
  const rows: Term[] = [
    { label: client, value: who(answers.clientName, answers.clientAddress) },
    { label: provider, value: who(answers.providerName, answers.providerAddress) },
    { label: 'Position', value: type === 'employment' ? tidy(answers.position) : '' },
    { label: 'Term', value: term },
    { label: type === 'employment' ? 'Pay' : 'Fee', value: fee },
    { label: 'Law', value: law },
  ];
  return { kind: 'terms', rows: rows.filter(({ value }) => value !== '') };
}
