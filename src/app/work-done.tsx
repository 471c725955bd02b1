import { useEffect, useMemo } from 'react';
import { isOwn, useKnownWork } from './known-work';

/** Tells which tools hold work of the user's own; a sample is none. */
export function WorkDone({ onDone }: { onDone: (tools: ReadonlySet<string>) => void }) {
  const { docs } = useKnownWork();
  const done = useMemo(() => new Set(docs.filter(isOwn).map(({ tool }) => tool.id)), [docs]);
  useEffect(() => onDone(done), [done, onDone]);
  return null;
}
