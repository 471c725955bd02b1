import { useState } from 'react';
import { WorkBar } from '@/kinds/work/work-bar';
import { Notice, Panel, Split } from '@/ui/layout';
import { PreviewFrame } from '@/ui/preview-frame';
import { Sheet } from '@/ui/sheet';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { useSettings } from '@/workspace/settings';
import { useTool } from '@/workspace/tool-state';
import { firstPage } from './first-page';
import { state } from './model';
import { PagePanel } from './parts/page-panel';
import { ProjectActions } from './parts/project-actions';
import { SearchPanel } from './parts/search-panel';
import { SectionList } from './parts/section-list';
import { usePreview, WriterContext } from './parts/use-preview';
import { hasSampleCopy } from './samples';

export const about =
  'Write the sections of your page, choose its colors and watch it in the preview. The download is one HTML file without scripts or trackers that fits phones and desktops, and it stays on your device until you publish it.';

export const related = ['logo-maker', 'domain-name-generator', 'conversion-rate-optimizer', 'privacy-policy-generator'];

const ChecksPanel = lazyPart(async () => (await import('./parts/checks-panel')).ChecksPanel, <Panel title="Checks">One moment…</Panel>);
const ModelLink = lazyPart(async () => (await import('@/kinds/proposal/model-link')).ModelLink);
const PageDownload = lazyPart(async () => (await import('./parts/page-download')).PageDownload);
const PreviewTab = lazyPart(async () => (await import('./parts/preview-tab')).PreviewTab, <p className="text-mute">One moment…</p>);

const modes = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const;

export default function LandingPageBuilder() {
  const tool = useTool(state);
  const { data } = tool;
  const [mode, setMode] = useState<'edit' | 'preview'>('edit');
  const [problem, setProblem] = useState('');
  const hasModel = useSettings(({ ai }) => ai.provider !== '');
  const { place, html, writer, isUsed } = usePreview(data);

  return (
    <WriterContext value={writer}>
      <WorkBar isSample={hasSampleCopy(data)}>
        <ProjectActions tool={tool} onProblem={setProblem} />
        {mode === 'preview' && <PageDownload tool={tool} />}
      </WorkBar>
      {problem && (
        <div className="mb-5">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      <div className="mb-5">
        <Tabs label="Mode" choices={modes} value={mode} onChange={setMode} />
      </div>
      {mode === 'edit' ? (
        <Split
          input={
            <Sheet title="Edit page" isBare startsClosed findSubject={() => place.current}>
              {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only follows the focus */}
              <div className="grid gap-6" onFocus={({ target }) => writer?.followFocus(target, place.current, data.sections)}>
                <PagePanel tool={tool} />
                <SectionList tool={tool} />
                <SearchPanel tool={tool} />
                {isUsed && !hasModel && <ModelLink />}
              </div>
            </Sheet>
          }
          result={
            <div className="grid gap-5">
              <div ref={place} tabIndex={-1} data-first-page={firstPage} suppressHydrationWarning className="panel p-0! overflow-hidden">
                <PreviewFrame title="Live preview" html={html} className="block h-[58vh] min-h-[420px] w-full bg-white" />
              </div>
              {isUsed && <ChecksPanel tool={tool} html={html} />}
            </div>
          }
        />
      ) : (
        <PreviewTab tool={tool} html={html} />
      )}
    </WriterContext>
  );
}
