import { useState } from 'react';
import { useLocation } from 'wouter';
import { dayOf, formatDay } from '@/lib/dates';
import { formatSize, toSlug } from '@/lib/text';
import { timeAt } from '@/lib/times';
import { tell } from '@/lib/told';
import { saveFile } from '@/platform/download';
import { Icon } from '@/ui/icon';
import { Chip } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { Menu } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { duplicateDoc, openDoc, removeDoc } from '@/workspace/documents';
import { longestName, titleOf } from '@/workspace/titles';
import type { Doc } from '@/workspace/store';
import type { ToolState } from '@/workspace/tool-state';
import { packDoc } from '@/workspace/travel';

const RenameDocument = lazyPart(async () => (await import('@/kinds/work/rename-document')).default);

/** One document, and what can be done with it. */
export function WorkspaceRow({ doc, state }: { doc: Doc; state: ToolState<unknown> | undefined }) {
  const [, goTo] = useLocation();
  const [isRenamed, setIsRenamed] = useState(false);
  const { id, tool, history, changedAt } = doc;
  const { data } = history.present;
  const name = titleOf(doc, state?.title) || 'Untitled';
  const time = new Date(changedAt);
  const open = () => {
    openDoc(id);
    goTo(`/${tool}`);
  };
  const save = async () => {
    const file = `${toSlug(name) || tool}.json`;
    try {
      saveFile(file, (await import('@/formats/json')).jsonFile(packDoc(doc)));
      showToast(`Saved ${file}`);
    } catch (error) {
      showToast(`${file} couldn’t be created. ${tell(error, 'Check your connection and try again.')}`);
    }
  };
  return (
    <li className="flex items-center gap-3 py-2">
      <button type="button" className="link min-h-6 min-w-0 truncate text-left" onClick={open}>
        {name}
      </button>
      {state?.isSample?.(data) && (
        <span className="shrink-0">
          <Chip tone="warn">Sample</Chip>
        </span>
      )}
      <span className="ml-auto shrink-0 text-[13px] text-mute max-sm:hidden">{formatSize(JSON.stringify(data).length)}</span>
      <span className="shrink-0 text-[13px] text-mute max-sm:ml-auto">
        {formatDay(dayOf(time))}
        <span className="max-sm:hidden">, {timeAt(changedAt)}</span>
      </span>
      <Menu
        label={`Actions for ${name}`}
        buttonClass="btn btn-quiet btn-icon"
        items={[
          { label: 'Open', onSelect: open },
          { label: 'Rename', onSelect: () => setIsRenamed(true) },
          { label: 'Duplicate', onSelect: () => duplicateDoc(id, `Copy of ${name}`.slice(0, longestName)) },
          { label: 'Download', detail: 'JSON', onSelect: () => void save() },
          { label: 'Delete', onSelect: () => showToast(`${name} deleted`, { label: 'Bring it back', run: removeDoc(id) }) },
        ]}
      >
        <Icon icon="ellipsis" />
      </Menu>
      {isRenamed && <RenameDocument doc={doc} name={name} onClose={() => setIsRenamed(false)} />}
    </li>
  );
}
