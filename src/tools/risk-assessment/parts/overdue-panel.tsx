import { formatDay } from '@/lib/dates';
import { Panel } from '@/ui/layout';
import type { Risk } from '../model';

interface OverduePanelProps {
  risks: readonly Risk[];
  onEdit: (risk: Risk) => void;
}

const shownReviews = 5;

/** Reviews whose day has passed; the name leads to the form where the next day is set. */
export default function OverduePanel({ risks, onEdit }: OverduePanelProps) {
  return (
    <Panel title="Reviews overdue" aside={<span className="text-mute">{risks.length.toLocaleString('en-US')}</span>}>
      <ul className="grid grid-cols-1 gap-1">
        {risks.slice(0, shownReviews).map((risk) => (
          <li key={risk.id} className="flex items-center justify-between gap-4">
            <button type="button" className="min-h-6 truncate text-left underline underline-offset-2" onClick={() => onEdit(risk)}>
              {risk.description}
            </button>
            <span className="flex-none text-bad">{formatDay(risk.reviewDate)}</span>
          </li>
        ))}
      </ul>
      {risks.length > shownReviews && (
        <p className="mt-2 text-[13px] text-mute">And {(risks.length - shownReviews).toLocaleString('en-US')} more.</p>
      )}
    </Panel>
  );
}
