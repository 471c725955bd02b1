import { useState, useSyncExternalStore } from 'react';
import { readRoomLink, readServer, serverName, type RoomLink } from '@/lib/room-link';
import { tell } from '@/lib/told';
import { canSeal } from '@/platform/seal';
import { hasSiteServer, siteServer } from '@/platform/site-server';
import { Button } from '@/ui/button';
import { Labelled } from '@/ui/labelled';
import { Notice, Panel } from '@/ui/layout';
import { useKeeping } from '@/workspace/keeping';
import { hasOwnProfile, useRoom } from '@/workspace/rooms';
import { useSettings } from '@/workspace/settings';
import { ChooseDocuments, useOwnDocuments } from './choose-documents';
import { ServerField } from './server-field';

interface OpenOrJoinProps {
  /** What the page was opened with; empty where somebody came without a link. */
  link: string;
  onDone: () => void;
}

export function OpenOrJoin({ link, onDone }: OpenOrJoinProps) {
  if (!canSeal())
    return (
      <Notice tone="bad">
        Browsers seal text only on secure pages. Open this site over https, or on the computer that serves it as http://localhost.
      </Notice>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      {link !== '' && <Join link={link} onDone={onDone} />}
      {link === '' && <Open />}
      {link === '' && <Join link="" onDone={onDone} />}
    </div>
  );
}

const enter = () => import('@/workspace/room/enter');

const useSiteServer = () =>
  useSyncExternalStore(
    () => () => {},
    siteServer,
    () => '',
  );

const mayFail = 'Something went wrong. Nothing on this device has changed.';

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <Labelled label="Your Name" hint="The others see it while you’re here, and beside what you change.">
      {(control) => (
        <input
          {...control}
          className="input"
          autoComplete="name"
          maxLength={60}
          value={name}
          onChange={(event) => onName(event.target.value)}
        />
      )}
    </Labelled>
  );
}

function KeptNote() {
  const isKept = useKeeping(({ is }) => is !== 'off');
  return isKept ? null : (
    <p className="text-[13px] text-mute">Your work will also be kept on this device, so that nothing is lost without a connection.</p>
  );
}

function Open() {
  const own = useOwnDocuments();
  const known = useSiteServer();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'all' | 'chosen'>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const named = useSettings(({ roomServer }) => roomServer);
  const [typed, setServer] = useState<string>();
  const server = typed ?? named;
  // Who named a server in the settings wants that one, whatever the site has.
  const isSites = hasSiteServer && named === '';
  const [faults, setFaults] = useState({ server: '', chosen: '', other: '' });
  const open = async () => {
    try {
      const found = isSites ? '' : readServer(server);
      if (scope === 'chosen' && chosen.size === 0) {
        setFaults({ server: '', chosen: 'Choose at least one document.', other: '' });
        return;
      }
      setFaults({ server: '', chosen: '', other: '' });
      await (await enter()).openRoom({ name: name.trim() || 'Someone', scope, ids: scope === 'chosen' ? [...chosen] : [], server: found });
    } catch (error) {
      const isServer = !isSites && useRoom.getState().is === 'off';
      setFaults({ chosen: '', server: isServer ? tell(error, mayFail) : '', other: isServer ? '' : tell(error, mayFail) });
    }
  };
  return (
    <Panel title="Open a room">
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <NameField name={name} onName={setName} />
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-[13px] font-[550]">What is shared</legend>
          <Choice
            name="scope"
            label="The whole workspace"
            note="All documents, what you make from now on, the company profile and shared lists."
            isChosen={scope === 'all'}
            onChoose={() => setScope('all')}
          />
          <Choice
            name="scope"
            label="Only these documents"
            note="Everything else stays on this device."
            isChosen={scope === 'chosen'}
            onChoose={() => setScope('chosen')}
          />
          {scope === 'chosen' && <ChooseDocuments own={own} chosen={chosen} onChange={setChosen} fault={faults.chosen} />}
        </fieldset>
        {!isSites ? (
          <ServerField
            label="Server"
            hint={
              hasSiteServer
                ? 'From your settings.'
                : 'This site has none of its own. Whoever runs one for your team can tell you its address.'
            }
            fault={faults.server}
            server={server}
            onChange={setServer}
          />
        ) : (
          <p>
            Server: <b className="font-[550]">{known && serverName(known)}</b>
          </p>
        )}
        <p className="text-[13px] text-mute">
          Anyone who has the link can read what is shared, and with the link to edit also change it. The server sees sizes, times and
          addresses, never the content.
        </p>
        <KeptNote />
        {faults.other && <Notice tone="bad">{faults.other}</Notice>}
        <div>
          <Button look="primary" type="submit">
            Open a room
          </Button>
        </div>
      </form>
    </Panel>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  note: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ name, label, note, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex items-start gap-2.5 py-1">
      <input type="radio" name={name} className="mt-0.5 size-4.5 flex-none accent-accent" checked={isChosen} onChange={onChoose} />
      <span>
        {label}
        <span className="block text-[13px] text-mute">{note}</span>
      </span>
    </label>
  );
}

function readFirst(link: string): { read?: RoomLink; fault: string } {
  try {
    return { read: readRoomLink(link), fault: '' };
  } catch (error) {
    return { fault: tell(error, mayFail) };
  }
}

function Join({ link, onDone }: OpenOrJoinProps) {
  const [typed, setTyped] = useState(link);
  const [name, setName] = useState('');
  const [isReplaced, setIsReplaced] = useState(false);
  const [wasTried, setWasTried] = useState(link !== '');
  const [hasProfile] = useState(hasOwnProfile);
  const [problem, setProblem] = useState('');
  const { read, fault } = readFirst(typed);
  const isEdit = read?.as === 'edit';
  const known = useSiteServer();
  const host = read && (read.server || known);
  const join = async () => {
    setWasTried(true);
    if (!read) return;
    try {
      await (await enter()).joinRoom(read, name.trim() || 'Someone', isReplaced);
      onDone();
    } catch (error) {
      setProblem(tell(error, mayFail));
    }
  };
  return (
    <Panel title={link === '' ? 'Join with a link' : 'Join a room'}>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        {(link === '' || fault !== '') && (
          <Labelled label="Link" fault={wasTried ? fault : ''}>
            {(control) => <input {...control} className="input" value={typed} onChange={(event) => setTyped(event.target.value)} />}
          </Labelled>
        )}
        {read && (
          <p>
            {isEdit
              ? 'You can read and change what is shared in this room.'
              : 'You can look at what is shared in this room, not change it.'}{' '}
            <span className="text-mute">
              {host ? `Server: ${serverName(host)}. ` : 'This link names no server, and this site has none. '}
              {isEdit && 'What you have already stays yours and isn’t shared.'}
            </span>
          </p>
        )}
        <NameField name={name} onName={setName} />
        {isEdit && hasProfile && (
          <label className="flex items-start gap-2.5">
            <input
              type="checkbox"
              className="mt-0.5 size-4.5 flex-none accent-accent"
              checked={isReplaced}
              onChange={(event) => setIsReplaced(event.target.checked)}
            />
            <span>
              Use the room’s company profile and shared lists
              <span className="block text-[13px] text-mute">
                Yours on this device are replaced. Download a backup first if you need them.
              </span>
            </span>
          </label>
        )}
        {isEdit && <KeptNote />}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button look={link === '' ? 'plain' : 'primary'} type="submit" disabled={read !== undefined && !host}>
            Join
          </Button>
          {link !== '' && (
            <Button look="quiet" onClick={onDone}>
              Not now
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
