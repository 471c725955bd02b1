import { Link } from 'wouter';
import { KeepPanel } from '@/kinds/work/keep-panel';
import { useTools } from '@/kinds/work/use-tools';
import { plural } from '@/lib/text';
import { Icon } from '@/ui/icon';
import { Panel } from '@/ui/layout';
import { isChanged, useWorkspace, type Doc } from '@/workspace/store';
import { extraPart } from '@/ui/lazy-part';
import { KeptAside } from './kept-aside';
import { useKnownTools } from './known-tools';
import { WorkspaceRow } from './workspace-row';

// Only where two documents may tell a fact differently.
const Disagreements = extraPart(async () => (await import('./facts/panel')).Disagreements);

export const title = 'My work';
export const description = 'Everything you have made here, by tool: open, rename, duplicate, download, back up and delete it.';

export function Body() {
  const known = useKnownTools();
  const tools = useTools();
  const docs = useWorkspace((state) => state.docs);
  const byTool = new Map<string, Doc[]>();
  for (const doc of Object.values(docs)
    .filter(isChanged)
    .sort((a, b) => b.changedAt - a.changedAt))
    byTool.set(doc.tool, [...(byTool.get(doc.tool) ?? []), doc]);
  const count = [...byTool.values()].flat().length;
  return (
    <div className="mx-auto max-w-3xl">
      <h1 tabIndex={-1} className="title pt-6 pb-6 sm:pt-10">
        My work
      </h1>
      <div className="grid grid-cols-1 gap-5">
        <nav aria-label="All documents together" className="no-print grid gap-3 sm:grid-cols-2">
          <PageLink href="/today" icon="calendar-check" title="Today" text="Everything with a date, from all your documents." />
          <PageLink href="/data-room" icon="folder-archive" title="Data room" text="The documents you choose, as one ZIP to hand over." />
          <PageLink href="/together" icon="users" title="Work together" text="The same work on your phone or with a co-founder." />
        </nav>
        <KeepPanel />
        {count > 0 && <Disagreements tools={known} />}
        <Panel title={count === 0 ? 'Documents' : plural(count, 'document')}>
          {count === 0 && (
            <p className="text-mute">
              Nothing yet. What you make in any tool is listed here.{' '}
              <Link href="/" className="link">
                All tools
              </Link>
            </p>
          )}
          <div className="grid grid-cols-1 gap-5">
            {[...byTool].map(([tool, own]) => {
              const name = tools.find(({ id }) => id === tool)?.name ?? tool;
              return (
                <section key={tool} aria-label={name}>
                  <h3 className="mb-1 text-[13px] font-semibold text-mute">{name}</h3>
                  <ul className="divide-y divide-line">
                    {own.map((doc) => (
                      <WorkspaceRow key={doc.id} doc={doc} state={known[tool]?.state} />
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
        </Panel>
        <KeptAside />
      </div>
    </div>
  );
}

function PageLink({ href, icon, title: name, text }: { href: string; icon: string; title: string; text: string }) {
  return (
    <Link href={href} className="panel flex items-center gap-3 px-4! py-3! hover:border-control">
      <Icon icon={icon} size={20} />
      <span>
        <span className="block font-[550]">{name}</span>
        <span className="block text-[13px] text-mute">{text}</span>
      </span>
    </Link>
  );
}
