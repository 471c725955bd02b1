import type { FileOffer } from '@/lib/files';
import { documentFiles } from '@/kinds/document/files';
import { capitalise, joinWords } from '@/lib/text';
import { typeNouns } from './content';
import { fileStem, isSample, typeOf, type ContractData } from './model';

/** "Service contract between Acre Foods and Harbor Studio", as far as it is known. */
export function nameOf({ answers }: Pick<ContractData, 'answers'>): string {
  const type = typeOf(answers);
  const noun = type === '' ? 'Contract' : capitalise(typeNouns[type][1]);
  const parties = [answers.clientName, answers.providerName].map((name) => name.trim()).filter((name) => name !== '');
  return parties.length === 0 ? noun : `${noun} ${parties.length === 1 ? 'with' : 'between'} ${joinWords(parties)}`;
}

export function contractFiles({ made, kept }: ContractData): FileOffer[] {
  if (!made) return [];
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
  ];
}
