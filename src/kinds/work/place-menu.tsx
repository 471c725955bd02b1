import { use, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { timeAt } from '@/lib/times';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { Menu } from '@/ui/menu';
import { useKeeping } from '@/workspace/keeping';
import { keepWork } from '@/workspace/start-keeping';
import { docOf, useWorkspace } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';
import { saveBackup } from './save-backup';

const PlaceDialog = lazyPart(async () => (await import('./place-dialog')).default);

const looks = {
  off: ['Only in this tab', 'chip-warn'],
  starting: ['Opening…', ''],
  saving: ['Saving…', ''],
  saved: ['Saved', 'chip-good'],
  failed: ['Not saved', 'chip-bad'],
} as const;

/** So much is no longer a try: only then is it offered to keep it, once a visit. */
const realWork = 3;

/** Where the work is, and what can be done about it. */
export function PlaceMenu() {
  const tool = use(ToolIdContext);
  const [, goTo] = useLocation();
  const { is, savedAt, offeredIn } = useKeeping();
  const steps = useWorkspace((state) => docOf(state, tool)?.history.past.length ?? 0);
  const [asked, setAsked] = useState<'open' | 'share'>();
  const [word, look] = looks[is];
  const text = is === 'saved' ? `${word} ${timeAt(savedAt)}` : word;
  const keep = () => void keepWork(tool);
  const isOffered = is === 'off' && steps >= realWork && (offeredIn || tool) === tool;
  useEffect(() => {
    if (isOffered) useKeeping.setState({ offeredIn: tool });
  }, [isOffered, tool]);
  return (
    <>
      <Menu
        label={text}
        buttonClass={`chip min-h-6 ${look}`}
        side="left-0"
        items={[
          ...(is === 'off' ? [{ label: 'Keep on this device', onSelect: keep }] : []),
          { label: 'Download a backup', onSelect: () => void saveBackup() },
          { label: 'Open a backup', onSelect: () => setAsked('open') },
          { label: 'Share', detail: 'by link', onSelect: () => setAsked('share') },
          { label: 'All my work', onSelect: () => goTo('/workspace') },
        ]}
      >
        <Icon icon="circle-dot" size={13} />
        {text}
      </Menu>
      {isOffered && (
        <Button
          look="quiet"
          onClick={({ currentTarget }) => {
            // It is gone once the work is kept; what then says so stands before it.
            currentTarget.previousElementSibling?.querySelector('button')?.focus();
            keep();
          }}
        >
          Keep it on this device
        </Button>
      )}
      {asked && <PlaceDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
