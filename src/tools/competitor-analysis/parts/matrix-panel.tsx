import { completeDraft, emptyDraft } from '@/lib/fields';
import { plural } from '@/lib/text';
import { sampleStem, sheetFiles } from '@/kinds/records/files';
import { useDraftForm } from '@/kinds/work/draft-form';
import { Download } from '@/kinds/work/download';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Empty, Panel } from '@/ui/layout';
import { addKeyFeatures, featureFields, makeFeature, toMatrixSheet } from '../matrix';
import { MatrixTable } from './matrix-table';
import { ProductField } from './product-field';
import type { CompetitorRecords } from './use-competitor-form';

const slot = 'feature';

/** Features down, products across; the weights make one figure of each column. */
export default function MatrixPanel({ records }: { records: CompetitorRecords }) {
  const { all, extra, setExtra, tool } = records;
  const { features } = extra;
  const draft = completeDraft(featureFields, tool.drafts[slot], '');
  const form = useDraftForm(featureFields, draft, tool.around, (next, name) => tool.setDraft(slot, next, { key: `${slot}.${name}` }), {
    onSubmit: (_feature, element) => {
      // One step, so that one undo brings the typed row back.
      tool.changeAll(({ data, drafts }) => ({
        drafts: { ...drafts, [slot]: emptyDraft(featureFields, '') },
        data: {
          ...data,
          extra: {
            ...data.extra,
            features: [...data.extra.features, makeFeature(data.extra.features, draft.name.trim(), draft.weight.trim())],
          },
        },
      }));
      setTimeout(() => element.querySelector('input')?.focus());
    },
  });
  const fresh = addKeyFeatures(features, all);
  const found = fresh.length - features.length;
  const takeKeyFeatures = () =>
    setExtra((current) => ({ ...current, features: addKeyFeatures(current.features, all) }), { say: `${plural(found, 'feature')} added` });
  const stem = sampleStem('feature-matrix', [...all, ...features]);
  return (
    <>
      <Panel
        title="Feature matrix"
        className="mb-5"
        aside={
          <span className="no-print">
            <Download label="Export matrix" disabled={features.length === 0} files={sheetFiles(stem, toMatrixSheet(extra, all))} />
          </span>
        }
      >
        <div className="no-print flex flex-wrap items-start gap-x-8 gap-y-3">
          <form
            noValidate
            aria-label="Add feature"
            className="grid min-w-0 flex-[3_1_460px] grid-cols-1 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_96px_auto]"
            onSubmit={form.submit}
          >
            <Field of={form.handle} name="name" />
            <Field of={form.handle} name="weight" />
            <div className="flex flex-wrap gap-2 sm:pt-6">
              <Button type="submit" look="primary" className="min-h-10!">
                Add Feature
              </Button>
              {found > 0 && (
                <Button className="min-h-10!" onClick={takeKeyFeatures}>
                  Add {plural(found, 'key feature')}
                </Button>
              )}
            </div>
          </form>
          <div className="min-w-0 flex-[1_1_200px]">
            <ProductField records={records} />
          </div>
        </div>
      </Panel>
      {features.length === 0 ? (
        <Empty text="No features yet" hint="Add what buyers compare, or use the key features you noted for your competitors." />
      ) : (
        <>
          <MatrixTable records={records} />
          <p className="mt-3 max-w-2xl text-[13px] text-mute">
            Full counts the whole weight, partial counts half, none counts nothing. Unrated features are left out, so not knowing is never a
            zero.
          </p>
        </>
      )}
    </>
  );
}
