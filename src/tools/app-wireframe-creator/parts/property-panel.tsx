import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import type { Editor } from './use-editor';

const Properties = lazyPart(
  async () => (await import('./board')).Properties,
  <Panel title="Properties" className="p-4!">
    <div className="min-h-80" />
  </Panel>,
);

export function PropertyPanel({ editor }: { editor: Editor }) {
  return editor.chosen.length === 0 ? (
    <Panel title="Properties" className="p-4!">
      <p className="text-[14px] text-mute">
        Select an element on the canvas or in the list to edit it. Press it once to select it, and again to drag it.
      </p>
    </Panel>
  ) : (
    <Properties editor={editor} />
  );
}
