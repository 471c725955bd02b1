import { use, useState } from 'react';
import { saveFile } from '@/platform/download';
import { toSlug } from '@/lib/text';
import { Icon } from '@/ui/icon';
import { Menu, type MenuItem } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { lazyPart } from '@/ui/lazy-part';
import { duplicateDoc, listDocs, openDoc, removeDoc, startNewDoc } from '@/workspace/documents';
import { longestName, titleOf } from '@/workspace/titles';
import { docOf, hasWorkIn, useWorkspace, type Doc } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { screenOf } from '@/workspace/travel';
import { documentFile } from './document-file';

const RenameDocument = lazyPart(async () => (await import('./rename-document')).default);
const VersionsDialog = lazyPart(async () => (await import('./versions-dialog')).default);
const OpenFileDialog = lazyPart(async () => (await import('./open-file-dialog')).default);

/** As the user called them, or as they call themselves; those without a name, or of one name, are told apart by a number, the oldest first. */
function namesOf(tool: string, docs: readonly Doc[]): Map<string, string> {
  const oldest = [...docs].sort((a, b) => a.id.localeCompare(b.id));
  const used = new Map<string, number>();
  return new Map(
    oldest.map((doc, index) => {
      const title = titleOf(doc, screenOf(tool)?.title) || `Untitled ${index + 1}`;
      const times = (used.get(title) ?? 0) + 1;
      used.set(title, times);
      return [doc.id, times === 1 ? title : `${title} (${times})`];
    }),
  );
}

const countOf = ({ versions = [] }: Doc) => (versions.length === 0 ? '' : String(versions.length));

async function save(tool: string, name: string) {
  const file = documentFile(tool, `${toSlug(name) || tool}.json`);
  saveFile(file.name, await file.make());
  showToast(`Saved ${file.name}`);
}

/** The documents of this tool: which one is open, and what can be done with it. Once there are two, it says which. */
export function DocumentsMenu({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const tool = use(ToolIdContext);
  const state = useWorkspace();
  const [asked, setAsked] = useState<'rename' | 'open' | 'versions'>();
  const docs = listDocs(state, tool);
  const names = namesOf(tool, docs);
  const shown = docOf(state, tool);
  const hasWork = hasWorkIn(state, tool);
  const name = shown ? (names.get(shown.id) ?? '') : 'New document';
  const isMany = docs.length > 1 || (docs.length === 1 && !shown);
  const items: MenuItem[] = [
    ...(isMany ? docs.filter(({ id }) => id !== shown?.id) : []).map(({ id }) => ({
      label: names.get(id) ?? '',
      onSelect: () => openDoc(id),
    })),
    ...(hasWork ? [{ label: 'New document', onSelect: () => startNewDoc(tool) }] : []),
    ...(shown && hasWork
      ? [
          { label: 'Duplicate', onSelect: () => duplicateDoc(shown.id, `Copy of ${name}`.slice(0, longestName)) },
          { label: 'Rename', onSelect: () => setAsked('rename') },
          { label: 'Versions', detail: countOf(shown), onSelect: () => setAsked('versions') },
          {
            label: 'Delete',
            onSelect: () => showToast(`${name} deleted`, { label: 'Bring it back', run: removeDoc(shown.id) }),
          },
        ]
      : []),
    { label: 'Save as a file', detail: 'JSON', onSelect: () => void save(tool, name.startsWith('Untitled ') || !shown ? '' : name) },
    { label: 'Open a file', detail: 'JSON', onSelect: () => setAsked('open') },
  ];
  return (
    <>
      <Menu
        label={isMany ? `Documents: ${name}` : 'Documents'}
        buttonClass={isMany ? 'btn max-w-64' : 'btn btn-icon'}
        side="left-0"
        isOpenAtFirst={isOpenAtFirst}
        items={items}
      >
        <Icon icon="files" />
        {isMany && <span className="truncate">{name}</span>}
      </Menu>

      {asked === 'rename' && shown && <RenameDocument doc={shown} name={name} onClose={() => setAsked(undefined)} />}
      {asked === 'versions' && shown && <VersionsDialog doc={shown} onClose={() => setAsked(undefined)} />}
      {asked === 'open' && <OpenFileDialog onClose={() => setAsked(undefined)} />}
    </>
  );
}
