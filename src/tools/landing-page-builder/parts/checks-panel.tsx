import { useDeferredValue, useMemo, useState } from 'react';
import { CheckList } from '@/kinds/document/check-list';
import { Icon } from '@/ui/icon';
import { Bar, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { checkPage, passedTopics, type Measured } from '../checks';
import { heaviestPage } from '../content';
import { toPage } from '../page';
import { picturesOf, type PageData } from '../model';
import { formatWeight } from '../weights';
import { PhoneProbe } from './phone-probe';

/** What to look at before the page goes out, what is in order, and what the page weighs. */
export function ChecksPanel({ tool, html }: { tool: Tool<PageData>; html: string }) {
  const { change } = tool;
  // Weighing a page full of pictures takes a moment; typing does not wait for it.
  const data = useDeferredValue(tool.data);
  const [phoneWidth, setPhoneWidth] = useState<number>();
  const measured = useMemo<Measured>(() => ({ phoneWidth, bytes: new TextEncoder().encode(toPage(data).html).length }), [phoneWidth, data]);
  const checks = useMemo(() => checkPage(data, measured), [data, measured]);
  const passed = passedTopics(checks, measured);
  const pictures = picturesOf(data);
  const pictureBytes = pictures.reduce((sum, { base64 }) => sum + base64.length, 0);
  return (
    <Panel title="Checks">
      <CheckList checks={checks} onFix={(recipe) => change(recipe, { say: 'Page changed' })} openUpTo={4} />
      {passed.length > 0 && (
        <ul aria-label="Passed" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-mute">
          {passed.map((topic) => (
            <li key={topic} className="flex items-center gap-1.5">
              <span className="text-accent">
                <Icon icon="check" size={14} />
              </span>
              {topic}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4">
        <div className="mb-1.5 flex flex-wrap justify-between gap-x-4 text-[13px]">
          <span className="font-[550]">Page weight</span>
          <span className="text-mute">
            {formatWeight(measured.bytes)} of {formatWeight(heaviestPage)}
            {pictures.length > 0 && `, pictures ${formatWeight(pictureBytes)}`}
          </span>
        </div>
        <Bar label="Page weight" share={measured.bytes / heaviestPage} />
      </div>
      <PhoneProbe html={html} onMeasure={setPhoneWidth} />
    </Panel>
  );
}
