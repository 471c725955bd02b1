import { lazy, Suspense, useEffect, useMemo } from 'react';
import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/formats/file';
import { pictureFiles } from '@/kinds/board/files';
import { ImportButton } from '@/kinds/records/import-button';
import { sampleStem } from '@/kinds/records/files';
import { hasSample, isAllSample } from '@/kinds/records/state';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, Panel, Split } from '@/ui/layout';
import { planCapacity, readCapacity } from './capacity';
import { importHint, methodNames, otherNames } from './content';
import { featureIdentity } from './list';
import { mostDots, toDots, type Dot } from './matrix';
import { fields, state, type Feature, type PrioritizerExtra } from './model';
import { FeatureFormPanel } from './parts/feature-form';
import { MatrixBoard } from './parts/matrix-board';
import { MethodPanel } from './parts/method-panel';
import { rankFeatures } from './scores';

// Not there on a first visit.
const loadList = () => import('./parts/feature-list');
const FeatureList = lazy(loadList);
const StabilityPanel = lazy(() => import('./parts/stability-panel'));

export const about =
  'Score each feature idea by impact and effort and get a ranked list, with the matrix beside it. Switch to RICE, ICE, WSJF, MoSCoW or your own weights at any time; draw a line at what you have room for, and see which ranks hang on a single point.';
export const related = ['product-roadmap-planner', 'user-feedback-collector', 'task-manager'];

export default function ProductFeaturePrioritizer() {
  const records = useRecords(state, fields, 'Feature');
  const form = useRecordForm(records);
  const isAdding = form.isOpen && !form.isEditing;
  const { all, extra, tool } = records;
  const { today, currency } = tool.around;
  const ranked = useMemo(() => rankFeatures(all, extra), [all, extra]);
  const dots = useMemo(() => toDots(ranked), [ranked]);
  const plan = useMemo(() => {
    const capacity = readCapacity(extra.capacity);
    return capacity === undefined || ranked.length === 0 ? undefined : planCapacity(ranked, extra.method, capacity);
  }, [ranked, extra]);
  const files = useMemo(() => offerFiles(all, dots, extra, { today, currency }), [all, dots, extra, today, currency]);
  const isInUse = useIsInUse();
  useEffect(() => {
    if (isInUse) void loadList();
  }, [isInUse]);
  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <ImportButton records={records} identity={featureIdentity} otherNames={otherNames} hint={importHint} />
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button look="primary" icon="plus" aria-expanded={isAdding} onClick={() => (isAdding ? form.close() : form.open())}>
          Add Feature
        </Button>
      </WorkBar>
      <Split
        input={
          <>
            {form.isOpen && <FeatureFormPanel form={form} extra={extra} />}
            {all.length === 0 && !form.isOpen && (
              <div className="mb-5">
                <Empty text="No features yet" hint="Add the first idea: a title is enough to begin." onSample={records.loadSample} />
              </div>
            )}
            <MethodPanel records={records} />
          </>
        }
        result={
          <Panel title="Impact/Effort Matrix">
            <MatrixBoard dots={dots} onMove={(id, place) => records.update(id, place)} />
            <p className="no-print mt-3 text-[13px] text-mute">
              {all.length === 0
                ? 'Each feature becomes a dot with its rank.'
                : 'Drag a dot, move it with the arrow keys, or type its scores in the list. Dots on the same spot stand side by side.'}
              {all.length > mostDots && ` The best ${mostDots} of ${all.length.toLocaleString('en-US')} are drawn.`}
            </p>
          </Panel>
        }
      />
      {all.length > 0 && (
        <Suspense fallback={null}>
          <h2 className="mt-8 mb-3 font-semibold">Ranking</h2>
          <FeatureList ranked={ranked} plan={plan} records={records} form={form} />
          {all.length > 1 && <StabilityPanel features={all} extra={extra} />}
        </Suspense>
      )}
    </>
  );
}

const formats = [
  ['Markdown', 'md'],
  ['PDF', 'pdf'],
  ['Word', 'docx'],
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
] as const;

/** The report itself arrives only when a file of it is asked for. */
function offerFiles(all: readonly Feature[], dots: readonly Dot[], extra: PrioritizerExtra, around: Surroundings): FileOffer[] {
  const isSample = all.length > 0 && isAllSample(all);
  const stem = sampleStem('feature-prioritization', all);
  const foot = [isSample ? 'Sample' : '', `Numbers are ranks by ${methodNames[extra.method]}`, formatDay(around.today)];
  const caption = { title: 'Impact/Effort Matrix', foot: foot.filter(Boolean).join(' · ') };
  return [
    ...formats.map(([label, extension]) => {
      const name = `${stem}.${extension}`;
      return { label, name, make: async () => (await import('./report')).makeFile(name, stem, all, extra, around) };
    }),
    ...pictureFiles(sampleStem('impact-effort-matrix', all), async () => (await import('./picture')).toMatrixPicture(dots, caption)),
  ];
}
