import { isSampleRecord } from '@/kinds/records/state';
import { foundWhole, wordsIn } from '@/workspace/share-parts';
import { acceptAnswers, byMeaning, defineShares } from '@/workspace/shares';
import { sampleAnswers } from './content';
import { planCosts } from './funds';
import { milestonesOf } from './appendix-words';
import { isDay } from '@/lib/dates';
import { replaceById } from '@/lib/lists';
import { planForecast } from './outlook';
import { fields, hasSampleWork, state, type PlanData } from './model';
import { toFiles } from './download';

const profile = byMeaning(
  fields,
  ({ answers }: PlanData) => answers,
  (data, answers) => ({ ...data, answers }),
);

/** Those of the sample stay here. */
const ownMilestones = (data: PlanData) => milestonesOf(data).filter((one) => !isSampleRecord(one));

export const shares = defineShares(state, {
  profile,
  offers: {
    looks: (data) => (data.logo && !hasSampleWork(data) ? [{ logo: data.logo }] : []),
    tasks: (data) =>
      ownMilestones(data)
        .filter(({ isDone, title }) => !isDone && title.trim() !== '')
        .map(({ id, title, owner, day }) => ({ key: id, title, about: 'Milestone of the business plan', priority: 'high', owner, day })),
  },
  accepts: {
    texts: acceptAnswers(profile),
    money: { noun: 'line', plan: planCosts },
    forecasts: { noun: 'month', isWhole: true, plan: planForecast },
  },
  agenda: (data) =>
    ownMilestones(data).flatMap(({ id, title, day, isDone }) =>
      isDay(day) ? [{ id, day, title: title.trim() || 'A milestone', isDone }] : [],
    ),
  done: (data, id, isDone) =>
    data.milestones
      ? { ...data, milestones: { ...data.milestones, records: replaceById(data.milestones.records, id, (one) => ({ ...one, isDone })) } }
      : data,
  search: ({ answers, wordings }) =>
    foundWhole(answers.companyName, 'Business plan', [...wordsIn(fields, answers, sampleAnswers), ...wordings.map(({ text }) => text)]),
  // A plan can be made from nothing, once it is asked for.
  files: toFiles,
});
