import { readDraft, type Surroundings } from '@/lib/fields';
import { toMinor } from '@/lib/money';
import { foundWhole, isOver, listDue, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, type Due } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { postingFiles } from './files';
import { fields, isSample, state, type JobData } from './model';

const nameOf = ({ answers }: JobData) => answers.jobTitle.trim() || 'a job';

function agenda(data: JobData, around: Surroundings): Due[] {
  const { closingDate } = data.answers;
  if (isSample(data.answers)) return [];
  return listDue([
    { id: 'closing', day: closingDate, title: `Applications for ${nameOf(data)} close`, isDone: isOver(closingDate, around) },
  ]);
}

/** What was written for the sample's company is the sample's. */
const postingWords = ({ answers, posting }: JobData): string[] =>
  posting && !isSample(answers) ? [posting.summary, ...posting.lines.map(({ text }) => text)] : [];

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ answers }: JobData) => answers,
    (data, answers) => ({ ...data, answers }),
  ),
  offers: {
    roles: ({ answers }, around) => {
      if (isSample(answers) || answers.jobTitle.trim() === '') return [];
      const { payFrom, payTo, payCurrency, payPeriod } = readDraft(fields, answers, around).values;
      const currency = payCurrency === 'own' ? around.currency : payCurrency;
      // Only a yearly sum is a salary for sure.
      const salary = payPeriod === 'year' ? toMinor(payTo || payFrom, currency) : 0;
      return [{ key: 'job', title: answers.jobTitle.trim(), department: answers.department.trim(), salary, currency }];
    },
  },
  agenda,
  search: (data) =>
    foundWhole(data.answers.jobTitle, 'Job description', [
      ...wordsIn(fields, data.answers, sampleAnswers),
      ...postingWords(data),
      data.checked.text,
    ]),
  files: postingFiles,
});
