import { useEffect, useState } from 'react';
import { dayOf, formatDay } from '@/lib/dates';
import { tell } from '@/lib/told';
import { saveFile } from '@/platform/download';
import type { Aside, Summary } from '@/platform/device-store';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { useKeeping } from '@/workspace/keeping';
import { useTools } from '@/kinds/work/use-tools';
import { useWorkspace } from '@/workspace/store';

const dayAt = (time: number) => formatDay(dayOf(new Date(time)));

/** What is on the device but not in use: what could not be read, and what was deleted lately. */
export function KeptAside() {
  const is = useKeeping((state) => state.is);
  const refused = useWorkspace((state) => state.refused);
  const docs = useWorkspace((state) => state.docs);
  const tools = useTools();
  const nameOf = (id: string) => tools.find((tool) => tool.id === id)?.name ?? 'A list of the company';
  const [aside, setAside] = useState<readonly Aside[]>([]);
  const [deleted, setDeleted] = useState<readonly Summary[]>([]);
  useEffect(() => {
    if (is !== 'saved') return undefined;
    let isGone = false;
    const look = async () => {
      const { listAside, listDeleted } = await import('@/workspace/keep/aside');
      const items = await listAside();
      if (isGone) return;
      setAside(items);
      setDeleted(listDeleted(docs));
    };
    look().catch(console.warn);
    return () => {
      isGone = true;
    };
  }, [is, docs]);
  const save = (tool: string, content: unknown) =>
    saveFile(`${tool || 'list'}-kept-aside.json`, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const bringBack = (id: string) =>
    import('@/workspace/keep/aside')
      .then((kept) => kept.bringBack(id))
      .catch((error: unknown) => showToast(tell(error, 'It couldn’t be brought back. Check your connection and try again.')));
  const isEmpty = aside.length + deleted.length + Object.keys(refused).length === 0;
  if (isEmpty) return null;
  return (
    <Panel title="Kept aside">
      <ul className="divide-y divide-line">
        {Object.entries(refused).map(([key, envelope]) => (
          <li key={key} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 grow">{envelope.name || nameOf(envelope.tool)}: couldn’t be read by this version</span>
            <Button icon="download" onClick={() => save(envelope.tool, envelope)}>
              Download it
            </Button>
          </li>
        ))}
        {aside.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 grow">
              {nameOf(item.tool)}, {dayAt(item.at)}: {item.why === 'older' ? 'as it was before an update' : 'couldn’t be read'}
            </span>
            <Button icon="download" onClick={() => save(item.tool, toReadable(item.content))}>
              Download it
            </Button>
          </li>
        ))}
        {deleted.map((summary) => (
          <li key={summary.id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-0 grow">
              {summary.name || summary.title || nameOf(summary.tool)}, deleted {dayAt(summary.deletedAt ?? 0)}
            </span>
            <Button onClick={() => bringBack(summary.id)}>Bring it back</Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Bytes as text that a file can hold. */
const toReadable = (content: unknown): unknown =>
  Array.isArray(content) ? content.map((part) => (part instanceof Uint8Array ? Array.from(part) : (part as unknown))) : content;
