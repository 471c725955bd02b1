import { use } from 'react';
import { Empty } from '@/ui/layout';
import { docOf, useWorkspace } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { DocumentVersions } from './document-versions';

/** The versions of the document on screen, for a tool that has a place for them; the same as in the menu of documents. */
export default function VersionsTab() {
  const tool = use(ToolIdContext);
  const doc = useWorkspace((state) => docOf(state, tool));
  if (!doc) return <Empty text="No versions yet" hint="Write something first. Then keep a version before you change course." />;
  return (
    <div className="panel max-w-3xl">
      <DocumentVersions doc={doc} />
    </div>
  );
}
