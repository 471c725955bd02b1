import { useState } from 'react';
import { Chip, Panel } from '@/ui/layout';
import { Table, type Column } from '@/ui/table';
import { legend } from '../card';
import { mostCompared, pickCompared, toCompareRows, type CompareRow } from '../compare';
import { nameOf, type Persona } from '../model';
import { AvatarImage } from '@/ui/avatar-image';

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
      <Table
        label="Comparison"
        rows={toCompareRows(shown)}
        keyOf={({ label }) => label}
        columns={[
          {
            head: <span className="sr-only">Question</span>,
            isStrong: true,
            cell: ({ label }) => <span className="text-[13px] text-mute">{label}</span>,
          },
          ...shown.map((persona, index): Column<CompareRow> => ({
            head: (
              <span className="block font-semibold break-words text-ink">
                <AvatarImage of={persona} side={40} />
                <span className="mt-1.5 block">{nameOf(personas, persona)}</span>
                {persona.isAnti && <Chip tone="bad">Anti-persona</Chip>}
              </span>
            ),
            align: 'left',
            className: 'w-1/3 min-w-44',
            cell: ({ cells }) => <CellLines lines={cells[index] ?? []} />,
          })),
        ]}
      />
      <p className="mt-3 text-[13px] text-mute">{legend}</p>
    </Panel>
  );
}

function CellLines({ lines }: { lines: CompareRow['cells'][number] }) {
  const [only] = lines;
  if (!only) return <span className="text-mute">—</span>;
  if (lines.length === 1) return <CellLine line={only} />;
  return (
    <ul className="list-disc space-y-1 pl-4">
      {lines.map((line, place) => (
        <li key={place}>
          <CellLine line={line} />
        </li>
      ))}
    </ul>
  );
}

function CellLine({ line: { text, note } }: { line: CompareRow['cells'][number][number] }) {
  return (
    <>
      {text} {note !== '' && <span className="text-[13px] font-[550] text-accent">{note}</span>}
    </>
  );
}
