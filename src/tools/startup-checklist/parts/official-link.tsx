import { safeUrl } from '@/lib/links';
import { Icon } from '@/ui/icon';

const siteName = (address: string) =>
  address
    .replace(/^[a-z]+:(\/\/)?(www\.)?/, '')
    .replace(/[/?#].*$/, '')
    .slice(0, 60);

/** The site behind a step, by its name; nothing where the address could not be followed safely. */
export function OfficialLink({ link }: { link: string }) {
  const address = safeUrl(link);
  if (!address) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-6 min-w-0 items-center gap-1 break-all text-[13px]"
    >
      <Icon icon="external-link" size={13} />
      {siteName(address) || 'Open link'}
    </a>
  );
}
