import { use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'wouter';
import { formatDay } from '@/lib/dates';
import { canLoad } from '@/platform/connection';
import { useWorkspace } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';

interface Place {
  section: Element;
  fitting: typeof import('./fitting');
}

/** At the end of a tool’s page, three sites of others that help with its work. They come when somebody scrolls there. */
export function Resources() {
  const tool = use(ToolIdContext);
  const [place, setPlace] = useState<Place>();
  const where = useWorkspace(({ company: { answers } }) => answers['company.country'] ?? answers['company.place'] ?? '');
  useEffect(() => {
    const section = document.querySelector('section[aria-labelledby="about-tool"]');
    if (!section) return undefined;
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting) || !canLoad()) return;
        near.disconnect();
        import('./fitting').then((fitting) => setPlace({ section, fitting }), console.warn);
      },
      { rootMargin: '300px' },
    );
    near.observe(section);
    return () => near.disconnect();
  }, []);
  const list = place?.fitting.resourcesFor(tool, where) ?? [];
  const [first] = list;
  if (!place || !first) return null;
  return createPortal(
    <>
      <h2 className="mt-6 mb-1.5 font-semibold">Useful resources</h2>
      <ul aria-label="Useful resources" className="grid gap-3 sm:grid-cols-3">
        {list.map(({ id, name, url, description, country }) => (
          <li key={id}>
            <a className="link font-[550]" href={url} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
            <span className="block text-[13px] text-mute">
              {description}
              {country !== 'International' && ` ${country}.`}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-[13px] text-mute">
        Other people’s sites, listed on {formatDay(first.listedOn)}.{' '}
        <Link href="/startup-resource-directory" className="link">
          All resources
        </Link>
      </p>
    </>,
    place.section,
  );
}
