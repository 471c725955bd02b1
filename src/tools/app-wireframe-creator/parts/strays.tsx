import { useMemo } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { bringInside, strayElements } from '../change';
import type { Editor } from './use-editor';

/** What lies beside the canvas, in no picture, and a way to get it back. */
export function Strays({ editor }: { editor: Editor }) {
  const { shown, wireframe } = editor;
  const strays = useMemo(() => strayElements(shown, wireframe), [shown, wireframe]);
  if (strays.length === 0) return null;
  const ids = new Set(strays.map(({ id }) => id));
  return (
    <div className="mt-2">
      <Notice>
        <p className="mb-2">{plural(strays.length, 'element')} outside the canvas, so not in the picture.</p>
        <Button onClick={() => editor.edit((elements) => bringInside(elements, wireframe, ids))}>Bring inside</Button>
      </Notice>
    </div>
  );
}
