import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { timeAt } from '@/lib/times';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/layout';
import { useKeeping } from '@/workspace/keeping';
import { useRoom } from '@/workspace/rooms';
import { saveBackup } from './save-backup';

const looks = {
  off: undefined,
  starting: ['Opening…', ''],
  saving: ['Saving…', ''],
  saved: ['Saved', 'chip-good'],
  failed: ['Not saved', 'chip-bad'],
} as const;

/** In the header of every page while work is kept on this device: since when it is, or why it is not. */
export function KeptState() {
  const { is, savedAt, why } = useKeeping();
  const isInRoom = useRoom((room) => room.is !== 'off');
  const look = looks[is];
  if (!look) return null;
  const [word, tone] = look;
  return (
    <>
      <RoomState />
      <Link href="/workspace" title="All my work" className={`chip min-h-6 ${tone} ${isInRoom && is === 'saved' ? 'max-sm:hidden' : ''}`}>
        {is === 'saved' ? (
          <>
            <Icon icon="check" size={13} />
            <span>
              <span className="max-sm:sr-only">{word} </span>
              {timeAt(savedAt)}
            </span>
          </>
        ) : (
          word
        )}
      </Link>
      {is === 'failed' && createPortal(<NotSaved why={why} />, document.querySelector('header') ?? document.body)}
    </>
  );
}

/** While the work is in a room: who else is there, or that the line is gone. */
function RoomState() {
  const { is, people } = useRoom();
  if (is === 'off') return null;
  const isGood = is === 'here';
  return (
    <Link href="/together" className={`chip min-h-6 ${isGood ? '' : 'chip-warn'}`}>
      <Icon icon="users" size={13} />
      <span>
        {isGood ? people.length + 1 : ''}
        <span className="max-sm:sr-only">{isGood ? ' here' : is === 'joining' ? 'Connecting…' : 'Not connected'}</span>
      </span>
    </Link>
  );
}

/** What went wrong, and the way to keep the work all the same. */
function NotSaved({ why }: { why: string }) {
  return (
    <div className="wrap no-print pb-2">
      <Notice tone="bad">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-64">Not saved: {why} Your work is still in this tab.</p>
          <Button icon="download" onClick={() => void saveBackup()}>
            Download a backup
          </Button>
        </div>
      </Notice>
    </div>
  );
}
