import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { readServer } from '@/lib/room-link';
import { tell } from '@/lib/told';
import { hasSiteServer } from '@/platform/site-server';
import { KeepPanel } from '@/kinds/work/keep-panel';
import { Panel } from '@/ui/layout';
import { Labelled } from '@/ui/labelled';
import { CurrencySelect } from './currency-select';
import { changeSettings, useSettings, type Theme } from '@/workspace/settings';
import { ShortcutList } from './find/shortcuts';
import { ServerField } from './together/server-field';

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Match device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export const title = 'Settings';
export const description =
  'Theme, currency, shortcuts and AI, and what this site does with your data: nothing leaves your device unless you say so.';

export function Body() {
  const settings = useSettings();
  useEffect(() => {
    if (window.location.hash === '#privacy') document.getElementById('privacy')?.scrollIntoView();
  }, []);
  return (
    <div className="mx-auto max-w-2xl">
      <h1 tabIndex={-1} className="title pt-6 pb-6 sm:pt-10">
        Settings
      </h1>
      <div className="grid gap-5">
        <Panel title="Appearance and currency">
          <div className="grid gap-4 sm:grid-cols-2">
            <Labelled label="Theme">
              {(field) => (
                <select
                  {...field}
                  className="input"
                  value={settings.theme}
                  onChange={(event) => changeSettings({ theme: event.target.value as Theme })}
                >
                  {themes.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
            <CurrencySelect />
          </div>
        </Panel>
        <Panel title="AI">
          <p className="text-mute">
            {settings.ai.provider === ''
              ? 'Off. The writing tools work without it.'
              : `On: ${settings.ai.model || 'the model in this browser'}.`}{' '}
            <Link href="/ai-settings" className="link">
              AI settings
            </Link>
          </p>
        </Panel>
        <Panel title="Work together">
          <RoomServer />
          <p className="mt-2">
            <Link href="/together" className="link">
              Work together
            </Link>
          </p>
        </Panel>
        <Panel title="Keyboard shortcuts">
          <Check
            label="Use keyboard shortcuts"
            checked={settings.hasShortcuts}
            onChange={(hasShortcuts) => changeSettings({ hasShortcuts })}
          />
          <p className="mb-3 text-[13px] text-mute">Undo and redo always work.</p>
          <ShortcutList />
        </Panel>
        <Panel title="On this device">
          <Check
            label="Remember these settings on this device"
            checked={settings.isRemembered}
            disabled={settings.isKept}
            onChange={(isRemembered) => changeSettings({ isRemembered })}
          />
          <p className="text-[13px] text-mute">
            When off, a reload starts fresh. When on, your browser remembers the settings on this page and nothing else.
          </p>
        </Panel>
        <KeepPanel />
        <div id="privacy" className="scroll-mt-20">
          <Panel title="Privacy">
            <ul className="list-disc space-y-1.5 pl-5">
              <li>There is no account, no cookie, no analytics and no advertising.</li>
              <li>
                What you type stays in this tab. It isn’t sent to us or anyone else unless you turn on your own AI model, check a domain
                live or open a room; then it goes straight to the host named beside the button, and what is in a room only sealed.
              </li>
              <li>
                Close or reload the tab and your work is gone, unless you keep it on this device. Then your browser stores it here, and
                “Forget everything” deletes it.
              </li>
              <li>After the first visit every tool works without a connection.</li>
            </ul>
          </Panel>
        </div>
      </div>
    </div>
  );
}

/** Kept as it was typed; what cannot be an address is said once somebody has left the field. */
function RoomServer() {
  const server = useSettings(({ roomServer }) => roomServer);
  const [fault, setFault] = useState('');
  const check = () => {
    try {
      if (server.trim() !== '') readServer(server);
      setFault('');
    } catch (error) {
      setFault(tell(error, 'That isn’t the address of a server.'));
    }
  };
  return (
    <ServerField
      label="Server for Rooms"
      fault={fault}
      hint={
        hasSiteServer
          ? 'Leave it empty to use this site’s own.'
          : 'Only needed for working together. Whoever runs one for your team can tell you its address.'
      }
      server={server}
      onBlur={check}
      onChange={(roomServer) => changeSettings({ roomServer })}
    />
  );
}

function Check({
  label,
  checked,
  disabled,
  onChange,
}: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-6 items-center gap-2.5 py-1">
      <input
        type="checkbox"
        className="size-4.5 accent-accent"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
