import { Icon } from '@/ui/icon';

export const MailLink = ({ href, label = 'Open in mail app' }: { href: string; label?: string }) => (
  <a className="btn" href={href}>
    <Icon icon="send" />
    {label}
  </a>
);
