import { useMemo, useState } from 'react';
import { drawingFont } from '@/lib/shapes';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Shapes } from '@/ui/shapes';
import { drawScreen } from '../draw';
import { findScreen, nameOfScreen, shownElements, type WireElement } from '../model';
import { nameOf } from '../names';
import { linkOf } from '../screens';
import type { Editor } from './use-editor';

/** The screens as a person would use them: what is linked can be pressed, the rest is only to be seen. */
export default function PreviewDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { wireframe, hasNotesInFiles } = editor;
  const [path, setPath] = useState<readonly string[]>([editor.screen.id]);
  const screen = findScreen(wireframe, path.at(-1) ?? '');
  const shapes = useMemo(() => drawScreen(screen, wireframe, hasNotesInFiles), [screen, wireframe, hasNotesInFiles]);
  const linked = shownElements(screen, hasNotesInFiles).filter((element) => linkOf(wireframe, element) !== '');
  const go = (element: WireElement) => setPath((current) => [...current, linkOf(wireframe, element)].slice(-100));
  const { width, height } = wireframe;
  return (
    <Dialog title="Preview" onClose={onClose} width="wide">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button icon="arrow-left" disabled={path.length < 2} onClick={() => setPath(path.slice(0, -1))}>
          Back
        </Button>
        <Button icon="rotate-ccw" onClick={() => setPath([wireframe.screens[0]?.id ?? ''])}>
          First screen
        </Button>
        <p className="font-[550]" role="status">
          {nameOfScreen(wireframe, screen)}
        </p>
      </div>
      <div className="flex justify-center rounded-(--radius-control) bg-sunk p-3">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          fontFamily={drawingFont}
          className="h-auto max-h-[62vh] max-w-full bg-[#ffffff]"
          role="group"
          aria-label={`Screen: ${nameOfScreen(wireframe, screen)}`}
        >
          <Shapes of={shapes} />
          {linked.map((element) => (
            <rect
              key={element.id}
              role="button"
              tabIndex={0}
              aria-label={`${nameOf(element)}, opens ${nameOfScreen(wireframe, findScreen(wireframe, element.link))}`}
              x={element.x}
              y={element.y}
              width={element.width}
              height={element.height}
              className="cursor-pointer fill-[#0b6b4a] opacity-0 hover:opacity-15 focus-visible:opacity-25"
              onClick={() => go(element)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                go(element);
              }}
            />
          ))}
        </svg>
      </div>
      <p className="mt-3 text-[14px] text-mute">
        {linked.length === 0
          ? 'Nothing on this screen is linked. Select an element, and choose a screen under Links to.'
          : 'Press a linked element to continue.'}
      </p>
    </Dialog>
  );
}
