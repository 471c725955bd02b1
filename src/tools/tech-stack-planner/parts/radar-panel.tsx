import { useMemo, useRef, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { optionLabel } from '@/lib/fields';
import { joinWords, plural } from '@/lib/text';
import { pictureFiles } from '@/kinds/board/files';
import { sheetFiles } from '@/kinds/records/files';
import { sampleStem } from '@/kinds/records/files';
import { isAllSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { Button } from '@/ui/button';
import { Empty, Panel } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { Shapes } from '@/ui/shapes';
import { Table } from '@/ui/table';
import { useDrawnWidth } from '@/ui/use-drawn-width';
import { ringMeanings } from '../content';
import { decidedWord, fields, nameOf, ringLabel, rings, type Technology } from '../model';
import { emptyQuadrants, toBlips, toRadarSheet, type Blip } from '../radar';
import { drawRadar, screenPalette, toRadarPicture } from '../radar-drawing';
import type { StackRecords } from './use-technology-form';

const rowsAtOnce = 40;
const ringOptions = (technology: Technology) =>
  fields.ring.options.map((value) => ({
    value,
    label: value === 'decision' ? `${ringLabel({ ...technology, ring: value })} (by decision)` : optionLabel(fields.ring, value),
  }));

/** Every technology as a numbered dot, and the same facts as a table where the ring is set. */
export default function RadarPanel({ records }: { records: StackRecords }) {
  const { all, tool } = records;
  const [limit, setLimit] = useState(rowsAtOnce);
  const blips = useMemo(() => toBlips(all), [all]);
  if (blips.length === 0)
    return <Empty text="Nothing on the radar yet" hint="Each technology you add becomes a dot here, by ring and quadrant." />;
  const stem = sampleStem('tech-radar', all);
  const caption = {
    title: 'Technology radar',
    foot: [isAllSample(all) ? 'Sample' : '', plural(blips.length, 'dot'), formatDay(tool.around.today)].filter(Boolean).join(' · '),
  };
  const missing = emptyQuadrants(blips);
  const csv = sheetFiles(stem, toRadarSheet(blips)).slice(0, 1);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="stay min-w-0">
        <Panel
          title="Technology radar"
          aside={<Download label="Download PNG" files={pictureFiles(stem, () => toRadarPicture(blips, caption))} />}
        >
          <Radar blips={blips} />
        </Panel>
      </div>
      <Panel title="What the numbers are" aside={<Download label="Radar CSV" files={csv} />}>
        <p className="mb-3 text-[13px] text-mute">
          The CSV opens in Build Your Own Radar.
          {missing.length > 0 &&
            ` That program needs an entry in each of the four quadrants; ${joinWords(missing)} ${missing.length === 1 ? 'has' : 'have'} none yet.`}
        </p>
        <Table
          label="Technologies on the radar"
          rows={blips.slice(0, limit)}
          keyOf={({ technology }) => technology.id}
          columns={[
            { head: 'No.', cell: ({ number }) => number },
            {
              head: 'Name',
              align: 'left',
              isRowHead: true,
              isStrong: true,
              className: 'min-w-28',
              cell: ({ technology }) => (
                <>
                  {nameOf(technology)}
                  {technology.isNew && <span className="block text-[13px] font-normal text-mute">New</span>}
                </>
              ),
            },
            {
              head: 'Ring',
              align: 'left',
              cell: ({ technology }) => (
                <SelectBox
                  label={`Ring of ${nameOf(technology)}`}
                  value={technology.ring}
                  options={ringOptions(technology)}
                  onChange={(ring) => records.update(technology.id, { ring })}
                />
              ),
            },
            { head: 'Quadrant', align: 'left', cell: ({ quadrant }) => quadrant },
            { head: 'Decision', align: 'left', cell: ({ technology }) => decidedWord(technology) },
          ]}
        />
        {blips.length > limit && (
          <Button className="mt-3" onClick={() => setLimit(limit + rowsAtOnce)}>
            Show more of {blips.length.toLocaleString('en-US')}
          </Button>
        )}
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[13px] text-mute">
          {rings.map((ring) => (
            <div key={ring} className="contents">
              <dt className="font-[550]">{optionLabel(fields.ring, ring)}</dt>
              <dd>{ringMeanings[ring]}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}

function Radar({ blips }: { blips: readonly Blip[] }) {
  const svg = useRef<SVGSVGElement>(null);
  const side = useDrawnWidth(svg, { first: 560, least: 320, most: 640 });
  const drawing = useMemo(() => drawRadar(blips, { side, palette: screenPalette }), [blips, side]);
  return (
    <>
      <svg
        ref={svg}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        className="mx-auto block h-auto w-full max-w-[640px] select-none"
        role="img"
        aria-label={`Radar of ${plural(blips.length, 'technology', 'technologies')}; the table has the same facts`}
      >
        <Shapes of={drawing.shapes} />
      </svg>
      <p className="mt-3 text-[13px] text-mute">
        Filled: decided. Outlined: considering. With a second ring: new since the last radar.
        {drawing.left.length > 0 &&
          ` ${plural(drawing.left.length, 'dot')} left out of the drawing for lack of space. The table lists them all.`}
      </p>
    </>
  );
}
