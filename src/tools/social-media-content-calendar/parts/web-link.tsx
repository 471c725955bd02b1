import { Icon } from '@/ui/icon';
import { shortAddress, webAddress } from '../addresses';

/** An address as a link, opened only by a click; one that leads nowhere safe stays plain text. */
export function WebLink({ typed, icon, label }: { typed: string; icon: string; label: string }) {
  const address = webAddress(typed);
  if (!address) return <span className="min-w-0 break-all">{typed}</span>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-6 min-w-0 items-center gap-1 break-all"
      title={address}
    >
      <Icon icon={icon} size={13} />
      <span className="sr-only">{label} </span>
      {shortAddress(address)}
    </a>
  );
}
