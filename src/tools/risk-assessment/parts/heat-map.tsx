import { plural } from '@/lib/text';
import { Panel } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { cellTones } from '../content';
import { bands, cellKey, countByCell, levelOf, levels, scale, type Basis, type Rating, type Risk } from '../model';

interface HeatMapProps {
  risks: readonly Risk[];
  basis: Basis;
  onBasis: (basis: Basis) => void;
  chosen: Rating | undefined;
  onChoose: (cell: Rating | undefined) => void;
}

const bases = [
  { value: 'inherent', label: 'Inherent' },
  { value: 'residual', label: 'Residual' },
] as const;
const fromTop = [...scale].reverse();

/** Five by five; a cell with risks in it is a button that shows only those. */
export function HeatMap({ risks, basis, onBasis, chosen, onChoose }: HeatMapProps) {
  const counts = countByCell(risks, basis);
  return (
    <Panel title="Heat map" aside={<Tabs label="Score shown" choices={bases} value={basis} onChange={onBasis} />}>
      <table
        aria-label={`Number of risks by probability and impact, ${basis === 'inherent' ? 'before' : 'after'} mitigation`}
        className="w-full table-fixed border-separate border-spacing-1 text-center"
      >
        <colgroup>
          <col className="w-[32px]" />
        </colgroup>
        <tbody>
          {fromTop.map((probability) => (
            <tr key={probability}>
              <th scope="row" className="text-[13px] font-normal text-mute">
                <span className="sr-only">Probability </span>
                {probability}
              </th>
              {scale.map((impact) => (
                <td key={impact} className="relative p-0">
                  <Cell
                    cell={{ probability, impact }}
                    count={counts.get(cellKey({ probability, impact })) ?? 0}
                    isChosen={chosen !== undefined && cellKey(chosen) === cellKey({ probability, impact })}
                    onChoose={onChoose}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td />
            {scale.map((impact) => (
              <th key={impact} scope="col" className="text-[13px] font-normal text-mute">
                <span className="sr-only">Impact </span>
                {impact}
              </th>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="mb-3 text-center text-[13px] text-mute">Probability upwards, impact to the right. Small figures are scores.</p>
      <ul aria-label="Levels" className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-[13px]">
        {levels.map((level) => (
          <li key={level} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-3.5 rounded border border-line-strong ${cellTones[level]}`} />
            {level} {bands[level]}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface CellProps {
  cell: Rating;
  count: number;
  isChosen: boolean;
  onChoose: (cell: Rating | undefined) => void;
}

function Cell({ cell, count, isChosen, onChoose }: CellProps) {
  const score = cell.probability * cell.impact;
  const level = levelOf(score);
  const look = `flex h-11 w-full items-center justify-center rounded-md font-semibold ${cellTones[level]}`;
  return (
    <>
      {count === 0 ? (
        <span className={look} />
      ) : (
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={`Probability ${cell.probability}, impact ${cell.impact}: ${plural(count, 'risk')}, score ${score}, ${level}`}
          className={`${look} hover:ring-2 hover:ring-control ${isChosen ? 'ring-2 ring-ink ring-offset-2 ring-offset-surface' : ''}`}
          onClick={() => onChoose(isChosen ? undefined : cell)}
        >
          {count.toLocaleString('en-US')}
        </button>
      )}
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute right-1.5 bottom-0.5 text-[11px] ${level === 'Critical' ? 'text-bg' : ''}`}
      >
        {score}
      </span>
    </>
  );
}
