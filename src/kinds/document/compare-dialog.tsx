import { useEffect, useRef, useState } from 'react';
import { Download } from '@/kinds/work/download';
import type { Document } from '@/lib/blocks';
import type { Redline } from '@/lib/redline';
import { tell } from '@/lib/told';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Notice } from '@/ui/layout';
import { WordChanges } from '@/ui/word-changes';
import { compareFile, compareFiles, compareText, countRedlines } from './compare-files';

interface CompareDialogProps {
  document: Document;
  currency: string;
  onClose: () => void;
}

/** What came back from the other side, held against what was sent. */
export function CompareDialog({ document, currency, onClose }: CompareDialogProps) {
  const [changes, setChanges] = useState<Redline[]>();
  const [problem, setProblem] = useState('');
  const [pasted, setPasted] = useState('');
  const found = useRef<HTMLElement>(null);
  useEffect(() => {
    if (changes) found.current?.scrollIntoView({ block: 'nearest' });
  }, [changes]);
  const show = async (comparing: Promise<Redline[]>) => {
    setProblem('');
    try {
      setChanges(await comparing);
    } catch (error) {
      setProblem(tell(error, 'This file couldn’t be read.'));
    }
  };
  return (
    <Dialog title="Compare with their version" width="wide" onClose={onClose}>
      <p className="mb-4 text-mute">
        Choose the file the other side sent back, or paste its text. It’s compared with the document as it stands here, on this device.
      </p>
      <div className="grid grid-cols-1 gap-4">
        <Labelled label="Their file" hint="Word (.docx) or text. Tracked changes are read as accepted." fault={problem}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".docx,.txt,.md,text/plain"
              className="input"
              onChange={(event) => {
                const file = event.target.files?.[0];
                if (file) void show(compareFile(document, file));
              }}
            />
          )}
        </Labelled>
        <Labelled label="Or their text">
          {(control) => (
            <textarea {...control} rows={3} className="input max-h-32" value={pasted} onChange={(event) => setPasted(event.target.value)} />
          )}
        </Labelled>
        <div>
          <Button disabled={pasted.trim() === ''} onClick={() => void show(compareText(document, pasted))}>
            Compare text
          </Button>
        </div>
      </div>
      {changes && (
        <section ref={found} aria-label="Differences" className="mt-5 border-t border-line pt-4">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
            <p role="status" className="font-semibold">
              {countRedlines(changes)}
            </p>
            {changes.length > 0 && <Download files={compareFiles(document.title, changes, currency)} />}
          </div>
          {changes.length === 0 ? (
            <Notice tone="plain">Numbering, layout and pictures aren’t compared. Read their signature page before you sign.</Notice>
          ) : (
            <ol className="grid grid-cols-1 gap-3">
              {changes.map((change, index) => (
                <RedlineRow key={index} change={change} isNewHeading={change.under !== changes[index - 1]?.under} />
              ))}
            </ol>
          )}
        </section>
      )}
    </Dialog>
  );
}

const meanings = { changed: 'Changed', added: 'Added', removed: 'Removed' } as const;

function RedlineRow({ change, isNewHeading }: { change: Redline; isNewHeading: boolean }) {
  const { kind, under, words } = change;
  return (
    <li>
      {isNewHeading && <h3 className="mb-1 font-semibold break-words">{under || 'Opening'}</h3>}
      <p className="rounded-(--radius-control) border border-line px-3 py-2 text-[14px] break-words whitespace-pre-wrap">
        <span className="mr-2 text-[13px] text-mute">{meanings[kind]}</span>
        <WordChanges changes={words} />
      </p>
    </li>
  );
}
