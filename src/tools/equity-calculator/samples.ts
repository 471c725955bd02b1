import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { joinWords } from '@/lib/text';
import type { Inputs } from './model';

const recordsOf = ({ stakeholders, rounds, convertibles }: Inputs) => [...stakeholders, ...rounds, ...convertibles];

/** Ids of samples that stand among the user's own records; none where all are samples, which the file's name says. */
export const sampleIds = (inputs: Inputs): ReadonlySet<string> => {
  const records = recordsOf(inputs);
  return new Set(isAllSample(records) ? [] : records.filter(isSampleRecord).map(({ id }) => id));
};

/** For the notes of a file. */
export function describeSamples(inputs: Inputs): string[] {
  const records = recordsOf(inputs);
  const samples = records.filter(isSampleRecord).map(({ name }) => name);
  if (samples.length === 0) return [];
  return isAllSample(records) ? ['Sample data.'] : [`Samples among your records: ${joinWords(samples)}.`];
}
