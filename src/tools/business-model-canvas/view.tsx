import { lazy, startTransition, Suspense, useCallback, useMemo, useState } from 'react';
import { Download } from '@/kinds/work/download';
import { useIsInUse, usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { useTool } from '@/workspace/tool-state';
import { canvases, canvasKinds, type Slot } from './content';
import { blocksOf, clearAll, groupNotes, hasOwnContent, hasSampleNotes, hasText, joinNotes, loadSample, setText, state } from './model';
import type { Question } from './parts/ask-dialog';
import { CanvasTitle } from './parts/canvas-title';
import { SharedBlocks } from './parts/shared-blocks';
import { TextBlock } from './parts/text-block';
import { gridClasses } from './parts/grid';
import { useLatest } from './parts/use-latest';
import { toFiles } from './download';

const loadAsk = () => import('./parts/ask-dialog');
const AskDialog = lazy(async () => ({ default: (await loadAsk()).AskDialog }));
const preload = () => [loadAsk()];
const NotesBoard = lazy(async () => ({ default: (await import('./parts/notes-board')).NotesBoard }));
const VersionsTab = lazy(async () => import('@/kinds/work/versions-tab'));
const CanvasSheet = lazy(async () => ({ default: (await import('./parts/canvas-sheet')).CanvasSheet }));
const ImportDialog = lazy(async () => ({ default: (await import('./parts/import-dialog')).ImportDialog }));

export const about =
  'Fill in the nine blocks as plain text or as sticky notes, switch to the Lean or the Value Proposition canvas without losing a note, and mark what is a guess, what is tested and what is proven. Print it on one page, or export it as a picture, PDF, slide, Markdown or text.';
export const related = ['idea-validator', 'business-plan', 'customer-persona-builder', 'swot-analysis-generator'];

const views = [
  { value: 'text', label: 'Text', icon: 'align-left' },
  { value: 'notes', label: 'Notes', icon: 'sticky-note' },
  { value: 'preview', label: 'Preview', icon: 'image' },
  { value: 'versions', label: 'Versions', icon: 'history' },
] as const;
type View = (typeof views)[number]['value'];

export default function BusinessModelCanvas() {
  const tool = useTool(state);
  const { data, around, change } = tool;
  const [view, setView] = useState<View>('text');
  const [asked, setAsked] = useState<Question>();
  const [printsAsked, setPrintsAsked] = useState(0);
  const [isSheetReady, setIsSheetReady] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const [guides, setGuides] = useState<ReadonlySet<Slot>>(new Set());
  const isInUse = useIsInUse();
  const latest = useLatest(tool);
  const grouped = useMemo(() => groupNotes(data.notes), [data.notes]);
  const blocks = blocksOf(data.canvas);

  usePreload(preload);

  const type = useCallback(
    (slot: Slot, text: string) => latest.current.change((current) => setText(current, slot, text), { key: `text.${slot}` }),
    [latest],
  );
  const setGuide = useCallback(
    (slot: Slot, isOpen: boolean) => setGuides((open) => new Set(isOpen ? [...open, slot] : [...open].filter((other) => other !== slot))),
    [],
  );
  const areAllOpen = blocks.every(({ slot }) => guides.has(slot));

  const run = (about: Question) => {
    setAsked(undefined);
    if (about === 'clear' && data.notes.length === 0 && data.title === '') {
      showToast('All boxes are already empty');
      return;
    }
    change(about === 'sample' ? loadSample : clearAll, { say: about === 'sample' ? 'Sample loaded' : 'All boxes cleared' });
  };
  const ask = (about: Question) => (hasOwnContent(data) ? setAsked(about) : run(about));
  // The old view stays until the new one is ready, so that nothing flashes in between.
  const show = (next: View) => startTransition(() => setView(next));

  return (
    <>
      <WorkBar isSample={hasSampleNotes(data)}>
        <Button icon="file-text" onClick={() => ask('sample')}>
          Load Sample
        </Button>
        <Button icon="rotate-ccw" onClick={() => ask('clear')}>
          Clear All
        </Button>
        <Button icon="upload" onClick={() => setIsImporting(true)}>
          Import
        </Button>
        <Button icon="printer" onClick={() => setPrintsAsked(printsAsked + 1)}>
          Print
        </Button>
        <Download hasDocument look="primary" files={toFiles(data, around)} />
      </WorkBar>
      {/* Until the sheet is there, its blocks as they are on the screen are what is printed. */}
      <div className={isSheetReady ? 'no-print' : ''}>
        <div className="no-print mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CanvasTitle title={data.title} onRename={(title) => change((current) => ({ ...current, title }))} />
          <Tabs label="View" choices={views} value={view} onChange={show} />
        </div>
        <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-2">
          <Tabs
            label="Canvas"
            choices={canvasKinds.map((kind) => ({ value: kind, label: canvases[kind].name }))}
            value={data.canvas}
            onChange={(canvas) => change((current) => ({ ...current, canvas }))}
          />
          {(view === 'text' || view === 'notes') && (
            <Button
              look="quiet"
              icon="circle-question-mark"
              aria-pressed={areAllOpen}
              onClick={() => setGuides(areAllOpen ? new Set() : new Set(blocks.map(({ slot }) => slot)))}
            >
              {areAllOpen ? 'Hide all questions' : 'Show all questions'}
            </Button>
          )}
        </div>
        {view === 'text' && (
          <div className={gridClasses[data.canvas]}>
            {blocks.map((block) => (
              <TextBlock
                key={block.slot}
                block={block}
                text={joinNotes(grouped.get(block.slot))}
                isGuideOpen={guides.has(block.slot)}
                onGuide={setGuide}
                onType={type}
              />
            ))}
          </div>
        )}
        <Suspense fallback={null}>
          {view === 'notes' && <NotesBoard tool={tool} guides={guides} onGuide={setGuide} />}
          {view === 'versions' && <VersionsTab />}
        </Suspense>
      </div>
      {isInUse && (
        <Suspense fallback={null}>
          <CanvasSheet
            data={data}
            today={around.today}
            isShown={view === 'preview'}
            printsAsked={printsAsked}
            onReady={() => setIsSheetReady(true)}
          />
        </Suspense>
      )}
      {view !== 'versions' && <SharedBlocks notes={data.notes} kind={data.canvas} />}
      <Suspense fallback={null}>
        {asked && (
          <AskDialog about={asked} notes={data.notes.filter(hasText).length} onYes={() => run(asked)} onClose={() => setAsked(undefined)} />
        )}
        {isImporting && <ImportDialog tool={tool} onClose={() => setIsImporting(false)} />}
      </Suspense>
    </>
  );
}
