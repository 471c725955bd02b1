import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { saveBackup } from '@/kinds/work/backup';
import { serverName, toRoomHash, type RoomLink } from '@/lib/room-link';
import { plural } from '@/lib/text';
import { currentOrigin } from '@/platform/address';
import { copyText } from '@/platform/clipboard';
import { toViewLink } from '@/platform/room-keys';
import { Button } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { Chip, Notice, Panel } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { openDoc } from '@/workspace/documents';
import { closeRoom, replaceRoom } from '@/workspace/room/enter';
import { serverOf, shareAlso } from '@/workspace/room/room';
import { leaveRoom } from '@/workspace/leave-room';
import { useRoom } from '@/workspace/rooms';
import { useOwnDocuments, useViewedDocuments } from './choose-documents';
import { News, People } from './people';
import { QrCode } from './qr-code';

const states = {
  off: ['', 'plain'],
  joining: ['Connecting…', 'plain'],
  here: ['Connected', 'good'],
  away: ['No connection', 'warn'],
  refused: ['Not connected', 'warn'],
} as const;

export function InRoom() {
  const { is, link, why, isWaiting } = useRoom();
  if (!link) return null;
  const [word, tone] = states[is];
  const isEditor = link.as === 'edit';
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel title="This room" aside={<Chip tone={tone}>{word}</Chip>}>
        <p role="status">
          {is === 'away' && 'There’s no connection to the room. Go on working: your changes are kept here and sent when it’s back. '}
          {is === 'joining' && 'If this takes long, the server may be down. Your work isn’t affected. '}
          {is === 'here' && (isWaiting ? 'Sending your latest changes… ' : 'Everyone here sees the same work. ')}
          <span className="text-mute">Server: {serverName(serverOf(link))}.</span>
        </p>
        {why && (
          <div className="mt-3">
            <Notice tone="bad">{why}</Notice>
          </div>
        )}
        <People />
        <Leaving isEditor={isEditor} isRefused={is === 'refused'} />
      </Panel>
      {isEditor && is !== 'refused' && <Links link={link} />}
      {isEditor ? <SharedDocuments /> : <ViewedDocuments />}
      <News />
    </div>
  );
}

function Leaving({ isEditor, isRefused }: { isEditor: boolean; isRefused: boolean }) {
  const [asked, setAsked] = useState<'close' | 'replace'>();
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        onClick={() => {
          void leaveRoom();
          showToast(isEditor ? 'You left the room and keep a copy' : 'You left the room');
        }}
      >
        {isEditor ? 'Leave and keep a copy' : 'Leave'}
      </Button>
      {isEditor && !isRefused && (
        <>
          <Button look="quiet" onClick={() => setAsked('replace')}>
            Replace the links
          </Button>
          <Button look="quiet" onClick={() => setAsked('close')}>
            Close for everyone
          </Button>
        </>
      )}
      {asked && <LastWord asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

function LastWord({ asked, onClose }: { asked: 'close' | 'replace'; onClose: () => void }) {
  const isClosed = asked === 'close';
  const go = async () => {
    onClose();
    await (isClosed ? closeRoom() : replaceRoom());
    showToast(isClosed ? 'The room is closed' : 'New room opened; the old links no longer work');
  };
  return (
    <Dialog title={isClosed ? 'Close the room for everyone' : 'Replace the links'} onClose={onClose}>
      <p>
        {isClosed
          ? 'Nobody can come back to this room, and the server deletes what it kept. Everyone keeps the copy on their own device.'
          : 'The same work goes into a new room with new links, and this room is closed. Send the new link to those who should stay.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon="download" onClick={() => void saveBackup()}>
          Download a backup
        </Button>
        <Button look="primary" onClick={() => void go()}>
          {isClosed ? 'Close for everyone' : 'Replace the links'}
        </Button>
      </div>
    </Dialog>
  );
}

const address = (link: RoomLink) => `${currentOrigin()}/together${toRoomHash(link)}`;

function Links({ link }: { link: RoomLink }) {
  const [view, setView] = useState('');
  useEffect(() => {
    let isGone = false;
    void toViewLink(link).then((made) => {
      if (!isGone) setView(address(made));
    });
    return () => {
      isGone = true;
    };
  }, [link]);
  const edit = address(link);
  return (
    <Panel title="Invite">
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid grid-cols-1 content-start gap-4">
          <Invitation
            label="Link to edit"
            hint="For your phone or a co-founder. Treat it like a key: whoever has it can change everything here."
            text={edit}
          />
          <Invitation
            label="Link to view"
            hint="For an adviser: they see the documents as they change, and can change nothing."
            text={view}
          />
        </div>
        <QrCode text={edit} label="Link to edit, as a code for your phone’s camera" />
      </div>
    </Panel>
  );
}

function Invitation({ label, hint, text }: { label: string; hint: string; text: string }) {
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <Labelled label={label} hint={hint}>
          {(control) => <input {...control} className="input" readOnly value={text} onFocus={(event) => event.target.select()} />}
        </Labelled>
      </div>
      <span className="mt-6">
        <CopyButton text={text} copy={copyText} label={`Copy the ${label.toLowerCase()}`} isIcon />
      </span>
    </div>
  );
}

function SharedDocuments() {
  const { docs, scope } = useRoom();
  const own = useOwnDocuments();
  const [, goTo] = useLocation();
  const shared = own.filter(({ id }) => docs.includes(id));
  const others = own.filter(({ id }) => !docs.includes(id));
  return (
    <Panel title={plural(shared.length, 'shared document')}>
      {shared.length === 0 && (
        <p className="text-mute">{scope === 'all' ? 'Nothing yet. What anyone makes in a tool is shared here.' : 'Nothing yet.'}</p>
      )}
      <ul className="divide-y divide-line">
        {shared.map(({ id, name, tool, toolName }) => (
          <Row key={id} name={name} toolName={toolName} onOpen={() => (openDoc(id), goTo(`/${tool}`))} />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 text-[13px] font-semibold text-mute">Only on this device</h3>
          <ul className="divide-y divide-line">
            {others.map(({ id, name, toolName, tool }) => (
              <Row key={id} name={name} toolName={toolName} onOpen={() => (openDoc(id), goTo(`/${tool}`))}>
                <Button look="quiet" onClick={() => shareAlso(id)} aria-label={`Share ${name} too`}>
                  Share too
                </Button>
              </Row>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function ViewedDocuments() {
  const viewed = useViewedDocuments();
  const [, goTo] = useLocation();
  return (
    <Panel title={plural(viewed.length, 'shared document')}>
      {viewed.length === 0 && <p className="text-mute">Nothing yet.</p>}
      <ul className="divide-y divide-line">
        {viewed.map(({ id, name, tool, toolName }) => (
          <Row key={id} name={name} toolName={toolName} onOpen={() => (openDoc(id), goTo(`/${tool}`))} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ name, toolName, onOpen, children }: { name: string; toolName: string; onOpen: () => void; children?: React.ReactNode }) {
  return (
    <li className="flex items-center gap-3 py-2">
      <button type="button" className="link min-h-6 min-w-0 text-left break-words" onClick={onOpen}>
        {name}
      </button>
      <span className="ml-auto text-right text-[13px] text-mute">{toolName}</span>
      {children}
    </li>
  );
}
