import { emptyDraft } from '@/lib/fields';
import { competitorFields, type CompetitorDraft } from './model';

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2_000) : '');
const lines = (value: unknown) =>
  Array.isArray(value)
    ? value
        .filter((item) => typeof item === 'string')
        .join('\n')
        .slice(0, 5_000)
    : '';

/** The competitors another tool holds, as cards of this one; samples stay where they are. */
export function readRivals(data: unknown): Omit<CompetitorDraft, 'id'>[] {
  if (!isObject(data) || !Array.isArray(data.records)) return [];
  return data.records
    .filter(isObject)
    .filter(({ id, name }) => !text(id).startsWith('sample-') && text(name).trim() !== '')
    .slice(0, 100)
    .map((rival) => ({
      ...emptyDraft(competitorFields, ''),
      name: text(rival.name).slice(0, 200),
      website: text(rival.website),
      strengths: lines(rival.strengths),
      weaknesses: lines(rival.weaknesses),
      pricing: text(rival.pricing),
    }));
}
