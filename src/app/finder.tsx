import { useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '@/ui/dialog';
import { lazyPart } from '@/ui/lazy-part';
import { useSettings } from '@/workspace/settings';
import type { OtherDialog } from './find/commands';
import { FindPanel } from './find/find-panel';
import { ShortcutList } from './find/shortcuts';

const RestoreDialog = lazyPart(async () => (await import('@/kinds/work/restore-dialog')).RestoreDialog);
const ForgetDialog = lazyPart(async () => (await import('@/kinds/work/forget-dialog')).ForgetDialog);

function Finder({ onClose }: { onClose: () => void }) {
  const [other, setOther] = useState<OtherDialog>();
  if (other === 'shortcuts') return <Shortcuts onClose={onClose} />;
  if (other === 'restore') return <RestoreDialog onClose={onClose} />;
  if (other === 'forget') return <ForgetDialog onClose={onClose} />;
  return (
    <Dialog title="Find a tool" onClose={onClose}>
      <FindPanel onClose={onClose} onShow={setOther} />
    </Dialog>
  );
}

function Shortcuts({ onClose }: { onClose: () => void }) {
  const hasShortcuts = useSettings((settings) => settings.hasShortcuts);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <ShortcutList />
      <p className="mt-4 text-[13px] text-mute">
        On a Mac, Cmd stands for Ctrl.{' '}
        {hasShortcuts ? 'All but undo and redo can be switched off' : 'All but undo and redo are switched off'} in the{' '}
        <Link href="/settings" onClick={onClose} className="link">
          settings
        </Link>
        .
      </p>
    </Dialog>
  );
}

/** What a key opens: the list of keys, or the search, which has a button too. */
export const openedBy = (key: unknown) => (key === '?' ? Shortcuts : Finder);
