import { Dialog } from '@/ui/dialog';

const shortcuts = [
  { keys: 'Arrow keys', what: 'Move by 1 pixel, with Shift by 10' },
  { keys: 'Alt + arrow keys', what: 'Resize by 1 pixel, with Shift by 10' },
  { keys: 'Page Up, Page Down', what: 'Select the element before or after, with Shift add it' },
  { keys: 'Delete', what: 'Delete the selection' },
  { keys: 'Ctrl + D', what: 'Duplicate' },
  { keys: 'Ctrl + C, Ctrl + V', what: 'Copy and paste, also onto another screen' },
  { keys: 'Ctrl + A', what: 'Select everything on the screen' },
  { keys: 'Ctrl + G, Ctrl + Shift + G', what: 'Group, ungroup' },
  { keys: 'Ctrl + ] , Ctrl + [', what: 'Bring forward, send backward' },
  { keys: 'Enter', what: 'Edit the content' },
  { keys: 'Escape', what: 'Clear the selection, or cancel a drag' },
  { keys: 'Ctrl + Z, Ctrl + Y', what: 'Undo, redo' },
  { keys: 'Ctrl + wheel', what: 'Zoom' },
] as const;

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys on the canvas" onClose={onClose}>
      <dl className="grid grid-cols-1 gap-y-2 text-[14px]">
        {shortcuts.map(({ keys, what }) => (
          <div key={keys} className="grid grid-cols-1 gap-x-3 sm:grid-cols-[200px_1fr]">
            <dt className="font-[550]">{keys}</dt>
            <dd className="text-mute">{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
