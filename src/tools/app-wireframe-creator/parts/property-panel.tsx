import { lazy, Suspense } from 'react';
import { Panel } from '@/ui/layout';
import type { Editor } from './use-editor';

const Properties = lazy(async () => ({ default: (await import('./board')).Properties }));

export function PropertyPanel({ editor }: { editor: Editor }) {
  return editor.chosen.length === 0 ? (
    <Panel title="Properties" className="p-4!">
      <p className="text-[14px] text-mute">
        Select an element on the canvas or in the list to edit it. Press it once to select it, and again to drag it.
      </p>
    </Panel>
  ) : (
    <Suspense
      fallback={
        <Panel title="Properties" className="p-4!">
          <div className="min-h-80" />
        </Panel>
      }
    >
      <Properties editor={editor} />
    </Suspense>
  );
}
