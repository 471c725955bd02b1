import { foldText } from '@/lib/text';
import { sections, type Section } from './content';
import { changeLine, type Line, type Persona, type PersonasData } from './model';
import type { Interview, Quote } from './quote';

export const mostInterviews = 200;
export const longestNotes = 20_000;
const longestName = 120;
const mostQuotes = 2000;
const longestQuote = 1000;

export interface Read {
  who: string;
  notes: string;
}

const sameNotes = (one: Pick<Interview, 'notes'>, other: Pick<Interview, 'notes'>) =>
  foldText(one.notes.trim()) === foldText(other.notes.trim());

/** Interviews beside those that are there; the same notes come in once. */
export function addInterviews(data: PersonasData, read: readonly Read[]): { data: PersonasData; added: number; isCut: boolean } {
  const interviews = [...(data.interviews ?? [])];
  let { made } = data;
  let isCut = false;
  for (const { who, notes } of read) {
    const cut = { who: who.slice(0, longestName), notes: notes.slice(0, longestNotes) };
    isCut ||= cut.notes.length < notes.length || interviews.length >= mostInterviews;
    if (interviews.length >= mostInterviews || interviews.some((known) => sameNotes(known, cut))) continue;
    made += 1;
    interviews.push({ id: `interview-${made}`, ...cut });
  }
  const added = interviews.length - (data.interviews?.length ?? 0);
  return { data: added === 0 ? data : { ...data, interviews, made }, added, isCut };
}

export const whoOf = (interviews: readonly Interview[], { id, who }: Interview) =>
  who.trim() || `Interview ${interviews.findIndex((interview) => interview.id === id) + 1}`;

/** What was said, sentence by sentence or line by line. */
export const sayings = ({ notes }: Pick<Interview, 'notes'>): string[] =>
  notes
    .split(/\n+|(?<=[.!?…])\s+(?=[\p{Lu}"“'‘])/u)
    .map((line) => line.replace(/^\s*[-*•–]\s+/, '').trim())
    .filter((line) => line !== '');

export const quotesFor = ({ quotes = [] }: PersonasData, persona: string, line: string): Quote[] =>
  quotes.filter((quote) => quote.persona === persona && quote.line === line);

const findSection = (persona: Persona, lineId: string): Section | undefined =>
  sections.find((section) => persona[section].some(({ id }) => id === lineId));

const countPeople = (data: PersonasData, personaId: string, lineId: string) =>
  new Set(quotesFor(data, personaId, lineId).map(({ interview }) => interview)).size;

/**
 * A statement with quotes was heard from as many people as were quoted; without any it is an assumption again.
 * Whoever wrote down more people than were quoted keeps that number, and figures stay figures.
 */
function settle(before: PersonasData, data: PersonasData, personaId: string, lineId: string): PersonasData {
  const persona = data.personas.find(({ id }) => id === personaId);
  const section = persona && findSection(persona, lineId);
  const line = section && persona[section].find(({ id }) => id === lineId);
  if (!line || line.evidence === 'data') return data;
  const written = line.evidence === 'heard' ? Number(line.people) || 0 : 0;
  const quoted = countPeople(data, personaId, lineId);
  const people = written > countPeople(before, personaId, lineId) ? Math.max(written, quoted) : quoted;
  const change: Partial<Line> = people > 0 ? { evidence: 'heard', people: String(people) } : { evidence: 'assumed', people: '' };
  return changeLine(data, personaId, section, lineId, change);
}

export function addQuote(data: PersonasData, quote: Omit<Quote, 'id'>): PersonasData {
  const known = data.quotes ?? [];
  const isKnown = known.some(
    ({ persona, line, interview, text }) =>
      persona === quote.persona && line === quote.line && interview === quote.interview && text === quote.text,
  );
  if (isKnown || known.length >= mostQuotes) return data;
  const made = data.made + 1;
  const added = { ...data, made, quotes: [...known, { ...quote, text: quote.text.slice(0, longestQuote), id: `quote-${made}` }] };
  return settle(data, added, quote.persona, quote.line);
}

export function removeQuote(data: PersonasData, id: string): PersonasData {
  const quote = data.quotes?.find((candidate) => candidate.id === id);
  if (!quote) return data;
  const left = { ...data, quotes: (data.quotes ?? []).filter((candidate) => candidate.id !== id) };
  return settle(data, left, quote.persona, quote.line);
}

/** An interview takes what was quoted from it along. */
export function removeInterview(data: PersonasData, id: string): PersonasData {
  const gone = (data.quotes ?? []).filter((quote) => quote.interview === id);
  const without = gone.reduce((current, quote) => removeQuote(current, quote.id), data);
  return { ...without, interviews: (without.interviews ?? []).filter((interview) => interview.id !== id) };
}
