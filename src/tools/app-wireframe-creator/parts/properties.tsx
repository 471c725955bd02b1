import { useId } from 'react';
import { plural } from '@/lib/text';
import { Label } from '@/ui/labelled';
import { Sheet } from '@/ui/sheet';
import { boundsOf } from '../change';
import { kindFacts } from '../components';
import { limits, nameOfScreen, type WireElement } from '../model';
import { linkOf } from '../screens';
import { ArrangeBar } from './arrange-bar';
import { ColorChoice } from './color-choice';
import { NumberBox } from './number-box';
import { move, patch } from './commands';
import type { Editor } from './use-editor';

const place = { least: -limits.place, most: limits.place };
const side = { least: 1, most: limits.side };

function ContentField({ element, editor }: { element: WireElement; editor: Editor }) {
  const id = useId();
  const { hint } = kindFacts[element.kind];
  return (
    <div className="mt-3">
      <Label htmlFor={id}>Content</Label>
      <textarea
        id={id}
        data-content-field=""
        rows={1}
        className="input px-2.5! py-1.5! text-[14px]!"
        maxLength={limits.content}
        disabled={element.isLocked}
        value={element.content}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => patch(editor, { content: event.target.value })}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-[13px] text-mute">
          {hint}
        </p>
      )}
    </div>
  );
}

function LinkField({ element, editor }: { element: WireElement; editor: Editor }) {
  const id = useId();
  const { wireframe, screen } = editor;
  const others = wireframe.screens.filter((each) => each !== screen);
  return (
    <div className="mt-3">
      <Label htmlFor={id}>Links to</Label>
      <select
        id={id}
        className="input min-h-9! px-2.5! py-1! text-[14px]!"
        disabled={element.isLocked || others.length === 0}
        value={linkOf(wireframe, element)}
        onChange={(event) => patch(editor, { link: event.target.value })}
      >
        <option value="">{others.length === 0 ? 'Add a screen to link to' : 'Nothing'}</option>
        {others.map((each) => (
          <option key={each.id} value={each.id}>
            {nameOfScreen(wireframe, each)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The selected element: where it stands, how large it is, what it says. */
export function Properties({ editor }: { editor: Editor }) {
  const { chosen } = editor;
  const [element] = chosen;
  if (!element) return null;
  const isOne = chosen.length === 1;
  const box = boundsOf(chosen);
  const isLocked = chosen.every((each) => each.isLocked);
  const color = chosen.every((each) => each.color === element.color) ? element.color : undefined;
  return (
    <Sheet
      title={isOne ? `${kindFacts[element.kind].label} properties` : `${plural(chosen.length, 'element')} selected`}
      className="panel lg:p-4!"
      subject={chosen.map(({ id }) => id).join(' ')}
      findSubject={() => document.querySelector<SVGElement>(`[data-canvas] [data-id="${CSS.escape(element.id)}"]`)}
    >
      <ArrangeBar editor={editor} />
      <div key={chosen.map(({ id }) => id).join(' ')} className="mt-3 border-t border-line pt-3">
        {isLocked && <p className="mb-2 text-[13px] text-warn">Locked. Unlock {isOne ? 'it' : 'them'} to make changes.</p>}
        <div className="grid grid-cols-2 gap-2.5">
          <NumberBox
            label="X"
            value={box.x}
            {...place}
            disabled={isLocked}
            onChange={(x) => (isOne ? patch(editor, { x }) : move(editor, x - box.x, 0))}
          />
          <NumberBox
            label="Y"
            value={box.y}
            {...place}
            disabled={isLocked}
            onChange={(y) => (isOne ? patch(editor, { y }) : move(editor, 0, y - box.y))}
          />
          {isOne && (
            <>
              <NumberBox label="Width" value={element.width} {...side} disabled={isLocked} onChange={(width) => patch(editor, { width })} />
              <NumberBox
                label="Height"
                value={element.height}
                {...side}
                disabled={isLocked}
                onChange={(height) => patch(editor, { height })}
              />
            </>
          )}
        </div>
        {isOne && <ContentField element={element} editor={editor} />}
        <ColorChoice color={color} disabled={isLocked} onChange={(next) => patch(editor, { color: next })} />
        {isOne && (
          <div className="mt-3">
            <NumberBox
              label="Letter size"
              value={element.size}
              least={limits.leastType}
              most={limits.mostType}
              disabled={isLocked}
              onChange={(size) => patch(editor, { size })}
            />
          </div>
        )}
        {isOne && element.kind !== 'note' && <LinkField element={element} editor={editor} />}
      </div>
    </Sheet>
  );
}
