import { useState } from 'react';
import { formatDay } from '@/lib/dates';
import { sampleStem } from '@/kinds/records/files';
import { hasSample, isAllSample } from '@/kinds/records/state';
import { pictureFiles } from '@/kinds/board/files';
import { useLiveForm } from '@/kinds/work/live-form';
import { Download } from '@/kinds/work/download';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import { FieldGroup, Panel } from '@/ui/layout';
import {
  axisNames,
  findFreePlace,
  listProducts,
  putSpot,
  readSpot,
  spotFields,
  spotOf,
  toDots,
  toSpot,
  type Dot,
  type Product,
} from '../map';
import { toMapPicture } from '../map-drawing';
import { axisFields, type Spot } from '../model';
import { MapBoard } from './map-board';
import { ProductField } from './product-field';
import type { CompetitorRecords } from './use-competitor-form';

const rowsAtOnce = 20;

/** Two axes of the user's choice, everyone a dot on them. */
/** The picture says it where only some of its dots are samples. */
const sampleNote = (all: CompetitorRecords['all']) => (!hasSample(all) ? '' : isAllSample(all) ? 'Sample' : 'Some competitors are samples');

export default function MapPanel({ records }: { records: CompetitorRecords }) {
  const { all, extra, setExtra, tool } = records;
  const [limit, setLimit] = useState(rowsAtOnce);
  const dots = toDots(extra, all);
  const products = listProducts(extra, all);
  const axes = useLiveForm(axisFields, extra.axes, tool.around, (draft, name) =>
    setExtra((current) => ({ ...current, axes: draft }), { key: `axes.${name}` }),
  );
  const place = (id: string, spot: Spot, key?: string) => setExtra((current) => putSpot(current, id, spot), { key });
  const stem = sampleStem('positioning-map', records.all);
  const caption = {
    title: 'Positioning map',
    foot: [sampleNote(records.all), 'Positions are estimates placed by hand', formatDay(tool.around.today)].filter(Boolean).join(' · '),
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="no-print order-last min-w-0 lg:order-none lg:col-span-5">
        <Panel title="Positions, 0 to 10" className="mb-5">
          <ul className="grid grid-cols-1 gap-3">
            {products.slice(0, limit).map((product) => (
              <SpotRow key={product.id} product={product} records={records} dots={dots} onPlace={place} />
            ))}
          </ul>
          {products.length > limit && (
            <Button className="mt-3" onClick={() => setLimit(limit + rowsAtOnce)}>
              Show more of {products.length.toLocaleString('en-US')}
            </Button>
          )}
          {all.length === 0 && <p className="mt-3 text-mute">Add competitors to place them next to your product.</p>}
        </Panel>
        <Panel>
          <FieldGroup title="Axes">
            <Field of={axes} name="across" wide />
            <Field of={axes} name="left" />
            <Field of={axes} name="right" />
            <Field of={axes} name="up" wide />
            <Field of={axes} name="bottom" />
            <Field of={axes} name="top" />
          </FieldGroup>
          <div className="mt-3">
            <ProductField records={records} />
          </div>
        </Panel>
      </div>
      <div className="stay min-w-0 lg:col-span-7">
        <Panel
          title="Positioning map"
          aside={
            <span className="no-print">
              <Download
                label="Download PNG"
                disabled={dots.length === 0}
                files={pictureFiles(stem, () => toMapPicture(extra.axes, dots, caption))}
              />
            </span>
          }
        >
          <MapBoard axes={extra.axes} dots={dots} onMove={(id, to) => place(id, toSpot(to))} />
          <p className="no-print mt-3 text-[13px] text-mute">
            {dots.length === 0
              ? 'Nobody is on the map yet. Press Place next to a name, or type its two numbers.'
              : 'Drag a dot, move it with the arrow keys (Shift for small steps), or type its two numbers.'}
          </p>
        </Panel>
      </div>
    </div>
  );
}

interface SpotRowProps {
  product: Product;
  records: CompetitorRecords;
  dots: readonly Dot[];
  onPlace: (id: string, spot: Spot, key?: string) => void;
}

function SpotRow({ product: { id, name }, records: { extra, tool }, dots, onPlace }: SpotRowProps) {
  const spot = spotOf(extra, id);
  const names = axisNames(extra.axes);
  // A message speaks of the axis by its name.
  const fields = { x: { ...spotFields.x, label: names.across }, y: { ...spotFields.y, label: names.up } };
  const form = useLiveForm(fields, spot, tool.around, (draft, field) => onPlace(id, draft, `spot.${id}.${field}`));
  // A place that cannot be read is no place; it does not count as 0.
  const handle = { ...form, isLive: false };
  const isPlaced = readSpot(spot) !== undefined;
  const isEmpty = spot.x.trim() === '' && spot.y.trim() === '';
  return (
    <li className="min-w-0">
      <p className="mb-1 font-[550] break-words">{name}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_84px] items-start gap-2">
        <p className="min-w-0 truncate text-[13px] text-mute" aria-hidden="true">
          {names.across}
        </p>
        <p className="min-w-0 truncate text-[13px] text-mute" aria-hidden="true">
          {names.up}
        </p>
        <span />
        <Field of={handle} name="x" label={`${name}: ${names.across}`} hideLabel />
        <Field of={handle} name="y" label={`${name}: ${names.up}`} hideLabel />
        {isEmpty ? (
          <Button className="min-h-10!" aria-label={`Place ${name}`} onClick={() => onPlace(id, toSpot(findFreePlace(dots)))}>
            Place
          </Button>
        ) : (
          <IconButton
            icon="x"
            className="min-h-10! justify-self-start"
            label={`Remove ${name} from the map`}
            onClick={() => {
              onPlace(id, { x: '', y: '' });
              tool.say(`${name} removed from the map`);
            }}
          />
        )}
      </div>
      {!isEmpty && !isPlaced && <p className="mt-1 text-[13px] text-mute">On the map once both are numbers from 0 to 10.</p>}
    </li>
  );
}
