import { formatDay } from '@/lib/dates';
import { formatValue } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { Dialog } from '@/ui/dialog';
import { Table } from '@/ui/table';
import { exposureOf, fields, ratingOf, scoreHistory, type Rating, type Risk } from '../model';
import { LevelChip } from './level-chip';

interface RiskDialogProps {
  risk: Risk;
  currency: string;
  onClose: () => void;
}

const shown = ['category', 'status', 'owner', 'treatment', 'reviewDate', 'triggerEvent', 'mitigation'] as const;

/** Everything about one risk, read at leisure: what was written, what mitigation does, and how the score has moved. */
export default function RiskDialog({ risk, currency, onClose }: RiskDialogProps) {
  const history = scoreHistory(risk).reverse();
  return (
    <Dialog title={risk.description || 'Risk'} width="wide" onClose={onClose}>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <Score label="Inherent score" rating={ratingOf(risk, 'inherent')} />
        <Score label="Residual score" rating={ratingOf(risk, 'residual')} />
        <div className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5">
          <p className="text-[13px] text-mute">Exposure</p>
          <p className="font-semibold">{formatMoney(exposureOf(risk), currency)}</p>
          <p className="text-[13px] text-mute">
            {formatPercent(risk.chance)} × {formatMoney(risk.cost, currency)}
          </p>
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {shown.map((name) => (
          <div key={name} className="sm:contents">
            <dt className="text-mute">{fields[name].label}</dt>
            <dd className="whitespace-pre-wrap">{formatValue(fields[name], risk[name], currency) || 'Not set'}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 mb-2 font-semibold">Score history</h3>
      <Table
        label="Score history"
        rows={history}
        columns={[
          { head: 'Since', cell: ({ day }) => formatDay(day) || 'Undated' },
          { head: 'Probability', align: 'left', cell: ({ probability }) => probability },
          { head: 'Impact', align: 'left', cell: ({ impact }) => impact },
          { head: 'Score', align: 'left', cell: ({ probability, impact }) => <LevelChip score={probability * impact} /> },
        ]}
      />
      <p className="mt-2 text-[13px] text-mute">A new line is kept whenever you edit the risk and its probability or impact changes.</p>
    </Dialog>
  );
}

function Score({ label, rating: { probability, impact } }: { label: string; rating: Rating }) {
  return (
    <div className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5">
      <p className="mb-1 text-[13px] text-mute">{label}</p>
      <LevelChip score={probability * impact} />
      <p className="mt-1 text-[13px] text-mute">
        Probability {probability} × impact {impact}
      </p>
    </div>
  );
}
