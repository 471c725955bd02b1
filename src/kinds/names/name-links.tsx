import { companyLinks, handleLinks, trademarkLinks } from '@/lib/name-links';

/** Where to look before a name is chosen: trademark offices, company registers, networks. Nothing is asked until a link is followed. */
export function NameLinks({ name }: { name: string }) {
  const groups = [
    { title: 'Trademarks', links: trademarkLinks(name) },
    { title: 'Companies', links: companyLinks(name) },
    { title: 'Handles', links: handleLinks(name) },
  ].filter(({ links }) => links.length > 0);
  return (
    <dl className="grid gap-2 text-[13px]">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <dt className="font-[550]">{title}</dt>
          <dd className="flex flex-wrap gap-x-3">
            {links.map(({ label, href }) => (
              <a key={label} href={href} target="_blank" rel="noopener noreferrer" className="link inline-flex min-h-6 items-center">
                {label}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
