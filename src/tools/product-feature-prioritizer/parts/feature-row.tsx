import { formatValue, optionLabel } from '@/lib/fields';
import { RowActions } from '@/kinds/records/row-actions';
import type { Records } from '@/kinds/records/use-records';
import { SelectBox } from '@/ui/search-box';
import { methodFields, quadrantNames } from '../content';
import { fields, nameOf, statuses, type PrioritizerExtra } from '../model';
import { quadrantOf, readWeights, type Ranked } from '../scores';
import type { FeatureForm } from './feature-form';
import { ScoreChip } from './score-chip';
import { ScoreStepper } from './score-stepper';

export type FeatureRecords = Records<typeof fields, PrioritizerExtra>;
export type Room = keyof typeof rooms;

/** Where a feature stands to the capacity line, in words and colour. */
const rooms = {
  fits: { word: 'Fits', look: 'text-accent' },
  over: { word: 'Over capacity', look: 'text-warn' },
  free: { word: 'Not counted', look: '' },
};
const statusOptions = statuses.map((value) => ({ value, label: optionLabel(fields.status, value) }));
const moscowOptions = fields.moscow.options.map((value) => ({ value, label: optionLabel(fields.moscow, value) }));

interface FeatureRowProps {
  item: Ranked;
  room: Room | undefined;
  records: FeatureRecords;
  form: FeatureForm;
}

export function FeatureRow({ item: { feature, score, rank }, room, records, form }: FeatureRowProps) {
  const { method, weights } = records.extra;
  const title = nameOf(feature);
  const figures = methodFields[method].flatMap((name) => {
    if ((name === 'riceImpact' && feature.riceImpact === 'same') || (name === 'personMonths' && feature.personMonths <= 0)) return [];
    if (name === 'moscow') return [];
    const label = name === 'own' ? readWeights(weights).ownName : fields[name].label;
    return [`${label} ${formatValue(fields[name], feature[name], 'USD')}${name === 'confidence' ? '%' : ''}`];
  });
  const about = [quadrantNames[quadrantOf(feature)].one, feature.category, feature.requestedBy, ...figures, feature.description];
  return (
    <div className="row grid grid-cols-[32px_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 px-4 py-2 lg:grid-cols-[32px_minmax(0,1fr)_auto_auto_auto_auto]">
      <span className="text-right text-mute" aria-label={`Rank ${rank}`} role="img">
        {rank}
      </span>
      <div className="min-w-0">
        <p className={`truncate font-[550] ${feature.status === 'completed' ? 'text-mute' : ''}`} title={title}>
          {title}
        </p>
        <p className="truncate text-[13px] text-mute">
          {room && <span className={rooms[room].look}>{rooms[room].word} · </span>}
          {about.filter((part) => part.trim() !== '').join(' · ')}
        </p>
      </div>
      <span className="col-start-2 lg:col-start-auto lg:text-right">
        {method === 'moscow' ? (
          <SelectBox
            label={`MoSCoW of ${title}`}
            value={feature.moscow}
            options={moscowOptions}
            onChange={(moscow) => records.update(feature.id, { moscow })}
          />
        ) : (
          <ScoreChip feature={feature} score={score} method={method} />
        )}
      </span>
      <span className="col-span-2 flex flex-wrap items-start gap-x-4 gap-y-1 lg:col-span-1">
        <ScoreStepper label="Impact" title={title} value={feature.impact} onChange={(impact) => records.update(feature.id, { impact })} />
        <ScoreStepper label="Effort" title={title} value={feature.effort} onChange={(effort) => records.update(feature.id, { effort })} />
      </span>
      <span className="col-span-2 flex items-center justify-between gap-2 lg:contents">
        <SelectBox
          label={`Status of ${title}`}
          value={feature.status}
          options={statusOptions}
          onChange={(status) => records.update(feature.id, { status })}
        />
        <RowActions records={records} form={form} record={feature} title={title} />
      </span>
    </div>
  );
}
