import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { layOutChart, stepFrom } from '../chart-layout';
import { toCardLines } from '../org-outline';
import { nameOf, refuseManager, type OrgTree } from '../org-tree';
import { ChartCard, dragType } from './chart-card';
import { ChartWarnings } from './chart-warnings';
import { ManagerSelect } from './manager-select';

interface OrgChartProps {
  tree: OrgTree;
  folded: ReadonlySet<string>;
  onFold: (folded: Set<string>) => void;
  onMove: (id: string, manager: string) => void;
  onEdit: (id: string) => void;
}

/** Drag a card onto a manager, pick it up with the M key, or choose the manager from a list: three ways to the same change. */
export default function OrgChart({ tree, folded, onFold, onMove, onEdit }: OrgChartProps) {
  const board = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState('');
  const [movingId, setMovingId] = useState('');
  const [overId, setOverId] = useState('');
  const [refusal, setRefusal] = useState('');
  const layout = useMemo(() => layOutChart(tree, folded), [tree, folded]);
  const has = (id: string) => tree.members.has(id) || tree.openRoles.has(id);
  const isOpenRole = tree.openRoles.has(chosenId);

  const focus = (id: string) => board.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  const move = (id: string, manager: string) => {
    setOverId('');
    setMovingId('');
    if (!has(id)) return;
    const problem = refuseManager(tree, id, manager) ?? '';
    setRefusal(problem);
    if (problem || (tree.managerOf.get(id) ?? '') === manager) return;
    if (folded.has(manager)) onFold(new Set([...folded].filter((other) => other !== manager)));
    onMove(id, manager);
    setTimeout(() => focus(id));
  };
  const choose = (id: string) => {
    if (movingId !== '') move(movingId, movingId === id ? (tree.managerOf.get(id) ?? '') : id);
    else setChosenId(chosenId === id ? '' : id);
  };
  const pickUp = (id: string) => {
    setRefusal('');
    setMovingId(id);
    focus(id);
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepFrom(layout, id, event.key);
    if (event.key === 'Escape' && movingId !== '') setMovingId('');
    else if (event.key.toLowerCase() === 'm') pickUp(id);
    else if (event.key.toLowerCase() === 'n' && movingId !== '') move(movingId, '');
    else if (next !== undefined) focus(next);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const toggle = (id: string) => {
    const next = new Set(folded);
    if (!next.delete(id)) next.add(id);
    onFold(next);
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      <ChartWarnings tree={tree} />
      <div className="panel no-print flex min-h-28 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {movingId !== '' ? (
          <>
            <p className="font-semibold">Moving {nameOf(tree, movingId)}. Choose the new manager.</p>
            <span className="flex flex-wrap gap-2">
              <Button onClick={() => move(movingId, '')}>Reports to nobody</Button>
              <Button look="quiet" onClick={() => setMovingId('')}>
                Cancel
              </Button>
            </span>
          </>
        ) : has(chosenId) ? (
          <>
            <div className="min-w-40 flex-1">
              <p className="truncate font-semibold">{nameOf(tree, chosenId)}</p>
              <p className="truncate text-[13px] text-mute">
                {[...toCardLines(tree, chosenId).slice(1), isOpenRole ? '' : countReports(tree, chosenId)].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="flex w-full flex-wrap items-end gap-2 sm:w-auto">
              <div className="w-full sm:w-72">
                <ManagerSelect
                  tree={tree}
                  of={chosenId}
                  value={tree.managerOf.get(chosenId) ?? tree.strangers.get(chosenId) ?? ''}
                  onChange={(manager) => move(chosenId, manager)}
                />
              </div>
              <Button icon="move" onClick={() => pickUp(chosenId)}>
                Move
              </Button>
              <Button icon="pencil" onClick={() => onEdit(chosenId)}>
                Edit
              </Button>
            </div>
          </>
        ) : (
          <div className="text-mute">
            <p>Drag a card onto its new manager, or choose a card to change who it reports to.</p>
            <p className="text-[13px]">
              Keys on a card: arrows move to the next one, M picks it up, Enter drops it on another, N makes it report to nobody, Escape
              lets go.
            </p>
          </div>
        )}
        <p role="status" className="sr-only">
          {movingId === '' ? '' : `Moving ${nameOf(tree, movingId)}`}
        </p>
      </div>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <div
        ref={board}
        role="group"
        aria-label="Org Chart"
        className="max-h-[75vh] min-h-60 overflow-auto rounded-(--radius-panel) border border-line bg-sunk p-6 print:max-h-none print:overflow-visible"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          move(event.dataTransfer.getData(dragType), '');
        }}
      >
        <div className="relative mx-auto mb-3" style={{ width: layout.width, height: layout.height }}>
          <svg
            aria-hidden="true"
            width={layout.width}
            height={layout.height}
            className="pointer-events-none absolute inset-0 overflow-visible fill-none stroke-control"
          >
            {layout.links.map((path) => (
              <path key={path} d={path} strokeWidth={1.5} />
            ))}
          </svg>
          {layout.looseTop !== undefined && (
            <p className="absolute text-[13px] whitespace-nowrap text-mute" style={{ top: layout.looseTop }}>
              Reports to nobody yet
            </p>
          )}
          {layout.nodes.map((node) => (
            <ChartCard
              key={node.id}
              node={node}
              tree={tree}
              isChosen={node.id === chosenId}
              isMoving={node.id === movingId}
              isOver={node.id === overId}
              isFolded={folded.has(node.id)}
              onChoose={() => choose(node.id)}
              onKeyDown={(event) => onKeyDown(event, node.id)}
              onFold={() => toggle(node.id)}
              onOver={(isOver) => setOverId(isOver ? node.id : '')}
              onDropOf={(id) => (id === node.id ? setOverId('') : move(id, node.id))}
            />
          ))}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-[13px] text-mute">
          {layout.undrawn > 0 && `${plural(layout.undrawn, 'more card')} not drawn: collapse some branches to see them. `}
          Files show the chart as it is collapsed here. PDF, Word and HTML add an outline of the whole team.
        </p>
        <span className="no-print flex flex-wrap gap-2">
          <Button look="quiet" onClick={() => onFold(new Set())}>
            Expand all
          </Button>
          <Button look="quiet" onClick={() => onFold(new Set(tree.reportsOf.keys()))}>
            Collapse all
          </Button>
        </span>
      </div>
    </div>
  );
}

function countReports(tree: OrgTree, id: string): string {
  const below = tree.reportsOf.get(id) ?? [];
  const roles = below.filter((report) => tree.openRoles.has(report)).length;
  return [plural(below.length - roles, 'report'), roles > 0 ? plural(roles, 'open role') : ''].filter(Boolean).join(' · ');
}
