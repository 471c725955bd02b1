import { readField } from '@/lib/fields';
import { joinWords, plural } from '@/lib/text';
import { evidenceKinds, sections, type EvidenceKind } from './content';
import { lineFields, type Line, type Persona } from './model';

const around = { today: '', currency: 'USD' };

interface LineReading {
  kind: EvidenceKind;
  /** Counted as evidence: someone was asked and counted, or a source is named. */
  isEvidenced: boolean;
  /** "Assumed", "Heard from 5 people", "Data: order book" */
  label: string;
}

export function readLine({ evidence, people, source }: Line): LineReading {
  const kind = evidenceKinds.find((candidate) => candidate === evidence) ?? 'assumed';
  if (kind === 'assumed') return { kind, isEvidenced: false, label: 'Assumed' };
  if (kind === 'data') {
    const named = source.trim().replace(/\s+/g, ' ');
    return named === ''
      ? { kind, isEvidenced: false, label: 'Data, source missing' }
      : { kind, isEvidenced: true, label: `Data: ${named}` };
  }
  const { value, problem } = readField(lineFields.people, people, around);
  const count = Number(value);
  if (people.trim() === '' || problem || count < 1) return { kind, isEvidenced: false, label: 'Heard, number missing' };
  return { kind, isEvidenced: true, label: `Heard from ${plural(count, 'person', 'people')}` };
}

export const hasWords = ({ text }: Line) => text.trim() !== '';

/** Nothing is written of it: neither who it is nor what it says. */
export const isBlank = (persona: Persona) =>
  [persona.name, persona.age, persona.occupation, persona.income, persona.location, persona.bio].every((text) => text.trim() === '') &&
  !sections.some((section) => persona[section].some(hasWords));

interface EvidenceShare {
  proven: number;
  all: number;
  /** Whole percent: 0 only where nothing is proven, 100 only where everything is; nothing without statements. */
  percent: number | undefined;
}

export function computeEvidence(personas: readonly Persona[]): EvidenceShare {
  const lines = personas.flatMap((persona) => sections.flatMap((section) => persona[section])).filter(hasWords);
  const proven = lines.filter((line) => readLine(line).isEvidenced).length;
  const all = lines.length;
  if (all === 0) return { proven, all, percent: undefined };
  if (proven === 0 || proven === all) return { proven, all, percent: proven === 0 ? 0 : 100 };
  return { proven, all, percent: Math.min(99, Math.max(1, Math.round((proven / all) * 100))) };
}

export const formatShare = ({ percent }: EvidenceShare) => `${percent === undefined ? '—' : `${percent}%`} evidenced`;

export const explainShare = ({ proven, all }: EvidenceShare) =>
  all === 0 ? 'no statements yet' : `${proven} of ${plural(all, 'statement')}`;

/** What a reader must know before believing it. */
export function statusOf(persona: Persona): { label: string; tone: 'warn' | 'good' } {
  if (persona.isExample) return { label: 'Example person - not research', tone: 'warn' };
  return computeEvidence([persona]).percent === 100
    ? { label: 'Evidence for every statement', tone: 'good' }
    : { label: 'Hypothesis - not confirmed', tone: 'warn' };
}

const templateNote = 'Made on this device from a template and your own words.';
const inventedNote = 'Names, ages and incomes are invented; nobody was asked.';

/** Where the examples come from: ours, those of models, or both. Empty where there are none. */
export function noteOn(examples: readonly { source?: string | undefined }[]): string {
  const models = [...new Set(examples.flatMap(({ source }) => source ?? []))];
  return [
    ...(examples.some(({ source }) => source === undefined) ? [templateNote] : []),
    ...(models.length > 0 ? [`Written by ${joinWords(models)}, accepted by you.`] : []),
    ...(examples.length > 0 ? [inventedNote] : []),
  ].join(' ');
}
