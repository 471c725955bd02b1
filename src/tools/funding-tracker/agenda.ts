import { joinWords } from '@/lib/text';
import { dueRecords } from '@/kinds/records/shares';
import type { Due } from '@/workspace/shares';
import { datedSteps } from './cheques';
import { isOpen, type FundingExtra, type Round } from './model';
import { settleTerms } from './terms';

const roundName = ({ roundType, investors }: Round) =>
  `${roundType || 'Round'}${investors.length > 0 ? ` with ${joinWords(investors)}` : ''}`;

const describeClose = (round: Round) => {
  if (round.refund) return isOpen(round) ? 'is to be paid back' : 'was paid back';
  return isOpen(round) ? 'is expected to close' : 'closed';
};

/** When rounds close, and when notes that were taken up have to be paid back or converted. */
export function toAgenda(rounds: readonly Round[], today: string, extra?: FundingExtra): Due[] {
  const alive = rounds.filter(({ status }) => status !== 'Failed');
  const notes = alive.map(settleTerms).filter(({ status, refund }) => status === 'Completed' && !refund);
  return [
    ...dueRecords(alive, (round) => ({
      day: round.date,
      title: `${roundName(round)} ${describeClose(round)}`,
      isDone: !isOpen(round),
      amount: round.amount,
    })),
    ...dueRecords(
      notes,
      (note) => ({
        day: note.maturity,
        title: `${roundName(note)} matures`,
        isDone: today !== '' && note.maturity < today,
        amount: note.amount,
      }),
      'maturity ',
    ),
    ...alive
      .filter(isOpen)
      .flatMap((round) =>
        (extra ? datedSteps(extra, round.id) : []).flatMap(({ step, day, isDone }) =>
          dueRecords([round], () => ({ day, title: `${roundName(round)}: ${step}`, isDone }), `${step} `),
        ),
      ),
  ];
}
