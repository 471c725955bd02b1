import { reportFiles } from '../files';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { formatDay } from '@/lib/dates';
import { takeFocus } from '@/ui/bring-into-view';
import { Button } from '@/ui/button';
import { Tabs } from '@/ui/tabs';
import { printPage } from '@/platform/print';
import type { Tool } from '@/workspace/tool-state';
import type { Idea } from '../fields';
import { editAnswers, hasUnkept, titleOf, type IdeaData } from '../model';
import { isSampleIdea } from '../samples';
import { scoreIdea } from '../scores';
import { EvidenceTab } from './evidence-tab';
import { IdeasPanel } from './ideas-panel';
import { InterviewsTab } from './interviews-tab';
import { ReportTab } from './report-tab';
import { ScorePanel } from './score-panel';
import { TestsTab } from './tests-tab';

interface ReportScreenProps {
  tool: Tool<IdeaData>;
  idea: Idea;
  /** Just validated: the reader is taken to it. */
  isFresh: boolean;
  /** How often the wording was asked for, for this idea. */
  timesAsked: number;
  onAsk: () => void;
  onAnother: () => void;
}

const tabs = [
  { value: 'report', label: 'Report', icon: 'file-text' },
  { value: 'evidence', label: 'Evidence', icon: 'chart-line' },
  { value: 'interviews', label: 'Interviews', icon: 'messages-square' },
  { value: 'tests', label: 'Riskiest Assumption', icon: 'flask-conical' },
  { value: 'ideas', label: 'Your Ideas', icon: 'table-2' },
] as const;
type Tab = (typeof tabs)[number]['value'];

export function ReportScreen({ tool, idea, isFresh, timesAsked, onAsk, onAnother }: ReportScreenProps) {
  const { data, around, change, say } = tool;
  const [tab, setTab] = useState<Tab>('report');
  const [printsAsked, setPrintsAsked] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const scores = useMemo(() => scoreIdea(idea), [idea]);
  const day = formatDay(around.today);

  useEffect(() => {
    if (isFresh) takeFocus(title.current);
  }, [isFresh]);

  // Printed from the report, whichever tab it was asked on, so only once that is drawn.
  useEffect(() => {
    if (printsAsked > 0) printPage();
  }, [printsAsked]);
  const print = () => {
    setTab('report');
    setPrintsAsked((times) => times + 1);
  };

  const showOpened = () => {
    setTab('report');
    title.current?.focus();
  };
  const edit = () => {
    change((current) => editAnswers(current, idea));
    if (data.editing !== idea.id && hasUnkept(data)) say('These answers replaced the ones you had started');
  };

  return (
    <>
      <WorkBar isSample={isSampleIdea(idea)}>
        <Button icon="rotate-ccw" onClick={onAnother}>
          Validate Another Idea
        </Button>
        <Button icon="pencil" onClick={edit}>
          Edit answers
        </Button>
        <Button icon="printer" onClick={print}>
          Print Report
        </Button>
        <Download look="primary" label="Download report" files={reportFiles(data, around)} />
      </WorkBar>
      <h2 ref={title} tabIndex={-1} className="scroll-mt-20 font-serif text-3xl break-words outline-none">
        {titleOf(idea)}
      </h2>
      {day !== '' && <p className="mb-4 text-mute">Idea validation report, {day}</p>}
      <ScorePanel scores={scores} />
      <div className="no-print mt-6 mb-4">
        <Tabs label="Parts of the report" choices={tabs} value={tab} onChange={setTab} />
      </div>
      {tab === 'report' && <ReportTab tool={tool} idea={idea} scores={scores} timesAsked={timesAsked} onAsk={onAsk} />}
      {tab === 'evidence' && <EvidenceTab tool={tool} idea={idea} scores={scores} />}
      {tab === 'interviews' && <InterviewsTab key={idea.id} tool={tool} idea={idea} />}
      {tab === 'tests' && <TestsTab key={idea.id} tool={tool} idea={idea} />}
      {tab === 'ideas' && <IdeasPanel tool={tool} onOpened={showOpened} />}
    </>
  );
}
