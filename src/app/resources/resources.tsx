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

// By a function of its own: what follows an import() directly is bundled into it, and then hears nothing of a file that cannot be fetched.
const loadFitting = () => import('./fitting');

/** What is put at the end of a section that somebody has scrolled to pushes away what they may be about to press. */
const wouldPush = (section: Element) => window.scrollY > 0 && section.getBoundingClientRect().bottom < window.innerHeight;

/** At the end of a tool’s page, three sites of others that help with its work. They come when somebody scrolls there. */
export function Resources() {
  const tool = use(ToolIdContext);
  const [place, setPlace] = useState<Place>();
  const where = useWorkspace(({ company: { answers } }) => answers['company.country'] ?? answers['company.place'] ?? '');
  useEffect(() => {
    const section = document.querySelector('section[aria-labelledby="about-tool"]');
    if (!section) return undefined;
    const left = new AbortController();
    const put = (fitting: typeof import('./fitting')) => {
      if (left.signal.aborted) return;
      if (wouldPush(section)) window.addEventListener('scroll', () => put(fitting), { once: true, signal: left.signal });
      else setPlace({ section, fitting });
    };
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting) || !canLoad()) return;
        near.disconnect();
        loadFitting().then(put, console.warn);
      },
      { rootMargin: '1000px' },
    );
    near.observe(section);
    return () => {
      near.disconnect();
      left.abort();
    };
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
