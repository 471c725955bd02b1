import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { earlierClients, earlierItems, type Client, type Item } from '../earlier';
import type { Invoice } from '../model';

interface EarlierProps<Kind> {
  invoices: readonly Invoice[];
  open: Invoice;
  onPick: (picked: Kind) => void;
}

export function EarlierClients({ invoices, open, onPick }: EarlierProps<Client>) {
  const clients = earlierClients(invoices, open);
  if (clients.length === 0) return null;
  return (
    <Menu label="Earlier clients" items={clients.map((client) => ({ label: client.clientName.trim(), onSelect: () => onPick(client) }))}>
      <Icon icon="users" />
    </Menu>
  );
}

const firstLine = (text: string) => text.trim().split('\n')[0]?.slice(0, 60) ?? '';

export function EarlierItems({ invoices, open, onPick }: EarlierProps<Item>) {
  const items = earlierItems(invoices, open);
  if (items.length === 0) return null;
  return (
    <Menu
      label="Earlier items"
      side="left-0"
      items={items.map((item) => ({ label: firstLine(item.description), detail: item.rate, onSelect: () => onPick(item) }))}
    >
      <Icon icon="history" />
    </Menu>
  );
}
