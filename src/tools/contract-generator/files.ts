import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { plainEntry, registerFiles, type RegisterEntry } from '@/kinds/register/register';
import { isDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import { capitalise, joinWords } from '@/lib/text';
import { typeNouns } from './nouns';
import { fileStem, isSample, otherSide, typeOf, type ContractData, type Made } from './model';

/** "Service contract between Acre Foods and Harbor Studio", as far as it is known. */
export function nameOf({ answers }: Pick<ContractData, 'answers'>): string {
  const type = typeOf(answers);
  const noun = type === '' ? 'Contract' : capitalise(typeNouns[type]);
  const parties = [answers.clientName, answers.providerName].map((name) => name.trim()).filter((name) => name !== '');
  return parties.length === 0 ? noun : `${noun} ${parties.length === 1 ? 'with' : 'between'} ${joinWords(parties)}`;
}

/** The contract on the screen as an entry of the register. */
export function toEntry({ answers }: Made): Omit<RegisterEntry, 'id'> {
  const type = typeOf(answers);
  const isRenewing = type === 'subscription' && answers.renewal !== 'no' && isDay(answers.endDate);
  return {
    ...plainEntry,
    title: type === '' ? 'Contract' : capitalise(typeNouns[type]),
    party: answers[`${otherSide(type)}Name`].trim(),
    ends: isDay(answers.endDate) ? answers.endDate : '',
    renews: isRenewing ? 'yes' : 'no',
    renewMonths: answers.renewal === 'month' ? 1 : 12,
    notice: isRenewing ? Math.min(999, Math.max(0, Math.trunc(Number(answers.noticeDays) || 0))) : 0,
  };
}

export function contractFiles(data: ContractData, around: Surroundings): FileOffer[] {
  const { made, kept } = data;
  const register = registerFiles(data, around);
  if (!made) return register;
  const document = async () => (await import('./contract')).toContract(made, kept);
  const stem = fileStem(made.answers);
  return [
    ...documentFiles(stem, document, ['txt', 'md', 'html', 'docx', 'pdf'], made.currency),
    {
      label: 'Calendar of its dates',
      name: `${stem}_dates.ics`,
      make: async () => {
        const [{ icsFile }, { toDates }] = await Promise.all([import('@/formats/ics'), import('./payments')]);
        const name = nameOf(made);
        return icsFile(name, toDates(made, name, isSample(made.answers) ? 'Sample: ' : ''));
      },
    },
    ...register,
  ];
}
