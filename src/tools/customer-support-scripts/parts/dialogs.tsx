import { lazy, Suspense } from 'react';
import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { showToast } from '@/ui/toast';
import { applyRestore, type Script } from '../model';
import type { ScriptCopy, ScriptRecords } from './use-scripts';

const Palette = lazy(() => import('./palette'));
const FillDialog = lazy(() => import('./fill-dialog'));
const VersionsDialog = lazy(() => import('./versions-dialog'));
const StartersDialog = lazy(() => import('./starters-dialog'));
const RefusedDialog = lazy(() => import('./refused-dialog'));

export type OpenDialog = 'palette' | 'versions' | 'starters' | '';

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
  const undo = { label: 'Undo', run: tool.undo };
  return (
    <Suspense fallback={null}>
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
            showToast(`${label} restored`, undo);
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
            showToast(`${plural(scripts.length, 'script')} added`, undo);
          }}
        />
      )}
      {asked && (
        <FillDialog script={asked} profile={extra.profile} onCopy={(text) => void copy.write(asked, text)} onClose={copy.dismiss} />
      )}
      {refused !== undefined && <RefusedDialog text={refused} onClose={copy.dismiss} />}
    </Suspense>
  );
}
