import { useId, useState } from 'react';
import { tell } from '@/lib/told';
import { Dialog } from '@/ui/dialog';
import { Notice } from '@/ui/layout';
import type { Envelope } from '@/workspace/store';
import { OpenedWork } from './opened-work';
import { readDocuments } from './read-documents';

/** Opens what this suite saved: one document, or all of a tab. */
export default function OpenFileDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const [found, setFound] = useState<Envelope[]>();
  const open = async (file: File) => {
    setProblem('');
    setFound(undefined);
    try {
      setFound(await readDocuments(file));
    } catch (error) {
      setProblem(tell(error, 'This file could not be read.'));
    }
  };
  return (
    <Dialog title="Open a file" onClose={onClose}>
      <label htmlFor={id} className="mb-1 block font-[550]">
        File
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className="input h-auto! py-2"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void open(file);
        }}
      />
      <p id={`${id}-hint`} className="mt-1 text-[13px] text-mute">
        A JSON file saved here, or by “Download my data”. Nothing changes until you say so.
      </p>
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {found && <OpenedWork envelopes={found} onClose={onClose} />}
    </Dialog>
  );
}
