import { useState } from 'react';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Notice, Panel, Split } from '@/ui/layout';
import { PreviewFrame } from '@/ui/preview-frame';
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
const ModelLink = lazyPart(async () => (await import('@/kinds/proposal/model-proposal')).ModelLink);
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
        <>
          <Split
            input={
              <div className="grid gap-6">
                <PagePanel tool={tool} />
                <SectionList tool={tool} />
                <SearchPanel tool={tool} />
                {isUsed && !hasModel && <ModelLink />}
              </div>
            }
            result={
              <div className="grid gap-5">
                <div ref={place} data-first-page={firstPage} suppressHydrationWarning className="panel p-0! overflow-hidden">
                  <PreviewFrame title="Live preview" html={html} className="block h-[58vh] min-h-[420px] w-full bg-white" />
                </div>
                {isUsed && <ChecksPanel tool={tool} html={html} />}
              </div>
            }
          />
          <div className="no-print sticky bottom-0 z-10 -mx-4 mt-4 flex items-center justify-between border-t border-line bg-surface px-4 py-2 sm:-mx-8 sm:px-8 lg:hidden">
            <span className="text-mute">Your page</span>
            <Button icon="eye" onClick={() => setMode('preview')}>
              See it
            </Button>
          </div>
        </>
      ) : (
        <PreviewTab tool={tool} html={html} />
      )}
    </WriterContext>
  );
}
