import { useState } from 'react';
import { Chip, Panel } from '@/ui/layout';
import { legend } from '../card';
import { mostCompared, pickCompared, toCompareRows } from '../compare';
import { nameOf, type Persona } from '../model';
import { AvatarImage } from './avatar-image';

/** Two or three personas side by side, question by question. */
export function CompareView({ personas }: { personas: readonly Persona[] }) {
  const [chosen, setChosen] = useState<string[]>(() => personas.slice(0, mostCompared).map(({ id }) => id));
  const shown = pickCompared(personas, chosen);
  const ids = shown.map(({ id }) => id);
  const toggle = (id: string) => setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  const isFull = ids.length >= mostCompared;
  const isLast = ids.length <= 2;
  return (
    <Panel title="Compare personas">
      {personas.length > 2 && (
        <fieldset className="no-print mb-4 min-w-0">
          <legend className="mb-1 text-[13px] font-[550]">Compare two or three</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-1">
            {personas.map((persona) => {
              const isOn = ids.includes(persona.id);
              return (
                <label key={persona.id} className="flex max-w-full min-h-6 items-center gap-2.5 py-1">
                  <input
                    type="checkbox"
                    className="size-4.5 flex-none accent-accent"
                    checked={isOn}
                    disabled={isOn ? isLast : isFull}
                    onChange={() => toggle(persona.id)}
                  />
                  <span className="min-w-0 break-words">{nameOf(personas, persona)}</span>
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
      <div className="overflow-x-auto" role="group" aria-label="Comparison" tabIndex={0}>
        <table className="w-full min-w-[34rem] table-fixed text-left">
          <thead>
            <tr className="border-b border-line-strong align-top">
              <th scope="col" className="w-28 py-2 pr-3">
                <span className="sr-only">Question</span>
              </th>
              {shown.map((persona) => (
                <th key={persona.id} scope="col" className="py-2 pr-4 font-semibold break-words last:pr-0">
                  <AvatarImage persona={persona} side={40} />
                  <span className="mt-1.5 block">{nameOf(personas, persona)}</span>
                  {persona.isAnti && <Chip tone="bad">Anti-persona</Chip>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {toCompareRows(shown).map(({ label, cells }) => (
              <tr key={label} className="border-b border-line align-top last:border-0">
                <th scope="row" className="py-2.5 pr-3 text-[13px] font-[550] text-mute">
                  {label}
                </th>
                {cells.map((cell, index) => (
                  <td key={index} className="py-2.5 pr-4 break-words last:pr-0">
                    {cell.length === 0 && <span className="text-mute">—</span>}
                    {cell.length === 1 ? (
                      <CellLine line={cell[0]} />
                    ) : (
                      cell.length > 1 && (
                        <ul className="list-disc space-y-1 pl-4">
                          {cell.map((line, place) => (
                            <li key={place}>
                              <CellLine line={line} />
                            </li>
                          ))}
                        </ul>
                      )
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-[13px] text-mute">{legend}</p>
    </Panel>
  );
}

function CellLine({ line }: { line: { text: string; note: string } | undefined }) {
  if (!line) return null;
  return (
    <>
      {line.text} {line.note !== '' && <span className="text-[13px] font-[550] text-accent">{line.note}</span>}
    </>
  );
}
