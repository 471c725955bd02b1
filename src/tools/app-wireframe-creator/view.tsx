import { lazy, Suspense, useEffect, useState } from 'react';
import { Download } from '@/kinds/work/download';
import { useIsInUse } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { offerFiles } from './files';
import { isEmpty, sampleMark, state } from './model';
import { AddPanel } from './parts/add-panel';
import { DeviceBar } from './parts/device-bar';
import { EmptyCanvas } from './parts/empty-canvas';
import type { handleKey } from './parts/keys';
import { LayersPanel } from './parts/layers-panel';
import { ProjectMenu } from './parts/project-menu';
import { PropertyPanel } from './parts/property-panel';
import { ScreensBar } from './parts/screens-bar';
import { TipsPanel } from './parts/tips-panel';
import { useEditor } from './parts/use-editor';
import { ViewBar } from './parts/view-bar';

export const about =
  'Place boxes, texts, buttons and ready-made parts on a phone, tablet or desktop canvas, link the screens and click through them. What you export looks exactly like what you see, at the size of the device.';

export const related = ['landing-page-builder', 'logo-maker', 'product-feature-prioritizer', 'customer-persona-builder'];

// By a function of its own: what follows an import() directly is bundled into it, and then hears nothing of a file that cannot be fetched.
const loadBoard = () => import('./parts/board');
const Canvas = lazy(async () => ({ default: (await import('./parts/board')).Canvas }));
const Strays = lazy(async () => ({ default: (await import('./parts/board')).Strays }));
const LibraryDialog = lazy(() => import('./parts/library-dialog'));
const PreviewDialog = lazy(() => import('./parts/preview-dialog'));

export default function AppWireframeCreator() {
  const editor = useEditor();
  const { wireframe, screen, shown } = editor;
  const [library, setLibrary] = useState<'components' | 'templates'>();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const isInUse = useIsInUse();
  const [onKey, setOnKey] = useState<typeof handleKey>();
  useEffect(() => {
    if (isInUse) void loadBoard().then((board) => setOnKey(() => board.handleKey), console.warn);
  }, [isInUse]);
  const startOver = () => {
    editor.change(() => state.start(editor.around));
    editor.open('');
  };
  return (
    <div
      role="group"
      aria-label="Wireframe editor"
      onKeyDown={(event) => {
        if (onKey?.(event, editor)) event.preventDefault();
      }}
    >
      <WorkBar isSample={sampleMark(wireframe) !== ''} startOver={!isEmpty(wireframe) && { run: startOver, said: 'Started over' }}>
        <ProjectMenu editor={editor} />
        <Button icon="play" onClick={() => setIsPreviewing(true)}>
          Preview
        </Button>
        <Download hasDocument label="Export PNG" look="primary" files={offerFiles(wireframe, screen, editor.hasNotesInFiles)} />
      </WorkBar>
      <DeviceBar editor={editor} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[208px_minmax(0,1fr)_248px]">
        {/* As it is read on a phone, where a page that comes in slowly must not move what is there already. */}
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <ScreensBar editor={editor} />
          <div className="relative">
            {isInUse || shown.length > 0 ? (
              <Suspense fallback={<EmptyCanvas editor={editor} />}>
                <Canvas editor={editor} />
              </Suspense>
            ) : (
              <EmptyCanvas editor={editor} />
            )}
            {shown.length === 0 && (
              <div className="pointer-events-none absolute inset-0 flex items-center justify-center">
                <div className="pointer-events-auto flex max-w-60 flex-col items-center gap-2 text-center text-[14px] text-[#5d625b]">
                  <p>This screen is empty. Add an element, or start from a template.</p>
                  <Button onClick={() => setLibrary('templates')}>Choose a template</Button>
                  {isEmpty(wireframe) && (
                    <Button onClick={() => editor.change(() => state.sample?.(editor.around) ?? wireframe)}>Load sample</Button>
                  )}
                </div>
              </div>
            )}
          </div>
          <ViewBar editor={editor} />
          <Suspense>{shown.length > 0 && <Strays editor={editor} />}</Suspense>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 lg:col-start-1 lg:row-start-1">
          <AddPanel editor={editor} onLibrary={setLibrary} />
          <LayersPanel editor={editor} />
        </div>
        <div className="min-w-0 lg:col-start-3 lg:row-start-1">
          <PropertyPanel editor={editor} />
        </div>
      </div>
      <TipsPanel />
      <Suspense>
        {library && <LibraryDialog editor={editor} first={library} onClose={() => setLibrary(undefined)} />}
        {isPreviewing && <PreviewDialog editor={editor} onClose={() => setIsPreviewing(false)} />}
      </Suspense>
    </div>
  );
}
