import { use } from 'react';
import { textBlob } from '@/formats/file';
import { saveFile } from '@/platform/download';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { useWorkspace } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';

/** Work of this tool that arrived and could not be read: kept as it came, and handed out. */
export function RefusedWork() {
  const tool = use(ToolIdContext);
  const refused = useWorkspace((state) => Object.values(state.refused).find((envelope) => envelope.tool === tool));
  if (!refused) return null;
  return (
    <div className="mb-5">
      <Notice>
        <p className="mb-2">Some earlier work couldn’t be read by this version. It was kept aside, unchanged.</p>
        <Button
          icon="download"
          onClick={() => saveFile(`${tool}-kept-aside.json`, textBlob(JSON.stringify(refused, null, 2), 'application/json'))}
        >
          Download it
        </Button>
      </Notice>
    </div>
  );
}
