import { useEffect, useState } from 'react';
import { dayOf, formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { tell } from '@/lib/told';
import { pause } from '@/platform/pause';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { addAll, readDocuments, replaceAll, type Backup, type Readable } from '@/workspace/backup';
import { useSettings } from '@/workspace/settings';
import { hasAnyWork, type Envelope } from '@/workspace/store';
import { useToday } from '@/workspace/surroundings';
import { readBackupFile } from './read-backup';
import { useTools } from './use-tools';

interface Opened {
  backup: Backup;
  readable: Readable[];
  refused: Envelope[];
}

/** Shows what a backup holds; nothing changes until the user says what is to become of it. */
export function RestoreDialog({ file, onClose }: { file?: File; onClose: () => void }) {
  const today = useToday();
  const currency = useSettings((settings) => settings.currency);
  const [problem, setProblem] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const [chosen, setChosen] = useState(file);
  useEffect(() => {
    if (!chosen) return undefined;
    let isGone = false;
    const open = async () => {
      setProblem('');
      setOpened(undefined);
      try {
        // A large file keeps the page busy for a moment; first it says that it is being read.
        await pause();
        const backup = await readBackupFile(chosen);
        const read = await readDocuments(backup.documents, { today, currency });
        if (!isGone) setOpened({ backup, ...read });
      } catch (error) {
        if (!isGone) setProblem(tell(error, 'This file couldn’t be read.'));
      }
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [chosen, today, currency]);
  return (
    <Dialog title="Open a backup" onClose={onClose}>
      <Labelled label="Backup" hint="A .groundwork.json or .groundwork.zip file. Nothing changes until you say so.">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".json,.zip,application/json,application/zip"
            className="input"
            onChange={(event) => setChosen(event.target.files?.[0] ?? chosen)}
          />
        )}
      </Labelled>
      {problem && (
        <div className="mt-3">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {chosen && !opened && !problem && (
        <p role="status" className="mt-3 text-mute">
          Reading {chosen.name}…
        </p>
      )}
      {opened && <Contents {...opened} onClose={onClose} />}
    </Dialog>
  );
}

function Contents({ backup, readable, refused, onClose }: Opened & { onClose: () => void }) {
  const tools = useTools();
  const nameOf = (id: string) => tools.find((tool) => tool.id === id)?.name ?? id;
  const counts = new Map<string, number>();
  for (const { doc } of readable) counts.set(doc.tool, (counts.get(doc.tool) ?? 0) + 1);
  const day = backup.madeAt > 0 ? formatDay(dayOf(new Date(backup.madeAt))) : '';
  const add = async () => {
    const { added, same, undo } = await addAll(readable, backup, day === '' ? '(from a file)' : `(backup of ${day})`);
    const already = same > 0 ? `, ${plural(same, 'document')} here already` : '';
    showToast(`${plural(added, 'document')} added${already}`, { label: 'Undo', run: undo });
    onClose();
  };
  const replace = async () => {
    const undo = await replaceAll(readable, refused, backup);
    showToast(`Replaced with ${plural(readable.length, 'document')} from the backup`, { label: 'Undo', run: undo });
    onClose();
  };
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <p>
        {plural(readable.length, 'document')}
        {day && `, backed up on ${day}`}
      </p>
      <ul aria-label="In this backup" className="grid grid-cols-1 gap-1">
        {[...counts].map(([tool, count]) => (
          <li key={tool} className="flex justify-between gap-3">
            <span>{nameOf(tool)}</span>
            <span className="text-mute">{plural(count, 'document')}</span>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <Notice>
          {plural(refused.length, 'document')} in it can’t be read by this version: damaged, or made with a newer one. The file is
          unchanged.
        </Notice>
      )}
      {readable.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={() => void add()}>
            {hasAnyWork() ? 'Add to my work' : 'Open'}
          </Button>
          {hasAnyWork() && <Button onClick={() => void replace()}>Replace my work</Button>}
        </div>
      )}
    </div>
  );
}
