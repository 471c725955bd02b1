import { plural } from '@/lib/text';
import { IconButton } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Menu } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import { limits, type Guide } from '../model';
import type { Editor, View } from './use-editor';
import { fitZoom, stepZoom, zoomLevels } from './zoom';

const toggles: readonly { name: Exclude<keyof View, 'zoom'>; icon: string; label: string }[] = [
  { name: 'hasGrid', icon: 'grid-3x3', label: 'Grid' },
  { name: 'isSnapping', icon: 'magnet', label: 'Snap' },
  { name: 'areNotesShown', icon: 'sticky-note', label: 'Show notes' },
  { name: 'isPickingSeveral', icon: 'copy-check', label: 'Select several' },
  { name: 'isPanning', icon: 'hand', label: 'Pan' },
];

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;

/** How the canvas is looked at; none of it changes the work but the guides. */
export function ViewBar({ editor }: { editor: Editor }) {
  const { view, show, wireframe, change } = editor;
  const { zoom } = view;
  const known = zoomLevels.some((level) => level === zoom);
  const fit = () => {
    const frame = document.querySelector<HTMLElement>('[data-canvas]');
    if (frame) show({ zoom: fitZoom(frame, wireframe) });
  };
  const addGuide = (axis: Guide['axis']) => {
    if (wireframe.guides.length >= limits.guides) {
      showToast(`You can have up to ${plural(limits.guides, 'guide')}.`);
      return;
    }
    const at = Math.round((axis === 'x' ? wireframe.width : wireframe.height) / 2);
    change((data) => ({ ...data, guides: [...data.guides, { id: makeId(), axis, at }] }));
  };
  const guideItems = [
    { label: 'Add vertical guide', onSelect: () => addGuide('x') },
    { label: 'Add horizontal guide', onSelect: () => addGuide('y') },
    ...(wireframe.guides.length > 0
      ? [
          {
            label: 'Remove all guides',
            onSelect: () => change((data) => ({ ...data, guides: [] }), { say: 'Guides removed' }),
          },
        ]
      : []),
  ];
  const hasNotes = view.areNotesShown && wireframe.screens.some(({ elements }) => elements.some(({ kind }) => kind === 'note'));
  return (
    <div role="group" aria-label="View" className="mt-2 flex flex-wrap items-center gap-1">
      <IconButton icon="zoom-out" label="Zoom out" disabled={zoom <= 0.25} onClick={() => show({ zoom: stepZoom(zoom, -1) })} />
      <select
        aria-label="Zoom"
        className="input min-h-9! w-24! py-1! text-[14px]!"
        value={String(zoom)}
        onChange={(event) => show({ zoom: Number(event.target.value) })}
      >
        {!known && <option value={String(zoom)}>{percent(zoom)}</option>}
        {zoomLevels.map((level) => (
          <option key={level} value={String(level)}>
            {percent(level)}
          </option>
        ))}
      </select>
      <IconButton icon="zoom-in" label="Zoom in" disabled={zoom >= 2} onClick={() => show({ zoom: stepZoom(zoom, 1) })} />
      <IconButton icon="maximize" label="Fit" onClick={fit} />
      <span className="mx-1 h-5 border-l border-line-strong" />
      {toggles.map(({ name, icon, label }) => (
        <IconButton key={name} icon={icon} label={label} aria-pressed={view[name]} onClick={() => show({ [name]: !view[name] })} />
      ))}
      <Menu label="Guides" buttonClass="btn btn-quiet btn-icon" items={guideItems}>
        <Icon icon="ruler" />
      </Menu>
      {hasNotes && (
        <label className="ml-1 flex min-h-8 items-center gap-2 text-[13px]">
          <input
            type="checkbox"
            className="size-4.5 flex-none accent-accent"
            checked={view.areNotesKept}
            onChange={(event) => show({ areNotesKept: event.target.checked })}
          />
          Notes in exports and preview
        </label>
      )}
    </div>
  );
}
