import { dropHash } from '@/platform/address';
import { openDoc } from '@/workspace/documents';
import { useWorkspace } from '@/workspace/store';

/** "#doc=1763…" names a document; nothing else in the address does. */
export const docInAddress = (hash: string) => /^#doc=([\w-]{1,80})$/.exec(hash)?.[1];

let stop = () => {};

/** Opens the document of a tool that an address names, also one that is still on its way. Once it is open, the address is the tool's own again. */
export function openByAddress(tool: string, hash: string): void {
  stop();
  const id = docInAddress(hash);
  if (id === undefined) return;
  const open = () => {
    if (useWorkspace.getState().docs[id]?.tool !== tool) return;
    stop();
    dropHash();
    openDoc(id);
  };
  stop = useWorkspace.subscribe(open);
  open();
}
