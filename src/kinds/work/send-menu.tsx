import { use } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { plural } from '@/lib/text';
import type { MoneyLine } from '@/lib/topics/money';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { send as sendParcel } from '@/workspace/sent';
import { ToolIdContext } from '@/workspace/tool-id';

export interface Destination {
  id: string;
  name: string;
  /** Made when sent. */
  lines: () => MoneyLine[];
}

interface SendMenuProps {
  /** This tool's name, as the receiver shows it. */
  from: string;
  destinations: readonly Destination[];
  isSample: boolean;
  currency: string;
  disabled?: boolean;
}

/** Hands figures to another tool of the suite. Nothing changes there until they are taken. */
export function SendMenu({ from, destinations, isSample, currency, disabled }: SendMenuProps) {
  const sender = use(ToolIdContext);
  const send = ({ id, name, lines }: Destination) => {
    const made = lines();
    if (made.length === 0) {
      showToast(`There is nothing to send to ${name}.`);
      return;
    }
    sendParcel('money', id, { from: sender, fromName: from, isSample, currency, lines: made });
    showToast(`${plural(made.length, 'line')} sent to ${name}`, { label: 'Open it', run: () => navigate(`/${id}`) });
  };
  return (
    <Menu
      label="Send to another tool"
      buttonClass="btn"
      disabled={disabled ?? false}
      items={destinations.map((destination) => ({ label: destination.name, onSelect: () => send(destination) }))}
    >
      <Icon icon="send" />
      Send to
    </Menu>
  );
}
