import { useMemo, useState } from 'react';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { useRecordForm } from '@/kinds/records/use-record-form';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { planCapacity, readCapacity } from './capacity';
import { importHint, otherNames } from './content';
import { featureIdentity } from './list';
import { mostDots, toDots } from './matrix';
import { fields, state } from './model';
import { FeatureFormPanel } from './parts/feature-form';
import { MatrixBoard } from './parts/matrix-board';
import { MethodPanel } from './parts/method-panel';
import { rankFeatures } from './scores';
import { toFiles } from './download';

// Not there on a first visit.
const loadList = () => import('./parts/feature-list');
const FeatureList = lazyPart(async () => (await loadList()).default);
const preload = () => [loadList()];
const EstimatesDialog = lazyPart(async () => (await import('./parts/estimates-dialog')).default);
const StabilityPanel = lazyPart(async () => (await import('./parts/stability-panel')).default);

export const about =
  'Score each feature idea by impact and effort and get a ranked list, with the matrix beside it. Switch to RICE, ICE, WSJF, MoSCoW or your own weights at any time; draw a line at what you have room for, and see which ranks depend on a single point.';
export const related = ['product-roadmap-planner', 'user-feedback-collector', 'task-manager'];

export default function ProductFeaturePrioritizer() {
  const records = useRecords(state, fields, 'Feature');
  const form = useRecordForm(records);
  const [isAsking, setIsAsking] = useState(false);
  const isAdding = form.isOpen && !form.isEditing;
  const { all, extra, tool } = records;
  const ranked = useMemo(() => rankFeatures(all, extra), [all, extra]);
  const dots = useMemo(() => toDots(ranked), [ranked]);
  const plan = useMemo(() => {
    const capacity = readCapacity(extra.capacity);
    return capacity === undefined || ranked.length === 0 ? undefined : planCapacity(ranked, extra.method, capacity);
  }, [ranked, extra]);
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  usePreload(preload);
  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <ImportButton records={records} identity={featureIdentity} otherNames={otherNames} hint={importHint} />
        <Button icon="users" disabled={all.length === 0} onClick={() => setIsAsking(true)}>
          Team estimates
        </Button>
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button look="primary" icon="plus" aria-expanded={isAdding} onClick={() => (isAdding ? form.close() : form.open())}>
          Add Feature
        </Button>
      </WorkBar>
      <div className="print-wide grid grid-cols-1 items-start gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <div className="no-print min-w-0 lg:col-span-5">
          {form.isOpen && <FeatureFormPanel form={form} extra={extra} />}
          {all.length === 0 && !form.isOpen && (
            <div className="mb-5">
              <Empty text="No features yet" hint="Add the first idea: a title is enough to begin." onSample={records.loadSample} />
            </div>
          )}
          <MethodPanel records={records} />
        </div>
        <div className="stay min-w-0 lg:col-span-7 lg:row-span-2">
          <Panel title="Impact/Effort Matrix">
            <MatrixBoard dots={dots} onMove={(id, place) => records.update(id, place)} />
            <p className="no-print mt-3 text-[13px] text-mute">
              {all.length === 0
                ? 'Each feature becomes a dot with its rank.'
                : 'Drag a dot, move it with the arrow keys, or type its scores in the list. Dots with the same scores sit side by side.'}
              {all.length > mostDots && ` The best ${mostDots} of ${all.length.toLocaleString('en-US')} are drawn.`}
            </p>
          </Panel>
        </div>
        {all.length > 0 && (
          <div className="min-w-0 lg:col-span-12 lg:row-start-3">
            <h2 className="mb-3 font-semibold">Ranking</h2>
            <FeatureList ranked={ranked} plan={plan} records={records} form={form} />
          </div>
        )}
        {/* Read after the list; where there is room it stands beside the matrix. */}
        {all.length > 1 && (
          <div className="min-w-0 lg:col-span-5 lg:row-start-2">
            <StabilityPanel features={all} extra={extra} />
          </div>
        )}
      </div>
      {isAsking && <EstimatesDialog records={records} onClose={() => setIsAsking(false)} />}
    </>
  );
}
