import { useMemo, useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/layout';
import { PreviewFrame } from '@/ui/preview-frame';
import type { Tool } from '@/workspace/tool-state';
import type { PageData } from '../model';
import { toPage } from '../page';
import { sampleSections } from '../samples';
import { hasVariant, withSecondHeadline } from '../variants';
import { nameSamples, removeSamples } from '../without-samples';

const devices = [
  { value: 'desktop', label: 'Desktop', icon: 'monitor', width: 'max-w-[1200px]' },
  { value: 'tablet', label: 'Tablet', icon: 'tablet', width: 'max-w-[672px]' },
  { value: 'mobile', label: 'Mobile', icon: 'smartphone', width: 'max-w-[384px]' },
] as const;

/** The page as visitors will see it, at three widths. */
export function PreviewTab({ tool, html }: { tool: Tool<PageData>; html: string }) {
  const [device, setDevice] = useState<(typeof devices)[number]['value']>('desktop');
  const [isSecond, setIsSecond] = useState(false);
  const hasTwo = hasVariant(tool.data);
  const shown = useMemo(
    () => (hasTwo && isSecond ? toPage(withSecondHeadline(tool.data)).html : html),
    [hasTwo, isSecond, tool.data, html],
  );
  const width = devices.find(({ value }) => value === device)?.width ?? '';
  return (
    <>
      <SampleNotice tool={tool} />
      <div role="group" aria-label="Preview width" className="mb-4 flex flex-wrap justify-center gap-1.5">
        {devices.map(({ value, label, icon }) => (
          <button key={value} type="button" aria-pressed={value === device} className="btn btn-quiet" onClick={() => setDevice(value)}>
            <Icon icon={icon} />
            {label}
          </button>
        ))}
      </div>
      {hasTwo && (
        <div role="group" aria-label="Headline shown" className="mb-4 flex flex-wrap justify-center gap-1.5">
          {['Headline A', 'Headline B'].map((label, index) => (
            <button
              key={label}
              type="button"
              aria-pressed={isSecond === (index === 1)}
              className="btn btn-quiet"
              onClick={() => setIsSecond(index === 1)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="flex justify-center">
        <PreviewFrame
          title="Page preview"
          html={shown}
          className={`block h-[80vh] min-h-[560px] w-full ${width} rounded-lg bg-white shadow-[0_0_0_1px_var(--line-strong)]`}
        />
      </div>
    </>
  );
}

/** Made-up praise and prices must not go out unnoticed; one click does without them. */
function SampleNotice({ tool: { data, change } }: { tool: Tool<PageData> }) {
  const samples = sampleSections(data);
  if (samples.length === 0) return null;
  const { names, them, asSamples } = nameSamples(samples);
  const remove = () => change(removeSamples, { say: them === 'it' ? 'Sample removed' : 'Samples removed' });
  return (
    <div className="mb-4">
      <Notice>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            Your page still has {names}. The download marks {them} {asSamples}.
          </p>
          <Button icon="trash-2" onClick={remove}>
            Remove {them}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
