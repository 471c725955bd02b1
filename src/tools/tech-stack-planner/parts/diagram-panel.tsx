import { useMemo, useRef } from 'react';
import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { pictureFiles } from '@/kinds/board/files';
import { sampleStem } from '@/kinds/records/files';
import { isAllSample } from '@/kinds/records/state';
import { Copy } from '@/kinds/work/copy';
import { Download } from '@/kinds/work/download';
import { Empty, Panel } from '@/ui/layout';
import { Shapes } from '@/ui/shapes';
import { useDrawnWidth } from '@/ui/use-drawn-width';
import { toMermaid } from '../diagram';
import { drawDiagram, screenPalette, toDiagramPicture } from '../diagram-drawing';
import { selectedOf } from '../list';
import type { Technology } from '../model';
import type { StackRecords } from './use-technology-form';

/** What is decided as layers, drawn and as text for other programs. */
export default function DiagramPanel({ records }: { records: StackRecords }) {
  const { all, tool } = records;
  const decided = useMemo(() => selectedOf(all), [all]);
  const mermaid = useMemo(() => toMermaid(all), [all]);
  if (decided.length === 0)
    return (
      <Empty text="Nothing to draw yet" hint="Each technology you press Select on becomes a box here, in the layer of its category." />
    );
  const stem = sampleStem('tech-stack-diagram', decided);
  const caption = {
    title: 'Tech stack',
    foot: [isAllSample(decided) ? 'Sample' : '', plural(decided.length, 'technology', 'technologies'), formatDay(tool.around.today)]
      .filter(Boolean)
      .join(' · '),
  };
  const text = {
    label: 'Mermaid',
    name: `${stem}.mmd`,
    make: async () => (await import('@/formats/file')).textBlob(mermaid, 'text/plain'),
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
      <div className="min-w-0 lg:col-span-7">
        <Panel
          title="Stack diagram"
          aside={<Download label="Download PNG" files={pictureFiles(stem, () => toDiagramPicture(all, caption))} />}
        >
          <Diagram technologies={decided} />
          <p className="mt-3 text-[13px] text-mute">
            Drawn from the categories of what is decided. It doesn’t know how your parts are wired.
          </p>
        </Panel>
      </div>
      <div className="min-w-0 lg:col-span-5">
        <Panel
          title="As Mermaid"
          aside={
            <span className="flex flex-wrap gap-2">
              <Copy text={mermaid} />
              <Download label="Download" files={[text]} />
            </span>
          }
        >
          <p className="mb-3 text-[13px] text-mute">Text that GitHub, Notion and many wikis draw as a diagram.</p>
          {/* A box that scrolls can be reached by the keyboard. */}
          <pre
            role="region"
            aria-label="Mermaid text"
            tabIndex={0}
            className="max-h-96 overflow-auto text-[13px] break-words whitespace-pre-wrap"
          >
            {mermaid}
          </pre>
        </Panel>
      </div>
    </div>
  );
}

function Diagram({ technologies }: { technologies: readonly Technology[] }) {
  const svg = useRef<SVGSVGElement>(null);
  const width = useDrawnWidth(svg, { first: 600, least: 260, most: 900 });
  const drawing = useMemo(() => drawDiagram(technologies, width, screenPalette), [technologies, width]);
  return (
    <svg
      ref={svg}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      className="block h-auto w-full select-none"
      role="img"
      aria-label={`Diagram of ${plural(technologies.length, 'technology', 'technologies')} in layers; the Mermaid text has the same parts`}
    >
      <Shapes of={drawing.shapes} />
    </svg>
  );
}
