import { use, useEffect, useState } from 'react';
import { dayOf, formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { formatTime, timeAt } from '@/lib/times';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { addDoc, replaceOpen } from '@/workspace/from-file';
import { hasWorkIn, sayOf, useWorkspace, type Envelope } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { receiveWork, screenOf, type Unpacked } from '@/workspace/travel';

interface OpenedWorkProps {
  /** What the file holds. */
  envelopes: readonly Envelope[];
  onClose: () => void;
}

interface Readable {
  envelope: Envelope;
  unpacked: Unpacked;
}

/** What a file holds for this tool, and what becomes of it: a document of its own, or the open one's place. */
export function OpenedWork({ envelopes, onClose }: OpenedWorkProps) {
  const tool = use(ToolIdContext);
  const hasWork = useWorkspace((state) => hasWorkIn(state, tool));
  const [own, setOwn] = useState<{ readable: Readable[]; refused: number }>();
  const others = envelopes.filter((envelope) => envelope.tool !== tool);
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const mine = envelopes.filter((envelope) => envelope.tool === tool);
      const works = await Promise.all(mine.map(async (envelope) => ({ envelope, unpacked: await screenOf(tool)?.read(envelope) })));
      const readable = works.flatMap(({ envelope, unpacked }) => (unpacked ? [{ envelope, unpacked }] : []));
      if (!isGone) setOwn({ readable, refused: mine.length - readable.length });
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [envelopes, tool]);
  const screen = screenOf(tool);
  if (!own || !screen) return null;
  const { readable, refused } = own;
  const [only] = readable;
  const open = () => {
    for (const { envelope, unpacked } of readable.toReversed()) addDoc(tool, screen, unpacked, nameOf(envelope));
    receiveWork(others);
    showToast(readable.length === 1 ? 'Opened as a new document' : `${plural(readable.length + others.length, 'document')} opened`);
    onClose();
  };
  const replace = (unpacked: Unpacked) => {
    replaceOpen(tool, screen, unpacked);
    receiveWork(others);
    sayOf(tool, 'The document was replaced');
    onClose();
  };
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      {readable.length > 0 && (
        <ul className="grid grid-cols-1 gap-1" aria-label="In this file">
          {readable.map(({ envelope }, index) => (
            // What a file holds has no identity but its place.
            <li key={index} className="min-w-0 break-words">
              {nameOf(envelope) || 'A document without a name'}
              {savedAt(envelope) && <span className="text-mute">, {savedAt(envelope)}</span>}
            </li>
          ))}
        </ul>
      )}
      {refused > 0 && (
        <Notice tone="bad">
          {refused === 1 ? 'One document' : plural(refused, 'document')} from this tool can’t be read: damaged, or saved by a newer version.
        </Notice>
      )}
      {others.length > 0 && (
        <Notice tone="plain">
          {readable.length > 0 ? 'The file also contains' : 'The file contains'} {plural(others.length, 'document')} from other tools. Each
          opens in its own tool.
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        {only && readable.length === 1 && hasWork && <Button onClick={() => replace(only.unpacked)}>Replace the open document</Button>}
        {readable.length + others.length > 0 && (
          <Button look="primary" onClick={open}>
            {readable.length === 1 ? 'Open as a new document' : `Open ${plural(readable.length + others.length, 'document')}`}
          </Button>
        )}
      </div>
    </div>
  );
}

const nameOf = ({ name }: Envelope) => (typeof name === 'string' ? name : '');

function savedAt({ changedAt }: Envelope): string {
  if (typeof changedAt !== 'number' || !Number.isFinite(changedAt)) return '';
  return `changed ${formatDay(dayOf(new Date(changedAt)))}, ${formatTime(timeAt(changedAt))}`;
}
