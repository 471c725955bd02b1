import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Link } from 'wouter';
import { formatDay } from '@/lib/dates';
import { useWorkspace } from '@/workspace/store';

type Fitting = typeof import('./fitting');

interface Place {
  tool: string;
  section: Element;
  fitting: Fitting;
}

/** Calls back with the end of a tool’s page each time one comes near the screen. */
function watchEnds(found: (section: Element) => void): () => void {
  const main = document.getElementById('main');
  let known: Element | null = null;
  const near = new IntersectionObserver(
    (seen) => {
      if (!known || !seen.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      found(known);
    },
    { rootMargin: '300px' },
  );
  const look = () => {
    const section = main?.querySelector('section[aria-labelledby="about-tool"]') ?? null;
    if (section === known) return;
    known = section;
    near.disconnect();
    if (section) near.observe(section);
  };
  const moved = new MutationObserver(look);
  if (main) moved.observe(main, { childList: true });
  look();
  return () => {
    near.disconnect();
    moved.disconnect();
  };
}

/** At the end of a tool’s page, three sites of others that help with its work. They come when somebody scrolls there. */
function Resources() {
  const [place, setPlace] = useState<Place>();
  const where = useWorkspace(({ company: { answers } }) => answers['company.country'] ?? answers['company.place'] ?? '');
  useEffect(
    () =>
      watchEnds((section) => {
        // Nobody misses links that they cannot follow.
        if (!navigator.onLine) return;
        const tool = window.location.pathname.replace(/^\/|(\.html|\/)$/g, '');
        import('./fitting').then((fitting) => setPlace({ tool, section, fitting }), console.warn);
      }),
    [],
  );
  const list = place?.section.isConnected ? place.fitting.resourcesFor(place.tool, where) : [];
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
        Sites of others, listed on {formatDay(first.listedOn)}.{' '}
        <Link href="/startup-resource-directory" className="link">
          All resources
        </Link>
      </p>
    </>,
    place.section,
  );
}

export function startResources(): void {
  createRoot(document.createElement('div')).render(<Resources />);
}
