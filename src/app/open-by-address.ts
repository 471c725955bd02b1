import { useEffect } from 'react';
import { openDoc } from '@/workspace/documents';
import { useWorkspace } from '@/workspace/store';

/** "#doc=1763…" names a document; nothing else in the address does. */
export const docInAddress = (hash: string) => /^#doc=([\w-]{1,80})$/.exec(hash)?.[1];

/** An address may name a document of its tool. Once it is open, the address is the tool's own again. */
export function useDocInAddress(tool: string): void {
  const docs = useWorkspace((state) => state.docs);
  useEffect(() => {
    const open = () => {
      const id = docInAddress(location.hash);
      if (id === undefined || docs[id]?.tool !== tool) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      openDoc(id);
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [docs, tool]);
}
