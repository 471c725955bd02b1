import { formatDay } from '@/lib/dates';
import { SelectBox } from '@/ui/search-box';
import { isBackwards, periods, toDays, type Period } from '../model';

/** The stretch of time that the cards, panels, chart and reports speak of. */
export function PeriodPicker({ period, onChange, today }: { period: Period; onChange: (period: Period) => void; today: string }) {
  const { from, to } = toDays(period, today);
  const isCustom = period.value === 'custom';
  return (
    <div className="no-print mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      <SelectBox label="Period" value={period.value} options={periods} onChange={(value) => onChange({ value, from, to })} />
      {isCustom &&
        (['from', 'to'] as const).map((end) => (
          <label key={end} className="flex items-center gap-2 text-[13px] text-mute">
            {end === 'from' ? 'From' : 'To'}
            <input
              type="date"
              className="input w-auto! bg-surface!"
              max="9999-12-31"
              value={period[end]}
              onChange={(event) => onChange({ ...period, [end]: event.target.value })}
            />
          </label>
        ))}
      {!isCustom && from !== '' && (
        <p className="text-[13px] text-mute">
          {formatDay(from)} to {formatDay(to)}
        </p>
      )}
      {isBackwards(period) && <p className="text-[13px] text-bad">“From” is after “To”, so nothing falls between.</p>}
    </div>
  );
}
