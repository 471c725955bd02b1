import { Link } from 'wouter';
import { useTools } from '@/kinds/work/use-tools';
import { meanings } from '@/lib/topics/texts';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import type { Shares } from '@/workspace/shares';
import { openDoc } from '@/workspace/documents';
import { useWorkspace } from '@/workspace/store';
import { useToday } from '@/workspace/surroundings';
import { align } from './align';
import { findDisagreements, type Disagreement, type Place } from './disagree';

/** Facts that two documents tell differently: a price, a name, an address. */
export function Disagreements({ tools }: { tools: Readonly<Record<string, Shares>> }) {
  const docs = useWorkspace((state) => state.docs);
  const company = useWorkspace((state) => state.company);
  const found = findDisagreements(docs, tools, company, useToday());
  if (found.length === 0) return null;
  return (
    <Panel title="Facts that disagree">
      <ul className="divide-y divide-line">
        {found.map((one) => (
          <Row key={one.means} disagreement={one} tools={tools} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ disagreement, tools }: { disagreement: Disagreement; tools: Readonly<Record<string, Shares>> }) {
  const { means, versions } = disagreement;
  const others = (text: string) => versions.filter((version) => version.text !== text).flatMap(({ places }) => places);
  const hasFixed = (text: string) => others(text).some(({ isFixed }) => isFixed);
  // Figures and records are changed where they are.
  const canUse = (text: string) => others(text).some(({ isFixed }) => !isFixed);
  const use = (text: string) =>
    showToast(`${meanings[means]} is now “${text}” ${hasFixed(text) ? 'wherever you typed it' : 'everywhere'}`, {
      label: 'Undo',
      run: align(disagreement, text, tools),
    });
  return (
    <li className="py-3">
      <h3 className="mb-1 text-[13px] font-semibold text-mute">{meanings[means]}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {versions.map(({ text, places }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 grow basis-60 break-words">
              “{text}” <Places places={places} />
            </span>
            {canUse(text) && (
              <Button aria-label={`Use ${text} everywhere`} onClick={() => use(text)}>
                Use everywhere
              </Button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  const tools = useTools();
  return (
    <span className="text-[13px] text-mute">
      in{' '}
      {places.map(({ doc }, index) => (
        <span key={doc?.id ?? 'profile'}>
          {index > 0 && ', '}
          <Link href={doc ? `/${doc.tool}` : '/profile'} className="link" onClick={() => doc && openDoc(doc.id)}>
            {doc ? (tools.find(({ id }) => id === doc.tool)?.name ?? doc.tool) : 'your profile'}
          </Link>
        </span>
      ))}
    </span>
  );
}
