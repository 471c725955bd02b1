import { useMemo, useState } from 'react';
import { formatMoney } from '@/lib/money';
import { ImportButton } from '@/kinds/records/import-button';
import { selectRecords } from '@/kinds/records/select-records';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, HeadlineFigure, Split, StatRow } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { importHint, otherNames } from './content';
import {
  cellKey,
  computeSummary,
  fields,
  isOpen,
  findOverdue,
  ratingOf,
  riskIdentity,
  searchText,
  sortings,
  startFilter,
  state,
  type Basis,
  type Filter,
  type Rating,
  type Risk,
} from './model';
import { HeatMap } from './parts/heat-map';
import { RiskForm } from './parts/risk-form';
import { useRiskForm } from './parts/use-risk-form';
import { toFiles } from './download';

const StartersDialog = lazyPart(async () => (await import('./parts/starters-dialog')).default);
const Register = lazyPart(async () => (await import('./parts/register')).default);
const ExposurePanel = lazyPart(async () => (await import('./parts/exposure-panel')).default);
const OverduePanel = lazyPart(async () => (await import('./parts/overdue-panel')).default);

export const about =
  'Write down what could go wrong, score it by probability and impact, and see on a heat map where to look first. Each risk keeps its owner, its mitigation, what that leaves, what it could cost and how its score has moved.';
export const related = ['swot-analysis-generator', 'business-plan', 'task-manager'];

export default function RiskAssessment() {
  const records = useRecords(state, fields, 'Risk');
  const form = useRiskForm(records);
  const [filter, setFilter] = useState<Filter>(startFilter);
  const [basis, setBasis] = useState<Basis>('inherent');
  const [isStarting, setIsStarting] = useState(false);
  const [cell, setCell] = useState<Rating>();
  const { all, tool } = records;
  const { today, currency } = tool.around;
  const summary = useMemo(() => computeSummary(all), [all]);
  const found = useMemo(() => {
    const { query, status } = filter;
    const keep = (risk: Risk) => status === 'all' || (status === 'open' ? isOpen(risk) : risk.status === status);
    return selectRecords(all, { query, searchIn: searchText, keep, sort: sortings[filter.sort] });
  }, [all, filter]);
  const shown = useMemo(
    () => (cell ? found.filter((risk) => cellKey(ratingOf(risk, basis)) === cellKey(cell)) : found),
    [found, cell, basis],
  );
  const overdue = useMemo(() => findOverdue(all, today), [all, today]);

  return (
    <>
      <WorkBar isSample={hasSample(all)} hasMoney>
        <ImportButton records={records} identity={riskIdentity} otherNames={otherNames} hint={importHint} />
        <Button icon="list-plus" onClick={() => setIsStarting(true)}>
          Starter risks
        </Button>
        <Download hasDocument disabled={all.length === 0} files={toFiles(tool.data, tool.around)} />
      </WorkBar>
      <StatRow
        stats={[
          { label: 'Total Risks', figure: summary.total.toLocaleString('en-US'), note: `${summary.open.toLocaleString('en-US')} open` },
          { label: 'High Risks', figure: summary.high.toLocaleString('en-US'), note: 'Score 15 or more' },
          { label: 'Open High Risks', figure: summary.openHigh.toLocaleString('en-US'), note: 'High and not resolved' },
          { label: 'Exposure', figure: formatMoney(summary.exposure, currency), note: 'Chance × cost, open risks' },
        ]}
      />
      <Split
        input={<RiskForm form={form} />}
        result={
          <div className="grid grid-cols-1 gap-5">
            <HeatMap
              risks={found}
              basis={basis}
              onBasis={(next) => {
                setBasis(next);
                setCell(undefined);
              }}
              chosen={cell}
              onChoose={setCell}
            />
            {overdue.length > 0 && <OverduePanel risks={overdue} onEdit={form.edit} />}
          </div>
        }
      />
      {(summary.topExposures.length > 0 || summary.halfPriced > 0) && <ExposurePanel summary={summary} currency={currency} />}
      <h2 className="mt-8 mb-3 font-semibold">Risk Register</h2>
      {all.length === 0 ? (
        <Empty
          text="No risks added yet"
          hint="Add the first thing that could go wrong and how likely it is."
          onSample={records.loadSample}
        />
      ) : (
        <Register
          risks={shown}
          records={records}
          form={form}
          filter={filter}
          onFilter={setFilter}
          cell={cell && { ...cell, basis }}
          onClearCell={() => setCell(undefined)}
        />
      )}
      {isStarting && <StartersDialog records={records} onClose={() => setIsStarting(false)} />}
      <HeadlineFigure label="Open High Risks" figure={summary.openHigh.toLocaleString('en-US')} />
    </>
  );
}
