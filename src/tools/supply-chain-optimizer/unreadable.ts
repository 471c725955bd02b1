import type { DraftOf, Fields, Messages } from '@/lib/fields';
import { parseNumber } from '@/lib/numbers';

/** Whole numbers that cannot be read count as 0 and say so; one that is too large is still refused. */
export function countAsZero<F extends Fields>(fields: F, typed: DraftOf<F>): { draft: DraftOf<F>; notes: Messages } {
  const draft: Record<string, string | boolean> = { ...typed };
  const notes: Messages = {};
  for (const [name, field] of Object.entries(fields)) {
    const raw = draft[name];
    if (field.kind !== 'integer' || typeof raw !== 'string' || raw.trim() === '') continue;
    const parsed = parseNumber(raw);
    if (parsed.ok || parsed.problem.includes('too large')) continue;
    draft[name] = '0';
    notes[name] = `${parsed.problem} It counts as 0.`;
  }
  return { draft: draft as DraftOf<F>, notes };
}
