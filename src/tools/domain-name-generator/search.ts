import { toFileName, toSlug } from '@/lib/text';
import { chosenEndings, type Answers, type Idea } from './model';
import { makeCandidates } from './names';

export const candidatesOf = (answers: Answers, ideas: readonly Idea[] = []) =>
  makeCandidates({ businessName: answers.businessName, keywords: answers.keywords, endings: chosenEndings(answers), ideas });

export const fileStem = (noun: string, answers: Answers, isSample: boolean) => {
  const slug = toSlug(answers.businessName);
  const stem = toFileName(slug === '' ? noun : `${slug}-${noun}`, 'csv', noun).replace(/\.csv$/, '');
  return isSample ? `sample-${stem}` : stem;
};
