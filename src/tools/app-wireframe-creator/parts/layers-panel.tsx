import { Panel } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import type { Editor } from './use-editor';

const LayerList = lazyPart(async () => (await import('./board')).LayerList);

export function LayersPanel({ editor }: { editor: Editor }) {
  const count = editor.shown.length;
  return (
    <Panel title="Layers" aside={<span className="text-[13px] text-mute">{count}</span>} className="p-4!">
      {count === 0 ? <p className="text-[14px] text-mute">Nothing on this screen yet.</p> : <LayerList editor={editor} />}
    </Panel>
  );
}
