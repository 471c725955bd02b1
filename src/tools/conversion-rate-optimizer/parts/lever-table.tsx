import { useState } from 'react';
import { formatMoney } from '@/lib/money';
import { formatPercent, noFigure } from '@/lib/numbers';
import { Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { formatCount, rankLevers, type LeverMeasure } from '../levers';
import type { Funnel, Lifts } from '../model';

const measures: { value: LeverMeasure; label: string }[] = [
  { value: 'won-back', label: 'Win back 1 in 10 who leave' },
  { value: 'what-ifs', label: 'Your what-ifs, one at a time' },
];
const shownLevers = 20;

interface LeverTableProps {
  funnel: Funnel;
  lifts: Lifts;
  value: number;
  currency: string;
}

export function LeverTable({ funnel, lifts, value, currency }: LeverTableProps) {
  const [measure, setMeasure] = useState<LeverMeasure>('won-back');
  const levers = rankLevers(funnel, lifts, value, measure);
  const best = levers[0];
  const signed = (size: number, text: string) => (size > 0 ? `+${text}` : text);
  return (
    <Panel title="Best Lever" aside={<SelectBox label="Rank levers by" value={measure} options={measures} onChange={setMeasure} />}>
      <p className="mb-3 text-mute">
        {best?.extraConversions
          ? `${best.name || 'One step'} brings most${measure === 'won-back' ? ' if you win back one in ten of those who leave there' : ' of your what-ifs'}.`
          : measure === 'won-back'
            ? 'There is nothing to win back.'
            : 'None of your what-ifs brings more. Move a slider up.'}
      </p>
      <div className="overflow-x-auto" role="group" aria-label="Levers, best first" tabIndex={0}>
        <table className="w-full text-right text-[14px]">
          <caption className="sr-only">Levers, best first</caption>
          <thead>
            <tr className="border-b border-line">
              {['Rank', 'Step', 'Rate', 'More Conversions', 'Value'].map((label, index) => (
                <th key={label} scope="col" className={`p-2 font-semibold ${index < 2 ? 'text-left' : ''}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levers.slice(0, shownLevers).map(({ id, name, from, to, extraConversions, extraWorth }, index) => (
              <tr key={`${id}-${index}`} className="border-b border-line">
                <td className="p-2 text-left">{index + 1}</td>
                <th scope="row" className="max-w-48 truncate p-2 text-left font-normal">
                  {name || 'Step'}
                </th>
                <td className="p-2 whitespace-nowrap">
                  {from === null || to === null ? noFigure : `${formatPercent(from, 2)} → ${formatPercent(to, 2)}`}
                </td>
                <td className="p-2">{extraConversions === null ? noFigure : signed(extraConversions, formatCount(extraConversions))}</td>
                <td className="p-2">{extraWorth === null ? noFigure : signed(extraWorth, formatMoney(extraWorth, currency))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-[13px] text-mute">
        Raising any one rate by the same percentage does the same for the whole funnel, so that would rank nothing.
        {value === 0 && ' Enter a value of a conversion to see money.'}
      </p>
    </Panel>
  );
}
