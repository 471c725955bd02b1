import { useEffect, useMemo } from 'react';
import { isChanged, useWorkspace } from '@/workspace/store';
import { useKnownTools } from './use-known-tools';

/** Tells which tools hold work of the user's own; a sample is none. */
export function WorkDone({ onDone }: { onDone: (tools: ReadonlySet<string>) => void }) {
  const tools = useKnownTools();
  const docs = useWorkspace((state) => state.docs);
  const done = useMemo(() => {
    const own = Object.values(docs).filter((doc) => isChanged(doc) && tools[doc.tool]?.state.isSample?.(doc.history.present.data) !== true);
    return new Set(own.map(({ tool }) => tool));
  }, [docs, tools]);
  useEffect(() => onDone(done), [done, onDone]);
  return null;
}
