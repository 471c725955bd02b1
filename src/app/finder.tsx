import { Dialog } from '@/ui/dialog';
import { ToolSearch } from './tool-search';

export function Finder({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Find a tool" onClose={onClose}>
      <ToolSearch isAutoFocused onChosen={onClose} />
    </Dialog>
  );
}
