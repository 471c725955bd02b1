import { useMemo, useState } from 'react';
import { formatNumber, noFigure } from '@/lib/numbers';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, StatRow } from '@/ui/layout';
import { hideToast } from '@/ui/toast';
import { lazyPart } from '@/ui/lazy-part';
import { emptyHint, importHint, otherNames } from './content';
import { computeSummary, fields, identify, state } from './model';
import { offerFiles, roadmapFile } from './offer-files';
import { FeedbackForm } from './parts/feedback-form';
import { PersonalChoice } from './parts/personal-choice';
import { useFeedbackForm } from './parts/use-feedback-form';

const FeedbackViews = lazyPart(async () => (await import('./parts/feedback-views')).default);
const DetailsDialog = lazyPart(async () => (await import('./parts/details-dialog')).default);
const VotersDialog = lazyPart(async () => (await import('./parts/voters-dialog')).default);
const FormDialog = lazyPart(async () => (await import('./parts/form-dialog')).default);
const MergeDialog = lazyPart(async () => (await import('./parts/merge-dialog')).default);

export const about =
  'Log what users tell you, with a rating, votes and who asked, and merge what is the same request in other words. Send a form by link to anyone; each answer comes back as a code. See it as a list, a board by status or trends, and give everyone a roadmap page without a name on it.';
export const related = ['product-feature-prioritizer', 'product-roadmap-planner', 'customer-support-scripts'];

const stars = (value: number | undefined) => (value === undefined ? noFigure : formatNumber(value, 1));

/** Loaded with the file, since it needs the reader of tables. */
const readTable = async (text: string) => {
  const [{ parseCsvInPieces }, { completeTable }] = await Promise.all([import('@/formats/csv'), import('./import')]);
  return completeTable(await parseCsvInPieces(text, new AbortController().signal, () => undefined));
};

export default function UserFeedbackCollector() {
  const records = useRecords(state, fields, 'Feedback item');
  const form = useFeedbackForm(records);
  const [isAsking, setIsAsking] = useState(false);
  const [isLeftOut, setIsLeftOut] = useState(false);
  const [open, setOpen] = useState<{ id: string; what: 'details' | 'voters' | 'merge' }>();
  const { all, extra, tool } = records;
  const { hasFloor } = extra;
  const files = useMemo(() => offerFiles(all, extra, tool.around, !isLeftOut), [all, extra, tool.around, isLeftOut]);
  const summary = useMemo(() => computeSummary(all, hasFloor), [all, hasFloor]);
  const opened = open && all.find(({ id }) => id === open.id);
  const openFor = (what: 'details' | 'voters' | 'merge') => (id: string) => {
    // An older offer to undo would take back what is done in the dialog instead.
    hideToast();
    setOpen({ id, what });
  };
  const close = () => setOpen(undefined);

  return (
    <>
      <WorkBar isSample={hasSample(all)} hasMoney={all.some(({ revenue }) => revenue > 0)}>
        <ImportButton records={records} identity={identify} mayRepeat otherNames={otherNames} readOther={readTable} hint={importHint} />
        <Button icon="clipboard-list" onClick={() => setIsAsking(true)}>
          Feedback form
        </Button>
        <Download hasDocument={!isLeftOut} label="Export" disabled={all.length === 0} files={files} />
      </WorkBar>
      <PersonalChoice all={all} isLeftOut={isLeftOut} onChange={setIsLeftOut} />
      <StatRow
        stats={[
          { label: 'Total Feedback', figure: summary.total.toLocaleString('en-US') },
          { label: 'New', figure: summary.fresh.toLocaleString('en-US'), note: 'Not looked at yet' },
          {
            label: 'Average Rating',
            figure: stars(summary.average),
            note:
              summary.ratings === 0
                ? 'No ratings yet'
                : summary.chosen === 0
                  ? 'No rating chosen yet'
                  : `${stars(summary.chosenAverage)} over ${summary.chosen.toLocaleString('en-US')} actually chosen`,
          },
          { label: 'Total Votes', figure: summary.votes.toLocaleString('en-US') },
        ]}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,372px)_minmax(0,1fr)]">
        <div className="stay min-w-0">
          <FeedbackForm form={form} records={records} />
        </div>
        <div className="min-w-0">
          {all.length === 0 ? (
            <Empty text="No feedback yet" hint={emptyHint} onSample={records.loadSample} />
          ) : (
            <FeedbackViews
              records={records}
              form={form}
              roadmap={roadmapFile(all, extra, tool.around)}
              onRead={openFor('details')}
              onVoters={openFor('voters')}
              onMerge={openFor('merge')}
            />
          )}
        </div>
      </div>
      {isAsking && <FormDialog records={records} onClose={() => setIsAsking(false)} />}
      {open && opened && (
        <>
          {open.what === 'details' && <DetailsDialog entry={opened} currency={records.tool.around.currency} onClose={close} />}
          {open.what === 'voters' && <VotersDialog entry={opened} records={records} hasFloor={hasFloor} onClose={close} />}
          {open.what === 'merge' && <MergeDialog entry={opened} records={records} onClose={close} />}
        </>
      )}
    </>
  );
}
