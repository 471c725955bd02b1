import { sampleCompany } from './content';
import { tidy } from './facts';
import { emptyAnswers, type Draft, type FieldName } from './model';
import type { Template } from './templates';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const textAt = (record: Record<string, unknown>, name: string): string => {
  const value = record[name];
  return typeof value === 'string' ? tidy(value) : '';
};

/** What another document tool's work says about the same things, whatever else it holds. */
export function readKnown(data: unknown): Partial<Record<FieldName, string>> {
  if (!isRecord(data)) return {};
  const work = isRecord(data.work) ? data.work : data;
  const answers = isRecord(work.answers) ? work.answers : {};
  const companyName = textAt(answers, 'companyName');
  if (companyName === sampleCompany) return {};
  const place = [textAt(answers, 'state'), textAt(answers, 'country')].filter((part) => part !== '').join(', ');
  const known: Partial<Record<FieldName, string>> = {
    companyName,
    website: textAt(answers, 'website'),
    contactEmail: textAt(answers, 'contactEmail') || textAt(answers, 'email'),
    serviceDescription: textAt(answers, 'serviceType'),
    location: place,
  };
  return Object.fromEntries(Object.entries(known).filter(([, text]) => text !== ''));
}

/** The fields of this form that are still empty and that the other tool could fill. */
export const fillable = (template: Template, draft: Draft, known: Partial<Record<FieldName, string>>): Partial<Draft> =>
  Object.fromEntries(template.fields.filter((name) => draft[name].trim() === '' && known[name]).map((name) => [name, known[name]]));

/** Whether bringing the cleared answers back would fill in something of this form. */
export function canRestore(template: Template, draft: Draft, kept: Draft | null): boolean {
  if (!kept) return false;
  const empty = emptyAnswers();
  return [...template.fields, ...template.options, ...template.moreOptions, ...template.parties].some(
    (name) => draft[name] === empty[name] && kept[name] !== empty[name],
  );
}
