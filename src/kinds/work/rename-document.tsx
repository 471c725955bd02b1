import RenameDialog from '@/ui/rename-dialog';
import { showToast } from '@/ui/toast';
import { renameDoc } from '@/workspace/documents';
import { longestName } from '@/workspace/titles';
import type { Doc } from '@/workspace/store';

interface RenameDocumentProps {
  doc: Doc;
  /** What it is called on screen, which it may not have been given. */
  name: string;
  onClose: () => void;
}

export default function RenameDocument({ doc: { id, name: before }, name, onClose }: RenameDocumentProps) {
  const rename = (typed: string) => {
    renameDoc(id, typed);
    showToast(`Renamed to ${typed.trim()}`, { label: 'Change back', run: () => renameDoc(id, before) });
  };
  return (
    <RenameDialog title="Rename document" label="Document name" name={name} longest={longestName} onRename={rename} onClose={onClose} />
  );
}
