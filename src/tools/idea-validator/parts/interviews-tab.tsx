import { useMemo } from 'react';
import { documentFiles } from '@/kinds/document/files';
import { Paper } from '@/kinds/document/paper';
import { recordFiles } from '@/kinds/records/files';
import { ImportButton } from '@/kinds/records/import-button';
import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { formatDay } from '@/lib/dates';
import { toText } from '@/lib/document-text';
import { optionLabel } from '@/lib/fields';
import { Button } from '@/ui/button';
import { Chip, Empty, Panel } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import type { Tool } from '@/workspace/tool-state';
import { privacyNote } from '../content';
import { interviewFields, type Idea, type Interview } from '../fields';
import { interviewIdentity, tallyInterviews, toScript } from '../interviews';
import { fileStem, type IdeaData } from '../model';
import { useInterviews } from './use-lists';

const names = ['person', 'day', 'problem', 'offered', 'copesWith', 'pays', 'quote'] as const;

export function InterviewsTab({ tool, idea }: { tool: Tool<IdeaData>; idea: Idea }) {
  const interviews = useInterviews(tool, idea);
  const form = useRecordForm(interviews);
  const { all } = interviews;
  const { currency } = tool.around;
  const script = useMemo(() => toScript(idea), [idea]);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">Interviews written down</h3>
          <span className="flex flex-wrap gap-2">
            <ImportButton
              records={interviews}
              identity={interviewIdentity}
              hint="A CSV file with one interview per row: person, date, and whether they have the problem."
            />
            <Download
              label="Export"
              disabled={all.length === 0}
              files={recordFiles(fileStem('interviews', { ...idea, id: '' }), 'Interviews', interviewFields, all, currency)}
            />
            {!form.isOpen && (
              <Button look="primary" icon="plus" onClick={() => form.open()}>
                Add Interview
              </Button>
            )}
          </span>
        </div>
        {form.isOpen && (
          <RecordForm
            form={form}
            title="Add Interview"
            editTitle="Edit Interview"
            submit="Add Interview"
            names={names}
            wide={['copesWith']}
          />
        )}
        {all.length === 0 ? (
          !form.isOpen && <Empty text="No interviews yet." hint="Talk to five people first. Each interview you note down adds evidence." />
        ) : (
          <>
            <dl className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-5">
              {tallyInterviews(all).map(({ label, count }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-[13px] text-mute">{label}</dt>
                  <dd className="figure">{count}</dd>
                </div>
              ))}
            </dl>
            <VirtualList
              label="Interviews"
              items={all}
              row={(interview) => (
                <Row interview={interview}>
                  <RowActions records={interviews} form={form} record={interview} title={interview.person} />
                </Row>
              )}
            />
          </>
        )}
        <p className="mt-3 text-[13px] text-mute">{privacyNote}</p>
      </div>
      <div className="min-w-0 lg:col-span-5">
        <Panel
          title="Interview script"
          aside={
            <span className="flex flex-wrap gap-2">
              <Copy text={toText(script)} label="Copy script" />
              <Download
                label="Download script"
                files={documentFiles(fileStem('interview-script', idea), script, ['docx', 'pdf', 'md', 'txt'], currency)}
              />
            </span>
          }
        >
          <div role="group" aria-label="Interview script">
            <Paper document={script} />
          </div>
        </Panel>
      </div>
    </div>
  );
}

function Row({ interview, children }: { interview: Interview; children: React.ReactNode }) {
  const { person, day, problem, copesWith, pays, offered, quote } = interview;
  const facts = [formatDay(day), copesWith.trim(), pays ? 'spends money on it today' : ''].filter((fact) => fact !== '');
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 px-4 py-2.5">
      <span className="min-w-0 flex-[1_1_240px] break-words">
        <span className="font-[550]">{person || 'Unnamed'}</span>{' '}
        <Chip tone={problem === 'none' ? 'warn' : problem === 'unprompted' ? 'good' : 'plain'}>
          {optionLabel(interviewFields.problem, problem)}
        </Chip>
        {facts.length > 0 && <span className="block text-[13px] text-mute">{facts.join(' · ')}</span>}
        {offered !== 'nothing' && <span className="block text-[13px]">Offered: {optionLabel(interviewFields.offered, offered)}</span>}
        {quote.trim() !== '' && <q className="block text-[14px]">{quote.trim()}</q>}
      </span>
      {children}
    </div>
  );
}
