import type { Surroundings } from '@/lib/fields';
import { parseMoney } from '@/lib/money';
import { joinWords } from '@/lib/text';
import { foundWhole, isOver, joinLines, listDue, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, type Due, type Profile } from '@/workspace/shares';
import { typeLabels, type ContractType } from './content';
import { contractFiles } from './files';
import { fields, isSample, sampleAnswers, state, toSidedFields, typeOf, type ContractData } from './model';

/** "Service contract between Acre Foods and Harbor Studio", as far as it is known. */
function nameOf({ answers }: ContractData): string {
  const type = typeOf(answers);
  const noun = type === '' ? 'Contract' : type === 'nda' ? typeLabels.nda : `${typeLabels[type]} contract`;
  const parties = [answers.clientName, answers.providerName].map((name) => name.trim()).filter((name) => name !== '');
  return parties.length === 0 ? noun : `${noun} ${parties.length === 1 ? 'with' : 'between'} ${joinWords(parties)}`;
}

function agenda(data: ContractData, around: Surroundings): Due[] {
  const { startDate, endDate } = data.answers;
  const name = nameOf(data);
  if (isSample(data.answers)) return [];
  const due = (id: string, day: string, title: string): Due => ({ id, day, title, isDone: isOver(day, around) });
  return listDue([due('start', startDate, `${name} starts`), due('end', endDate, `${name} ends`)]);
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

/** Work that a client is sent a bill for. */
const isBilled = (type: ContractType) => type !== 'nda' && type !== 'employment';

export const shares = defineShares(state, {
  profile,
  offers: {
    agreements: ({ answers }, { currency }) => {
      const type = typeOf(answers);
      if (isSample(answers) || type === '' || !isBilled(type) || answers.clientName.trim() === '') return [];
      const sum = parseMoney(answers.amount, currency);
      const [work = ''] = [answers.serviceDescription, answers.deliverables].flatMap((typed) => typed.trim().split('\n')).filter(Boolean);
      return [
        {
          key: 'contract',
          client: answers.clientName.trim(),
          clientAddress: answers.clientAddress.trim(),
          work: work.trim(),
          amount: sum.ok && sum.value > 0 ? sum.value : 0,
          per: amountBases.find((basis) => basis === answers.amountBasis) ?? 'total',
          currency,
        },
      ];
    },
  },
  agenda,
  search: (data) =>
    foundWhole(nameOf(data), 'Contract', [
      ...wordsIn(fields, data.answers, sampleAnswers('')),
      ...data.exhibits.map(({ title, text }) => joinLines([title, text])),
    ]),
  files: contractFiles,
});
