import { tell, Told } from '@/lib/told';
import { useState } from 'react';
import { FileStep } from '@/kinds/records/import-steps';
import { OpenedWork } from '@/kinds/work/opened-work';
import { findDocuments } from '@/kinds/work/read-documents';
import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import type { Envelope } from '@/workspace/store';
import type { Tool } from '@/workspace/tool-state';
import { hasText, type CanvasData } from '../model';
import { addFromFile, readCanvasFile, replaceByFile, type CanvasFile } from '../read-file';

const largestFile = 20_000_000;
const hint = 'A canvas saved here as JSON, or Markdown with a heading for each block and a list of notes below it.';

/** File in, what it holds shown, and only then anything changed. */
export function ImportDialog({ tool: { data, change, say }, onClose }: { tool: Tool<CanvasData>; onClose: () => void }) {
  const [file, setFile] = useState<CanvasFile>();
  /** A file of ours holds more than notes, and comes back whole. */
  const [whole, setWhole] = useState<readonly Envelope[]>([]);
  const [problem, setProblem] = useState('');
  const open = async (chosen: File | undefined) => {
    setProblem('');
    setFile(undefined);
    setWhole([]);
    if (!chosen) return;
    try {
      if (chosen.size > largestFile) throw new Told('This file is over 20 MB.');
      const text = new TextDecoder().decode(await chosen.arrayBuffer());
      setFile(readCanvasFile(text));
      setWhole(findDocuments(text));
    } catch (error) {
      setProblem(tell(error, 'This file couldn’t be read.'));
    }
  };
  const finish = (message: string, hasChanged = true) => {
    // Where nothing changed, Undo would take back something else.
    if (hasChanged) say(message);
    else showToast(message);
    onClose();
  };
  const replace = (read: CanvasFile) => {
    change((current) => replaceByFile(current, read));
    finish('Canvas opened from the file');
  };
  const add = (read: CanvasFile) => {
    const { added } = addFromFile(data, read);
    if (added > 0) change((current) => addFromFile(current, read).data);
    finish(added > 0 ? `${plural(added, 'note')} added` : 'You already have every note in this file', added > 0);
  };
  const hasNotes = data.notes.some(hasText);
  return (
    <Dialog title="Import a canvas" onClose={onClose}>
      <FileStep hint={hint} accept=".json,.md,.markdown,.txt,application/json,text/markdown,text/plain" problem={problem} onOpen={open} />
      {file && (
        <div className="mt-4">
          <p role="status" className="font-[550] break-words">
            {[file.title, plural(file.notes.filter(hasText).length, 'note')].filter(Boolean).join(' · ')}
          </p>
          {file.unknown.length > 0 && (
            <p className="mt-1 text-[13px] break-words text-warn">
              Left out, because no block has this name: {joinWords(file.unknown.slice(0, 10))}
              {file.unknown.length > 10 ? ' and others' : ''}.
            </p>
          )}
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            {hasNotes && <Button onClick={() => add(file)}>Add to this canvas</Button>}
            {whole.length === 0 && (
              <Button look="primary" onClick={() => replace(file)}>
                {hasNotes ? 'Replace this canvas' : 'Open it'}
              </Button>
            )}
          </div>
        </div>
      )}
      {whole.length > 0 && <OpenedWork envelopes={whole} onClose={onClose} />}
    </Dialog>
  );
}
