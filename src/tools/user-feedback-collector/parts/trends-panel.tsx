import { useMemo, useState } from 'react';
import { formatNumber, formatPercent, noFigure } from '@/lib/numbers';
import { plural } from '@/lib/text';
import { Chart } from '@/ui/chart';
import { Bar, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import type { Feedback } from '../model';
import { computeSatisfaction, countThemes, toMonths, type Grouping } from '../trends';

const groupings = [
  { value: 'tag', label: 'Tags' },
  { value: 'category', label: 'Categories' },
  { value: 'type', label: 'Types' },
  { value: 'userType', label: 'User types' },
] as const;

const stars = (value: number) => formatNumber(Number(value.toFixed(2)));
const round = (value: number | null) => (value === null ? null : Number(value.toFixed(2)));
const shownThemes = 30;

/** How ratings move over time, and what people talk about. */
export default function TrendsPanel({ all, hasFloor }: { all: readonly Feedback[]; hasFloor: boolean }) {
  const months = useMemo(() => toMonths(all), [all]);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel title="Satisfaction">
        <SatisfactionFigures all={all} />
      </Panel>
      <Panel title="Average rating by month">
        {months.length === 0 ? (
          <p className="text-mute">No dated ratings yet.</p>
        ) : (
          <>
            <Chart
              label="Average rating by month of submission"
              look="lines"
              categories={months.map(({ label }) => label)}
              series={[
                { name: 'All ratings', values: months.map(({ average }) => round(average)) },
                { name: 'Ratings chosen', values: months.map(({ chosenAverage }) => round(chosenAverage)) },
              ]}
              format={stars}
            />
            <p className="mt-2 text-[13px] text-mute">
              All ratings include the 5 that an entry has until someone picks one. Ratings chosen leave it out.
            </p>
          </>
        )}
      </Panel>
      <Themes all={all} hasFloor={hasFloor} />
    </div>
  );
}

function SatisfactionFigures({ all }: { all: readonly Feedback[] }) {
  const { csat, net, count } = useMemo(() => computeSatisfaction(all), [all]);
  const reason = count === 0 ? 'No rating chosen yet' : `Of ${plural(count, 'rating')} chosen`;
  const figures = [
    { label: 'CSAT', figure: csat === undefined ? noFigure : formatPercent(Number(csat.toFixed(3))), note: `Share of 4 and 5. ${reason}.` },
    {
      label: 'Net promoters',
      figure: net === undefined ? noFigure : `${net > 0 ? '+' : ''}${formatNumber(Number(net.toFixed(1)))}`,
      note: `Share of 5 minus share of 1 to 3: a stand-in for NPS, which asks on a scale of 0 to 10. ${reason}.`,
    },
  ];
  return (
    <dl aria-label="Satisfaction figures" className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
      {figures.map(({ label, figure, note }) => (
        <div key={label}>
          <dt className="text-[13px] text-mute">{label}</dt>
          <dd className="figure">{figure}</dd>
          <dd className="text-[13px] text-mute">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function Themes({ all, hasFloor }: { all: readonly Feedback[]; hasFloor: boolean }) {
  const [by, setBy] = useState<Grouping>('tag');
  const themes = useMemo(() => countThemes(all, by, hasFloor), [all, by, hasFloor]);
  return (
    <Panel title="Themes" aside={<SelectBox label="Count by" value={by} options={groupings} onChange={setBy} />}>
      {themes.length === 0 ? (
        <p className="text-mute">No tags yet. Add some to an entry, or count by category.</p>
      ) : (
        <ul aria-label="Themes" className="grid gap-3">
          {themes.slice(0, shownThemes).map(({ name, count, votes, average }) => (
            <li key={name} className="min-w-0">
              <div className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 break-words">{name}</span>
                <span className="text-[13px] text-mute">
                  {plural(count, 'entry', 'entries')} · {plural(votes, 'vote')}
                  {average === undefined ? '' : ` · rated ${stars(average)}`}
                </span>
              </div>
              <Bar label={`Share of entries: ${name}`} share={all.length > 0 ? count / all.length : 0} />
            </li>
          ))}
        </ul>
      )}
      {themes.length > shownThemes && (
        <p className="mt-3 text-[13px] text-mute">
          The {shownThemes} most frequent of {themes.length.toLocaleString('en-US')}.
        </p>
      )}
    </Panel>
  );
}
