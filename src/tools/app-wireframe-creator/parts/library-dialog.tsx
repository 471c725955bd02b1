import { useState } from 'react';
import { drawingFont, type Shape } from '@/lib/shapes';
import { Dialog } from '@/ui/dialog';
import { Shapes } from '@/ui/shapes';
import { Tabs } from '@/ui/tabs';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import { componentKinds, kindFacts, makeElement, type Kind } from '../components';
import { drawElement, drawScreen } from '../draw';
import { limits } from '../model';
import { addScreen } from '../screens';
import { templates } from '../templates';
import type { Editor } from './use-editor';

export type LibraryTab = 'components' | 'templates';

interface LibraryDialogProps {
  editor: Editor;
  first: LibraryTab;
  onClose: () => void;
}

const tile = 'flex w-full flex-col gap-2 rounded-(--radius-control) border border-line bg-surface p-2 text-left hover:border-control';

function Thumbnail({
  shapes,
  box,
  className,
}: {
  shapes: readonly Shape[];
  box: { x: number; y: number; width: number; height: number };
  className: string;
}) {
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      fontFamily={drawingFont}
      aria-hidden="true"
      className={`w-full rounded-md bg-[#ffffff] ${className}`}
    >
      <Shapes of={shapes} />
    </svg>
  );
}

function ComponentTile({ kind, onAdd }: { kind: Kind; onAdd: (kind: Kind) => void }) {
  const { label, width, height } = kindFacts[kind];
  const element = { ...makeElement(kind, 'tile', [], { width: 320, height: 568 }), x: 0, y: 0, width, height };
  const pad = 12;
  return (
    <li>
      <button type="button" className={tile} onClick={() => onAdd(kind)}>
        <Thumbnail
          shapes={drawElement(element)}
          box={{ x: -pad, y: -pad, width: width + pad * 2, height: height + pad * 2 }}
          className="h-24"
        />
        <span className="text-[13px] font-[550]">{label}</span>
      </button>
    </li>
  );
}

/** Ready-made parts and whole screens, drawn as they will stand on the canvas. */
export default function LibraryDialog({ editor, first, onClose }: LibraryDialogProps) {
  const [tab, setTab] = useState(first);
  const { wireframe, screen, change } = editor;
  const add = (kind: Kind) => {
    editor.add(makeElement(kind, makeId(), screen.elements, wireframe));
    onClose();
  };
  const useTemplate = ({ name, make }: (typeof templates)[number]) => {
    const elements = make(wireframe, makeId);
    if (screen.elements.length === 0) {
      change((data) => ({ ...data, screens: data.screens.map((each) => (each.id === screen.id ? { ...each, name, elements } : each)) }));
    } else if (wireframe.screens.length >= limits.screens) {
      showToast(`A project can have up to ${limits.screens} screens.`);
      return;
    } else {
      const id = makeId();
      change((data) => addScreen(data, { id, name, elements }, screen.id));
      editor.open(id);
    }
    onClose();
    editor.say(`${name} screen added`);
  };
  const size = { width: 320, height: 568 };
  return (
    <Dialog title="Library" onClose={onClose} width="wide">
      <Tabs
        label="Library"
        value={tab}
        onChange={setTab}
        choices={[
          { value: 'components', label: 'Components' },
          { value: 'templates', label: 'Templates' },
        ]}
      />
      {tab === 'components' ? (
        <ul className="mt-4 grid grid-cols-2 gap-2.5 sm:grid-cols-4">
          {componentKinds.map((kind) => (
            <ComponentTile key={kind} kind={kind} onAdd={add} />
          ))}
        </ul>
      ) : (
        <>
          <p className="mt-3 text-[14px] text-mute">
            A template fills this screen if it is empty; otherwise it becomes a new screen. Its words are examples: replace them with yours.
          </p>
          <ul className="mt-3 grid grid-cols-2 gap-2.5 sm:grid-cols-4">
            {templates.map((template) => (
              <li key={template.name}>
                <button type="button" className={tile} onClick={() => useTemplate(template)}>
                  <Thumbnail
                    shapes={drawScreen({ id: '', name: '', elements: template.make(size, () => 'tile') }, size, true)}
                    box={{ x: 0, y: 0, ...size }}
                    className="border border-line"
                  />
                  <span className="text-[13px] font-[550]">{template.name}</span>
                  <span className="text-[13px] text-mute">{template.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
