import { Fragment, useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { watchHash } from '@/platform/address';
import type { ToolFacts } from '@/tools/define-tool';
import { FactNoteContext, type FactNoteProps } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { extraPart, lazyPart } from '@/ui/lazy-part';
import { docOf, useWorkspace } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';

// Only once something of the company is known.
const FactNote = extraPart(async () => (await import('@/kinds/work/fact-note')).FactNote);
const sayFact = (props: FactNoteProps) => <FactNote {...props} />;

// With what else a page can do without until it is at rest.
const AtRest = extraPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return (await import('./later')).AtRest;
});

// Only for a document that came by a link.
const PreviewBar = lazyPart(async () => (await import('./preview-bar')).PreviewBar);

interface ToolFrameProps {
  tool: ToolFacts;
  about: string;
  children: ReactNode;
}

/** What stands round every tool: its name above, what it is for and what goes with it below. */
export function ToolFrame({ tool, about, children }: ToolFrameProps) {
  const { id, name, description, related } = tool;
  const turn = useWorkspace(({ turns }) => turns[id] ?? 0);
  const preview = useWorkspace((state) => (docOf(state, id)?.isPreview ? docOf(state, id)?.id : undefined));
  const isKnown = useWorkspace(({ company }) => Object.keys(company.answers).length > 0);
  // The address may name a document of this tool.
  useEffect(
    () =>
      watchHash((hash) => {
        if (hash.startsWith('#doc=')) void import('./open-by-address').then(({ openByAddress }) => openByAddress(id, hash), console.warn);
      }),
    [id],
  );
  return (
    <ToolIdContext value={id}>
      <div className="tool-head relative pt-6 pb-4 sm:pt-10">
        <h1 tabIndex={-1} className="title">
          {name}
        </h1>
        <p className="mt-2 max-w-2xl text-mute">{description}</p>
      </div>
      {preview && <PreviewBar id={preview} />}
      <FactNoteContext value={isKnown ? sayFact : undefined}>
        <Fragment key={turn}>{children}</Fragment>
      </FactNoteContext>
      <AtRest />
      <section aria-labelledby="about-tool" className="no-print mt-14 border-t border-line pt-6">
        <h2 id="about-tool" className="mb-1.5 font-semibold">
          About this tool
        </h2>
        <p className="max-w-2xl text-mute">{about}</p>
        {related.length > 0 && (
          <>
            <h2 className="mt-6 mb-1.5 font-semibold">Related tools</h2>
            <ul className="grid gap-3 sm:grid-cols-3">
              {related.map((other) => (
                <li key={other.id}>
                  <Link href={other.path} className="panel flex h-full items-center gap-3 px-4! py-3! hover:border-control">
                    <span className={`tile size-9! ${other.gradient}`}>
                      <Icon icon={other.icon} />
                    </span>
                    <span className="font-[550]">
                      {other.isNext && <span className="block text-[12px] font-normal text-mute">Usually next</span>}
                      {other.name}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </ToolIdContext>
  );
}
