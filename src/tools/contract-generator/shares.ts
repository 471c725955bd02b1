import type { Surroundings } from '@/lib/fields';
import { registerAgenda, registerSearch } from '@/kinds/register/register';
import { parseMoney } from '@/lib/money';
import { foundWhole, isOver, joinLines, listDue, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, type Due, type Profile } from '@/workspace/shares';
import { hasFee } from './content';
import { figureIn } from './facts';
import { contractFiles, nameOf } from './files';
import { fields } from './fields';
import { isSaid } from './row-fields';
import { isSample, sampleAnswers, state, toSidedFields, typeOf, type ContractData } from './model';

function agenda(data: ContractData, around: Surroundings): Due[] {
  const { startDate, endDate } = data.answers;
  const name = nameOf(data);
  const register = registerAgenda(data, around);
  if (isSample(data.answers)) return register;
  const due = (id: string, day: string, title: string): Due => ({ id, day, title, isDone: isOver(day, around) });
  return listDue([
    due('start', startDate, `${name} starts`),
    due('end', endDate, `${name} ends`),
    ...(data.payments ?? []).map((payment) =>
      due(`payment-${payment.id}`, payment.due, `Payment due: ${payment.milestone.trim() || name}`),
    ),
    ...register,
  ]);
}

const bySide = ({ answers: { type } }: ContractData) =>
  byMeaning(
    toSidedFields(typeOf({ type })),
    ({ answers }: ContractData) => answers,
    (data, answers) => ({ ...data, answers }),
  );

const profile: Profile<ContractData> = {
  read: (data) => bySide(data).read(data),
  fill: (data, answers) => bySide(data).fill(data, answers),
  forms: (data) => bySide(data).forms?.(data) ?? [],
};

const amountBases = fields.amountBasis.options;

export const shares = defineShares(state, {
  profile,
  offers: {
    agreements: ({ answers, payments = [] }, { currency }) => {
      const type = typeOf(answers);
      if (isSample(answers) || type === '' || !hasFee(type) || answers.clientName.trim() === '') return [];
      const sum = parseMoney(answers.amount, currency);
      // A pilot that costs nothing sends no bill.
      if (type === 'pilot' && answers.amount.trim() === '' && !payments.some(isSaid)) return [];
      const told = type === 'equipment' ? [answers.items] : [answers.serviceDescription, answers.deliverables];
      const [work = ''] = told.flatMap((typed) => typed.trim().split('\n')).filter(Boolean);
      const client = { client: answers.clientName.trim(), clientAddress: answers.clientAddress.trim(), currency };
      const installments = payments.filter(isSaid);
      // Each installment is a bill of its own.
      if (installments.length > 0)
        return installments.map(({ id, milestone, installment }) => ({
          ...client,
          key: `payment-${id}`,
          work: [work.trim(), milestone.trim()].filter(Boolean).join(': '),
          amount: Math.max(figureIn(installment, currency) ?? 0, 0),
          per: 'total' as const,
        }));
      const basis = amountBases.find((candidate) => candidate === answers.amountBasis) ?? 'total';
      return [
        {
          ...client,
          key: 'contract',
          // A year is billed as one sum.
          work: basis === 'year' ? [work.trim(), 'one year'].filter(Boolean).join(', ') : work.trim(),
          amount: sum.ok && sum.value > 0 ? sum.value : 0,
          per: basis === 'year' ? 'total' : basis,
        },
      ];
    },
  },
  agenda,
  search: (data) => [
    ...foundWhole(nameOf(data), 'Contract', [
      ...wordsIn(fields, data.answers, sampleAnswers('')),
      ...data.exhibits.map(({ title, text }) => joinLines([title, text])),
    ]),
    ...registerSearch(data),
  ],
  files: contractFiles,
});
