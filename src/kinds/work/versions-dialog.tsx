import { Dialog } from '@/ui/dialog';
import type { Doc } from '@/workspace/store';
import { DocumentVersions } from './document-versions';

export default function VersionsDialog({ doc, onClose }: { doc: Doc; onClose: () => void }) {
  return (
    <Dialog title="Versions" onClose={onClose} width="wide">
      <DocumentVersions doc={doc} onBack={onClose} />
    </Dialog>
  );
}
