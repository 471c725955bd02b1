import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Panel } from '@/ui/layout';
import { Label } from '@/ui/labelled';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import { basicKinds, firstFacts, type FirstKind } from '../content';
import { toElement } from '../model';
import type { Editor } from './use-editor';

export function AddPanel({ editor, onLibrary }: { editor: Editor; onLibrary: (tab: 'components' | 'templates') => void }) {
  const id = useId();
  const [kind, setKind] = useState<FirstKind>('container');
  const add = (which: FirstKind) => editor.add(toElement(which, firstFacts[which], makeId(), editor.screen.elements, editor.wireframe));
  return (
    <Panel title="Elements" className="p-4!">
      <Label htmlFor={id}>Element Type</Label>
      <select id={id} className="input" value={kind} onChange={(event) => setKind(event.target.value as FirstKind)}>
        {basicKinds.map((each) => (
          <option key={each} value={each}>
            {firstFacts[each].label}
          </option>
        ))}
      </select>
      <Button className="mt-2.5 w-full" icon="plus" onClick={() => add(kind)}>
        Add Element
      </Button>
      <div className="mt-3 grid grid-cols-2 gap-1.5 border-t border-line pt-3 lg:grid-cols-1">
        <Button look="quiet" className="justify-start! px-2!" icon="blocks" onClick={() => onLibrary('components')}>
          Components
        </Button>
        <Button look="quiet" className="justify-start! px-2!" icon="layout-template" onClick={() => onLibrary('templates')}>
          Templates
        </Button>
        <Button look="quiet" className="justify-start! px-2!" icon="sticky-note" onClick={() => add('note')}>
          Add note
        </Button>
        <Button
          look="quiet"
          className="justify-start! px-2!"
          icon="clipboard-paste"
          onClick={() =>
            import('./board').then(
              ({ paste }) => paste(editor),
              () => showToast('This part couldn’t be loaded. Check your connection and try again.'),
            )
          }
        >
          Paste
        </Button>
      </div>
    </Panel>
  );
}
