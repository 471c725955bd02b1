import { foldText } from '@/lib/text';
import type { Competitor } from './model';

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const text = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 2_000) : '');
const lines = (value: unknown) =>
  text(value)
    .split(/\n|,/)
    .map((line) => line.replace(/^\s*[-*•]\s*/, '').trim())
    .filter((line) => line !== '');

type Found = Pick<Competitor, 'name' | 'website' | 'strengths' | 'weaknesses' | 'pricing'>;

const mostFound = 100;

/** The competitors of the market research that are not here by name; its samples stay where they are. */
export function findResearched(data: unknown, here: readonly { name: string }[]): Found[] {
  if (!isObject(data) || data.isSample === true || !Array.isArray(data.competitors)) return [];
  const known = new Set(here.map(({ name }) => foldText(name.trim())));
  const found: Found[] = [];
  for (const rival of data.competitors.filter(isObject).slice(0, mostFound)) {
    const name = text(rival.name);
    if (name === '' || known.has(foldText(name))) continue;
    known.add(foldText(name));
    found.push({
      name,
      website: text(rival.website),
      strengths: lines(rival.strengths),
      weaknesses: lines(rival.weaknesses),
      pricing: text(rival.pricing),
    });
  }
  return found;
}
