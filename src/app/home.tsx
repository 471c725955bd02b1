import { Link, useSearchParams } from 'wouter';
import { site } from '@/site';
import { catalogue } from '@/tools/registry';
import { categories, type CatalogueEntry } from '@/tools/define-tool';
import { Icon } from '@/ui/icon';
import { Journeys } from './journeys';
import { extraPart } from '@/ui/lazy-part';
import { hasWorkElsewhere, useWorkspace } from '@/workspace/store';
import { useIsHydrated } from './hydrated';
import { ToolSearch } from './tool-search';

// Only for somebody who has work.
const HomeWork = extraPart(async () => (await import('./today/home-work')).HomeWork);

const filters = ['All', ...categories] as const;

export const description =
  'Free tools for founders: plans, invoices, cap tables, contracts and decks. They work in your browser, with no signup and no hidden costs.';

export function Home() {
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const hasWork = useWorkspace((state) => hasWorkElsewhere(state, ''));
  const asked = isHydrated ? (params.get('category') ?? '') : '';
  const filter = filters.find((name) => name.toLowerCase() === asked.toLowerCase()) ?? 'All';
  const shown = catalogue.filter((entry) => filter === 'All' || entry.category === filter);
  return (
    <>
      <Hero />
      {hasWork && <HomeWork />}
      <Journeys />
      <CategoryFilter filter={filter} />
      <p role="status" className="sr-only">
        {filter === 'All' ? '' : `${shown.length} tools in ${filter}`}
      </p>
      {shown.length === 0 && <p className="py-8 text-mute">No tools in this category yet. Choose another, or All.</p>}
      <ul aria-label="Tools" className="cards grid grid-cols-1 gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((entry) => (
          <ToolCard key={`${filter}-${entry.id}`} entry={entry} />
        ))}
      </ul>
      <CallToAction />
    </>
  );
}

function Hero() {
  const claims = site.claims.filter(({ figure }) => figure.length > 0);
  return (
    <section className="grid items-end gap-8 pt-12 pb-12 sm:pt-20 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 tabIndex={-1} className="font-serif text-[44px] leading-[1.03] tracking-tight sm:text-[64px]">
          The paperwork of a company, <em className="text-accent">done tonight.</em>
        </h1>
        <p className="mt-4 mb-6 max-w-[38rem] text-mute sm:text-lg">
          Plans, invoices, cap tables, contracts, decks. Free tools that work in your browser: {site.promise}.
        </p>
        <div className="max-w-[35rem]">
          <ToolSearch />
        </div>
      </div>
      {claims.length > 0 && (
        <div className="lg:col-span-4 lg:col-start-9">
          <dl className="border-b border-line-strong">
            {claims.map(({ label, figure }) => (
              <div key={label} className="flex items-baseline justify-between border-t border-line-strong py-2.5">
                <dt className="text-[14px] text-mute">{label}</dt>
                <dd className="figure">{figure}</dd>
              </div>
            ))}
          </dl>
          {claims.some(({ isEarned }) => !isEarned) && <p className="mt-2 text-[13px] text-mute">Example figures</p>}
        </div>
      )}
    </section>
  );
}

function CategoryFilter({ filter }: { filter: string }) {
  const countOf = (name: string) => (name === 'All' ? catalogue.length : catalogue.filter((entry) => entry.category === name).length);
  return (
    <nav aria-label="Categories" className="mb-5">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {filters.map((name) => (
          <li key={name} className="flex-none">
            <Link
              href={name === 'All' ? '/' : `/?category=${encodeURIComponent(name)}`}
              aria-current={name === filter ? 'true' : undefined}
              className={`inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-[14px] font-[550] ${
                name === filter ? 'border-ink bg-ink text-bg' : 'border-line-strong bg-surface hover:border-control'
              }`}
            >
              {name}
              <span className={`text-[12px] font-normal ${name === filter ? '' : 'text-mute'}`}>{countOf(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ToolCard({ entry }: { entry: CatalogueEntry }) {
  return (
    <li className="appear">
      <article className="panel card relative h-full flex-col sm:flex hover:border-control">
        <div className="mb-3.5 items-center justify-between sm:flex">
          <span className={`tile ${entry.gradient}`}>
            <Icon icon={entry.icon} size={20} />
          </span>
          <span className="text-[13px] text-mute">{entry.category}</span>
        </div>
        <h2 className="text-[17px] font-semibold">{entry.name}</h2>
        <p className="mt-1 mb-3 flex-1 text-mute">{entry.description}</p>
        <Link
          href={entry.path}
          aria-label={`Get Started: ${entry.name}`}
          className="inline-flex min-h-6 items-center gap-1.5 self-start text-[14px] font-[550] text-accent after:absolute after:inset-0 after:rounded-(--radius-panel)"
        >
          Get Started
          <Icon icon="arrow-right" size={14} />
        </Link>
      </article>
    </li>
  );
}

function CallToAction() {
  return (
    <section aria-labelledby="start-here" className="panel mt-12 flex flex-wrap items-center justify-between gap-5 px-6! py-8! sm:px-10!">
      <div>
        <h2 id="start-here" className="font-serif text-3xl">
          Not sure where to begin?
        </h2>
        <p className="mt-1 text-mute">Test the idea first, then write the plan. Both take one evening.</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link href="/business-plan" className="btn btn-primary">
          Start with Business Plan
        </Link>
        <Link href="/idea-validator" className="btn">
          Validate Your Idea
        </Link>
      </div>
    </section>
  );
}
