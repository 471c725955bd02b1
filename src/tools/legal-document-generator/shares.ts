import { registerAgenda, registerSearch } from '@/kinds/register/register';
import type { Surroundings } from '@/lib/fields';
import { foundWhole, isOver, listDue, wordsIn } from '@/workspace/share-parts';
import { byMeaning, defineShares, type Due } from '@/workspace/shares';
import { planAnswers } from './known';
import { fields, isSample, sampleAnswers, state, type LegalData } from './model';
import { otherIn } from './register-entry';
import { templateOf } from './templates';
import { toFiles } from './download';

/** "Non-Disclosure Agreement with Harbor Press", as far as it is known with whom. */
function nameOf({ template, answers, made }: LegalData): string {
  const id = made?.template ?? template;
  if (id === '') return '';
  const { name } = templateOf(id);
  const other = id === 'partnership-agreement' ? '' : otherIn(id, made?.answers ?? answers);
  return other ? `${name} with ${other}` : name;
}

function agenda(data: LegalData, around: Surroundings): Due[] {
  const { made } = data;
  const register = registerAgenda(data, around);
  if (!made || isSample(made)) return register;
  const day = made.answers.effectiveDate;
  return listDue([{ id: 'effective', day, title: `${nameOf(data)} takes effect`, isDone: isOver(day, around) }, ...register]);
}

export const shares = defineShares(state, {
  profile: byMeaning(
    fields,
    ({ answers }: LegalData) => answers,
    (data, answers) => ({ ...data, answers }),
  ),
  accepts: { texts: { noun: 'answer', verb: 'Fill in', plan: planAnswers } },
  agenda,
  search: (data) => [
    ...foundWhole(nameOf(data), 'Legal document', wordsIn(fields, data.made?.answers ?? data.answers, sampleAnswers())),
    ...registerSearch(data),
  ],
  files: toFiles,
});
