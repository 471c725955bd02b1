import { useState } from 'react';
import { tell } from '@/lib/told';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Notice } from '@/ui/layout';
import type { Envelope } from '@/workspace/store';
import { OpenedWork } from './opened-work';
import { readDocuments } from './read-documents';

/** Opens what this suite saved: one document, or all of a tab. */
export default function OpenFileDialog({ onClose }: { onClose: () => void }) {
  const [problem, setProblem] = useState('');
  const [found, setFound] = useState<Envelope[]>();
  const open = async (file: File) => {
    setProblem('');
    setFound(undefined);
    try {
      setFound(await readDocuments(file));
    } catch (error) {
      setProblem(tell(error, 'This file couldn’t be read.'));
    }
  };
  return (
    <Dialog title="Open a file" onClose={onClose}>
      <Labelled label="File" hint="A JSON file saved here, or by “Download my data”. Nothing changes until you say so.">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,application/json"
            className="input"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void open(file);
            }}
          />
        )}
      </Labelled>
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {found && <OpenedWork envelopes={found} onClose={onClose} />}
    </Dialog>
  );
}
