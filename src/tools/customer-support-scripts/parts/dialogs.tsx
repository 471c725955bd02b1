import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { lazyPart } from '@/ui/lazy-part';
import { applyRestore, type Script } from '../model';
import type { ScriptCopy, ScriptRecords } from './use-scripts';

const Palette = lazyPart(async () => (await import('./palette')).default);
const FillDialog = lazyPart(async () => (await import('./fill-dialog')).default);
const VersionsDialog = lazyPart(async () => (await import('./versions-dialog')).default);
const StartersDialog = lazyPart(async () => (await import('./starters-dialog')).default);
const ComposeDialog = lazyPart(async () => (await import('./compose-dialog')).default);
const TreesDialog = lazyPart(async () => (await import('./trees-dialog')).default);
const RefusedDialog = lazyPart(async () => (await import('./refused-dialog')).default);

export type OpenDialog = 'palette' | 'versions' | 'starters' | 'compose' | 'trees' | '';

interface DialogsProps {
  records: ScriptRecords;
  copy: ScriptCopy;
  open: OpenDialog;
  selected: Script | undefined;
  onClose: () => void;
}

/** What opens over the screen; each arrives when it is asked for. */
export function Dialogs({ records, copy, open, selected, onClose }: DialogsProps) {
  const { all, extra, tool } = records;
  const { asked, refused } = copy;
  return (
    <>
      {open === 'palette' && (
        <Palette
          scripts={all}
          onClose={onClose}
          onChoose={(script) => {
            onClose();
            copy.request(script);
          }}
        />
      )}
      {open === 'versions' && selected && (
        <VersionsDialog
          script={selected}
          extra={extra}
          onClose={onClose}
          onRestore={(versionId, label) => {
            tool.change((data) => applyRestore(data, versionId, { id: makeId(), today: tool.around.today }));
            onClose();
            tool.say(`${label} restored`);
          }}
        />
      )}
      {open === 'starters' && (
        <StartersDialog
          existing={all}
          onClose={onClose}
          onAdd={(scripts) => {
            records.addAll(scripts);
            onClose();
            tool.say(`${plural(scripts.length, 'script')} added`);
          }}
        />
      )}
      {open === 'compose' && (
        <ComposeDialog
          scripts={all}
          first={selected}
          onClose={onClose}
          onCopy={(content, ids) => {
            const [first] = all.filter(({ id }) => id === ids[0]);
            onClose();
            if (first) copy.request({ ...first, title: 'Your reply', content }, ids);
          }}
        />
      )}
      {open === 'trees' && (
        <TreesDialog
          records={records}
          onClose={onClose}
          onCopy={(script) => {
            onClose();
            copy.request(script);
          }}
        />
      )}
      {asked && (
        <FillDialog script={asked} profile={extra.profile} onCopy={(text) => void copy.write(asked, text)} onClose={copy.dismiss} />
      )}
      {refused !== undefined && <RefusedDialog text={refused} onClose={copy.dismiss} />}
    </>
  );
}
