import { RecordForm } from '@/kinds/records/record-form';
import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import type { Competitor } from '../model';
import type { RowContext } from './product-row';
import { useCompetitorForm } from './use-pricing';

const CompetitorList = lazyPart(async () => (await import('./later')).CompetitorList);

export function CompetitorsPanel({ competitors, ...context }: RowContext & { competitors: readonly Competitor[] }) {
  const form = useCompetitorForm(context.records, competitors);
  return (
    <>
      <div className="no-print">
        <RecordForm
          form={form}
          title="Add Competitor"
          editTitle="Edit Competitor"
          submit="Add Competitor"
          names={['competitorName', 'competitorWebsite']}
          isPermanent
        />
      </div>
      <Panel title="Competitors">
        {competitors.length === 0 ? (
          <p className="text-mute">No competitors added yet. Add one, then its products.</p>
        ) : (
          <CompetitorList {...context} competitors={competitors} form={form} />
        )}
      </Panel>
    </>
  );
}
