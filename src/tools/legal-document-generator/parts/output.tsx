import { useEffect, useMemo, useRef } from 'react';
import { CompareButton } from '@/kinds/document/compare-button';
import { OpenPlaces } from '@/kinds/document/open-places';
import { Paper } from '@/kinds/document/paper';
import { ResultPanel } from '@/kinds/document/result-panel';
import { RegisterButton } from '@/kinds/register/add-button';
import { ModelProposal } from '@/kinds/proposal/model-proposal';
import type { Document } from '@/lib/blocks';
import { Button } from '@/ui/button';
import { Chip, Notice, Panel } from '@/ui/layout';
import { useSettings } from '@/workspace/settings';
import type { Tool } from '@/workspace/tool-state';
import { disclaimer } from '../content';
import { listWordings, toDocument } from '../documents';
import { editDetails, isSample, startNew, type LegalData, type Made } from '../model';
import { findObjection, takeClauses, toLegalTask } from '../proposal';
import { toFiles } from '../download';
import { toEntry } from '../register-entry';
import { templateOf } from '../templates';
import { Faults } from './faults';
import { LawyerNotes } from './lawyer-notes';
import { NewWording } from './new-wording';

interface OutputProps {
  tool: Tool<LegalData>;
  /** What the document is made from: the answers so far, or those it was asked for with. */
  source: Made;
  isResult: boolean;
  /** How often a document was asked for on this visit: each time it takes the focus. */
  timesAsked: number;
}

/** The document: beside the form while the answers are given, alone once it was asked for. */
export function Output({ tool, source, isResult, timesAsked }: OutputProps) {
  const { hasNotes, accepted } = tool.data;
  const document = useMemo(() => toDocument(source, hasNotes, accepted), [source, hasNotes, accepted]);
  return isResult ? (
    <Result tool={tool} made={source} document={document} timesAsked={timesAsked} />
  ) : (
    <Preview tool={tool} made={source} document={document} />
  );
}

function Preview({ tool, made, document }: { tool: Tool<LegalData>; made: Made; document: Document }) {
  return (
    <Panel title="Live preview" aside={<NotesSwitch tool={tool} />}>
      <div className="no-print mb-4 grid grid-cols-1 gap-3">
        <OpenPlaces document={document} />
        <Faults tool={tool} made={made} />
        <LawyerNotes made={made} isOpen={false} />
      </div>
      <div role="group" aria-label="Preview of the document">
        <Paper document={document} />
      </div>
    </Panel>
  );
}

interface ResultProps {
  tool: Tool<LegalData>;
  made: Made;
  document: Document;
  timesAsked: number;
}

function Result({ tool, made, document, timesAsked }: ResultProps) {
  const { around, change } = tool;
  const rewordings = useMemo(() => listWordings(made), [made]);
  const edit = () => change(editDetails, { say: 'Document and answers cleared' });
  const begin = () => change(startNew, { say: 'Document put away' });
  // The panel is taller than the window, so taking the focus does not bring its buttons into view.
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (timesAsked > 0) top.current?.scrollIntoView({ block: 'start' });
  }, [timesAsked]);
  // A proposal is read clause by clause; it needs more width than a list of hints.
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const columns = hasModel ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,400px)]' : 'lg:grid-cols-[minmax(0,1fr)_minmax(0,300px)]';
  return (
    <div ref={top} className={`grid scroll-mt-20 grid-cols-1 items-start gap-6 ${columns}`}>
      <ResultPanel
        title="Your document"
        document={document}
        files={toFiles(tool.data, around)}
        timesAsked={timesAsked}
        chips={<Chip>{rewordings.length > 0 ? 'Template text, partly reworded' : 'Template text'}</Chip>}
        actions={
          <>
            <Button icon="pencil" onClick={edit}>
              Edit Details
            </Button>
            <Button icon="file-plus" onClick={begin}>
              New Document
            </Button>
            <CompareButton document={document} currency={around.currency} />
            {templateOf(made.template).kind === 'agreement' && !isSample(made) && <RegisterButton tool={tool} entry={toEntry(made)} />}
          </>
        }
      >
        <Notice tone="plain">{disclaimer}</Notice>
        <Faults tool={tool} made={made} />
        <NewWording tool={tool} made={made} rewordings={rewordings} />
        <NotesSwitch tool={tool} />
      </ResultPanel>
      <aside aria-label="Before you use it" className="no-print grid min-w-0 grid-cols-1 gap-4">
        <LawyerNotes made={made} isOpen={!hasModel} />
        <ModelProposal
          what={`the ${templateOf(made.template).name}`}
          timesAsked={timesAsked}
          task={() => toLegalTask(made)}
          refuse={(part) => findObjection(part, made)}
          onUse={(reply, chosen, { model, provider }) =>
            change((current) => takeClauses(current, reply, chosen, model || provider), { say: 'Put into the document' })
          }
        />
      </aside>
    </div>
  );
}

function NotesSwitch({ tool: { data, change } }: { tool: Tool<LegalData> }) {
  return (
    <label className="no-print flex min-h-6 items-center gap-2.5 text-[14px]">
      <input
        type="checkbox"
        className="size-4.5 accent-accent"
        checked={data.hasNotes}
        onChange={(event) => change((current) => ({ ...current, hasNotes: event.target.checked }))}
      />
      Plain-English notes
    </label>
  );
}
