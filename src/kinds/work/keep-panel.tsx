import { useEffect, useState } from 'react';
import { formatSize } from '@/lib/text';
import { timeAt } from '@/lib/times';
import { measureRoom } from '@/platform/device-store';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { useKeeping } from '@/workspace/keeping';
import { keepWork } from '@/workspace/start-keeping';
import { saveBackup } from './save-backup';

const RestoreDialog = lazyPart(async () => (await import('./restore-dialog')).RestoreDialog);
const ForgetDialog = lazyPart(async () => (await import('./forget-dialog')).ForgetDialog);

/** Whether work is kept on this device, and the ways to take it along or to leave nothing behind. */
export function KeepPanel() {
  const { is, savedAt } = useKeeping();
  const [asked, setAsked] = useState<'open' | 'forget'>();
  return (
    <Panel title="Keep my work on this device" className="no-print">
      {is === 'off' ? (
        <p className="mb-4 text-mute">
          When off, closing or reloading the tab loses your work. When on, your browser keeps it on this device and nowhere else. Safari
          deletes it after seven days without a visit, so download a backup now and then.
        </p>
      ) : (
        <p className="mb-4">
          {is === 'failed' ? 'Not saved.' : is === 'saved' ? `Saved ${timeAt(savedAt)}.` : 'Saving…'}{' '}
          <span className="text-mute">
            Every change is saved on this device right away, and nowhere else.
            <Room key={savedAt} />
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {is === 'off' && (
          <Button look="primary" onClick={() => void keepWork()}>
            Keep on this device
          </Button>
        )}
        <Button icon="download" onClick={() => void saveBackup()}>
          Download a backup
        </Button>
        <Button onClick={() => setAsked('open')}>Open a backup</Button>
        <Button look="quiet" onClick={() => setAsked('forget')}>
          Forget everything
        </Button>
      </div>
      {asked === 'open' && <RestoreDialog onClose={() => setAsked(undefined)} />}
      {asked === 'forget' && <ForgetDialog onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function Room() {
  const [room, setRoom] = useState<{ used: number; allowed: number }>();
  useEffect(() => {
    let isGone = false;
    void measureRoom().then((measured) => {
      if (!isGone) setRoom(measured);
    }, console.warn);
    return () => {
      isGone = true;
    };
  }, []);
  return room && <> {`${formatSize(room.used)} used of the ${formatSize(room.allowed)} the browser allows.`}</>;
}
