import { useTools } from '@/kinds/work/use-tools';
import { isChanged, useWorkspace, type Doc } from '@/workspace/store';
import { titleOf } from '@/workspace/titles';
import { useKnownTools } from '../known-tools';

export interface OwnDocument {
  id: string;
  tool: string;
  toolName: string;
  name: string;
}

/** What each document is called, as everywhere else. */
function useNameOf(): (doc: Doc) => OwnDocument {
  const known = useKnownTools();
  const tools = useTools();
  return (doc) => ({
    id: doc.id,
    tool: doc.tool,
    toolName: tools.find(({ id }) => id === doc.tool)?.name ?? doc.tool,
    name: titleOf(doc, known[doc.tool]?.state?.title) || 'Untitled',
  });
}

/** The documents of this workspace, the last changed first. */
export function useOwnDocuments(): OwnDocument[] {
  const docs = useWorkspace((state) => state.docs);
  const nameOf = useNameOf();
  return Object.values(docs)
    .filter(isChanged)
    .sort((a, b) => b.changedAt - a.changedAt)
    .map(nameOf);
}

/** The documents that a room shows to those who only look. */
export function useViewedDocuments(): OwnDocument[] {
  const docs = useWorkspace((state) => state.docs);
  const nameOf = useNameOf();
  return Object.values(docs)
    .filter((doc) => doc.isPreview && doc.id.startsWith('room-'))
    .map(nameOf);
}

interface ChooseDocumentsProps {
  own: readonly OwnDocument[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  fault: string;
}

export function ChooseDocuments({ own, chosen, onChange, fault }: ChooseDocumentsProps) {
  if (own.length === 0) return <p className="pl-7 text-[13px] text-mute">There are no documents yet. Make one in any tool first.</p>;
  return (
    <div role="group" aria-label="Documents to share" className="pl-7 grid gap-1">
      {own.map(({ id, name, toolName }) => (
        <label key={id} className="flex min-h-6 items-start gap-2.5">
          <input
            type="checkbox"
            className="mt-0.5 size-4.5 flex-none accent-accent"
            checked={chosen.has(id)}
            onChange={(event) => {
              const next = new Set(chosen);
              if (event.target.checked) next.add(id);
              else next.delete(id);
              onChange(next);
            }}
          />
          <span className="min-w-0 break-words">
            {name} <span className="text-[13px] text-mute">{toolName}</span>
          </span>
        </label>
      ))}
      {fault && (
        <p role="alert" className="text-[13px] text-bad">
          {fault}
        </p>
      )}
    </div>
  );
}
