import type { Fields } from '@/lib/fields';
import { fillEmpty } from '@/lib/fields/meaning';
import { toAnswers, type TextLine } from '@/lib/topics/texts';
import type { Plan } from '@/workspace/shares';
import { emptyAnswers, fields, type Draft, type LegalData } from './model';
import { templateOf, type Template } from './templates';

/** What is known elsewhere goes into the fields of this form that are still empty. */
export function planAnswers(data: LegalData, lines: readonly TextLine[]): Plan<LegalData> {
  const template = data.template === '' ? undefined : templateOf(data.template);
  const own: Fields = Object.fromEntries((template?.fields ?? []).map((name) => [name, fields[name]]));
  const { draft, filled } = fillEmpty(own, data.answers, toAnswers(lines));
  return { data: filled.length === 0 ? data : { ...data, answers: { ...data.answers, ...draft } }, names: filled };
}

/** Whether bringing the cleared answers back would fill in something of this form. */
export function canRestore(template: Template, draft: Draft, kept: Draft | null): boolean {
  if (!kept) return false;
  const empty = emptyAnswers();
  return [...template.fields, ...template.options, ...template.moreOptions, ...template.parties].some(
    (name) => draft[name] === empty[name] && kept[name] !== empty[name],
  );
}
