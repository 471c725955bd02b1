import { useMemo, useState } from 'react';
import type { FileOffer } from '@/lib/files';
import { Download } from '@/kinds/work/download';
import { Button, IconButton } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import type { Analysis } from '../analysis';
import { describeSigns, highlightLabels, highlights, routeLinks, weakIds, type Highlight } from '../files';
import { findPlaces, moveByKey } from '../layout';
import { labelNodes, type ChainLink, type Place } from '../model';
import { DiagramBoard } from './diagram-board';
import type { NodeRecords } from './use-chain';

const zooms = [
  { value: '1', label: '100%' },
  { value: '0.75', label: '75%' },
  { value: '0.5', label: '50%' },
  { value: '0.3', label: '30%' },
] as const;
const moves = [
  { key: 'ArrowLeft', icon: 'arrow-left', word: 'left' },
  { key: 'ArrowUp', icon: 'arrow-up', word: 'up' },
  { key: 'ArrowDown', icon: 'arrow-down', word: 'down' },
  { key: 'ArrowRight', icon: 'arrow-right', word: 'right' },
] as const;
const buttonStep = 48;

interface DiagramPanelProps {
  records: NodeRecords;
  links: readonly ChainLink[];
  analysis: Analysis;
  highlight: Highlight;
  onHighlight: (highlight: Highlight) => void;
  files: readonly FileOffer[];
  onEdit: (id: string) => void;
}

export function DiagramPanel({ records, links, analysis, highlight, onHighlight, files, onEdit }: DiagramPanelProps) {
  const { all, extra, setExtra } = records;
  const [zoom, setZoom] = useState<(typeof zooms)[number]['value']>('1');
  const [chosen, setChosen] = useState('');
  const picture = useMemo(
    () => ({
      nodes: all,
      links,
      positions: extra.positions,
      route: routeLinks(analysis, highlight),
      weak: weakIds(analysis),
      disabled: new Set(extra.disabled),
    }),
    [all, links, extra.positions, extra.disabled, analysis, highlight],
  );
  const labels = useMemo(() => labelNodes(all), [all]);
  const label = labels.get(chosen);
  const move = (id: string, to: Place) =>
    setExtra((current) => ({ ...current, positions: { ...current.positions, [id]: to } }), { key: `move.${id}` });
  const arrange = (positions: Record<string, Place>, text: string) => setExtra((current) => ({ ...current, positions }), { say: text });
  const step = (key: string) => {
    const { places, most } = findPlaces(all, links, extra.positions);
    const to = moveByKey(places.get(chosen) ?? { x: 0, y: 0 }, key, buttonStep, most);
    if (to) move(chosen, to);
  };
  const isOff = extra.disabled.includes(chosen);
  return (
    <Panel
      title="Network Diagram"
      aside={
        <div className="no-print flex flex-wrap gap-2">
          <SelectBox<Highlight>
            label="Show a route"
            value={highlight}
            options={highlights.map((value) => ({ value, label: `Show ${highlightLabels[value].toLowerCase()}` }))}
            onChange={onHighlight}
          />
          <SelectBox label="Size" value={zoom} options={zooms} onChange={setZoom} />
          <Button disabled={Object.keys(extra.positions).length === 0} onClick={() => arrange({}, 'Arranged by type')}>
            Arrange by type
          </Button>
          <Download label="Download PNG" files={files} />
        </div>
      }
    >
      <div className="no-print mb-3 flex min-h-10 flex-wrap items-center gap-2">
        {/* A width of its own: as wide as its longest option, each choice would measure thousands of them. */}
        <span className="max-w-full min-w-0 *:w-80! *:max-w-full">
          <SelectBox
            label="Selected node"
            value={label === undefined ? '' : chosen}
            options={[
              ...(label === undefined ? [{ value: '', label: 'Select a node…' }] : []),
              ...all.map(({ id }) => ({ value: id, label: labels.get(id) ?? '' })),
            ]}
            onChange={setChosen}
          />
        </span>
        {label !== undefined && (
          <>
            <span className="inline-flex">
              {moves.map(({ key, icon, word }) => (
                <IconButton key={key} icon={icon} label={`Move ${label} ${word}`} onClick={() => step(key)} />
              ))}
            </span>
            <Button icon="pencil" aria-label={`Edit ${label}`} onClick={() => onEdit(chosen)}>
              Edit
            </Button>
            <Button
              icon={isOff ? 'power' : 'power-off'}
              onClick={() =>
                setExtra((current) => ({
                  ...current,
                  disabled: isOff ? current.disabled.filter((id) => id !== chosen) : [...current.disabled, chosen],
                }))
              }
            >
              {isOff ? 'Enable' : 'Disable in what-if'}
            </Button>
          </>
        )}
      </div>
      <DiagramBoard picture={picture} chosen={chosen} zoom={Number(zoom)} onChoose={setChosen} onMove={move} />
      <p className="mt-3 text-[13px] text-mute">{describeSigns(picture, highlight).join('. ')}.</p>
      <p className="no-print mt-1 text-[13px] text-mute">
        Drag a card, move it with the arrow keys (Shift for small steps), or select it and use the arrows above.
      </p>
    </Panel>
  );
}
