import type { Block, Term } from '@/lib/blocks';
import { isDay } from '@/lib/dates';
import { periods } from './clauses-employment';
import { hasFee } from './content';
import { feeIn } from './fees';
import { hasRenewal } from './kinds-online';
import { dayIn, lawIn, moneyIn, type Facts } from './facts';
import { tidy } from './typed';

/** What a reader looks for first, in the words of the answers. What nobody has said is left to its clause, which marks it as open. */
export function toKeyTerms(facts: Facts): Block {
  const { answers, client, provider, type, currency } = facts;
  const who = (name: string, address: string) => [tidy(name), tidy(address)].filter(Boolean).join(', ');
  const hasTerm = type !== 'safe' && type !== 'founders';
  const term = !hasTerm
    ? isDay(answers.startDate)
      ? dayIn(answers.startDate, 'Start Date', answers)
      : ''
    : isDay(answers.startDate) && isDay(answers.endDate)
      ? `${dayIn(answers.startDate, 'Start Date', answers)} to ${dayIn(answers.endDate, 'End Date', answers)}${hasRenewal(facts) ? `, then renewed ${answers.renewal === 'month' ? 'month by month' : 'year by year'}` : ''}`
      : isDay(answers.startDate)
        ? `From ${dayIn(answers.startDate, 'Start Date', answers)}`
        : '';
  const fee =
    type === 'employment'
      ? tidy(answers.salary) && moneyIn(answers.salary, currency, 'Salary', periods[answers.salaryPeriod])
      : tidy(answers.amount) && (hasFee(type) ? feeIn(facts) : type === 'safe' ? moneyIn(answers.amount, currency, 'Amount') : '');
  const law = tidy(answers.country) === '' ? '' : lawIn(facts);
  const rows: Term[] = [
    { label: client, value: who(answers.clientName, answers.clientAddress) },
    { label: provider, value: who(answers.providerName, answers.providerAddress) },
    { label: 'Position', value: type === 'employment' ? tidy(answers.position) : '' },
    { label: 'Business', value: type === 'founders' ? tidy(answers.venture) : '' },
    { label: type === 'safe' || type === 'founders' ? 'Date' : 'Term', value: term },
    { label: type === 'employment' ? 'Pay' : type === 'equipment' ? 'Rent' : type === 'safe' ? 'Purchase Amount' : 'Fee', value: fee },
    { label: 'Law', value: law },
  ];
  return { kind: 'terms', rows: rows.filter(({ value }) => value !== '') };
}
