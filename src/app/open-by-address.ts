import { useEffect, useState } from 'react';
import { dropHash, watchHash } from '@/platform/address';
import { useWorkspace } from '@/workspace/store';

/** "#doc=1763…" names a document; nothing else in the address does. */
export const docInAddress = (hash: string) => /^#doc=([\w-]{1,80})$/.exec(hash)?.[1];

/** An address may name a document of its tool, also one that is still on its way. Once it is open, the address is the tool's own again. */
export function useDocInAddress(tool: string): void {
  const [id, setId] = useState<string>();
  const isThere = useWorkspace(({ docs }) => id !== undefined && docs[id]?.tool === tool);
  useEffect(() => watchHash((hash) => setId(docInAddress(hash))), []);
  useEffect(() => {
    if (!isThere || id === undefined) return;
    dropHash();
    setId(undefined);
    void import('@/workspace/documents').then(({ openDoc }) => openDoc(id));
  }, [isThere, id]);
}
