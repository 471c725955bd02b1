/** One way of telling a fact, put into every place that tells it differently. */
import { putIntoForms } from '@/lib/fields/put-answers';
import type { Meaning } from '@/lib/topics/texts';
import { now } from '@/platform/clock';
import { replaceCompany, tellCompany } from '@/workspace/company';
import { pushChange } from '@/workspace/history';
import type { Shares } from '@/workspace/shares';
import { putDoc, useWorkspace, type Doc } from '@/workspace/store';
import type { Disagreement } from './disagree';

/** The answer takes all of it back; documents that have been changed since keep that change. */
export function align({ means, versions }: Disagreement, text: string, tools: Readonly<Record<string, Shares>>): () => void {
  const places = versions.flatMap((version) => version.places);
  const undos: (() => void)[] = [];
  for (const { doc } of places) {
    if (doc) undos.push(...putInto(doc, means, text, tools[doc.tool]));
    else {
      undos.push(replaceCompany(useWorkspace.getState().company));
      tellCompany({ [means]: text });
    }
  }
  return () => undos.forEach((undo) => undo());
}

function putInto(doc: Doc, means: Meaning, text: string, shares: Shares | undefined): (() => void)[] {
  const current = useWorkspace.getState().docs[doc.id];
  const { present } = current?.history ?? doc.history;
  const data = putIntoForms(shares?.profile?.forms?.(present.data) ?? [], present.data, { [means]: text });
  if (!current || data === present.data) return [];
  const next = { ...present, data };
  putDoc({ ...current, history: pushChange(current.history, next, now()), changedAt: now() });
  return [
    () => {
      const later = useWorkspace.getState().docs[doc.id];
      if (later?.history.present === next) putDoc({ ...later, history: pushChange(later.history, present, now()), changedAt: now() });
    },
  ];
}
