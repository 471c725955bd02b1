import { plainEntry, type RegisterEntry } from '@/kinds/register/register';
import { addDays, addMonths, isDay } from '@/lib/dates';
import type { Draft, Made } from './model';
import { templateOf, type TemplateId } from './templates';

/** With whom, where the document has another side. */
export function otherIn(template: TemplateId, answers: Draft): string {
  const { fields: asked } = templateOf(template);
  const others = (['otherParty', 'clientName', 'employeeName', 'partnerTwo'] as const).filter((field) => asked.includes(field));
  return others.map((field) => answers[field].trim()).find((typed) => typed !== '') ?? '';
}

/** "2 years" and "18 months" in months; nothing where it says anything else. */
export function monthsIn(duration: string): number | undefined {
  const [, count = '', unit = ''] = /^\s*(\d{1,3}|one|two|three|five|ten)\s+(year|month)s?\.?\s*$/i.exec(duration) ?? [];
  const words: Partial<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, ten: 10 };
  const value = words[count.toLowerCase()] ?? Number(count);
  return unit === '' || value <= 0 ? undefined : value * (unit.toLowerCase() === 'year' ? 12 : 1);
}

/** The document on the screen as an entry of the register; it has a last day only where both its start and its length are certain. */
export function toEntry({ template, answers }: Made): Omit<RegisterEntry, 'id'> {
  const months = template === 'nda' ? monthsIn(answers.duration) : undefined;
  const start = answers.effectiveDate;
  return {
    ...plainEntry,
    title: templateOf(template).name,
    party: otherIn(template, answers),
    ends: months !== undefined && isDay(start) ? addDays(addMonths(start, months), -1) : '',
  };
}
