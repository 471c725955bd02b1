import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';

const questions = {
  sample: { title: 'Replace what you wrote with the sample?', button: 'Replace with sample', after: 'the sample takes its place' },
  clear: { title: 'Clear what you wrote?', button: 'Clear all boxes', after: 'every box is empty' },
} as const;
export type Question = keyof typeof questions;

/** Only asked where something of the user's own would go. */
export function AskDialog({ about, notes, onYes, onClose }: { about: Question; notes: number; onYes: () => void; onClose: () => void }) {
  const { title, button, after } = questions[about];
  const what = notes === 0 ? 'The name of the canvas is removed' : `Everything on all three canvases is removed (${plural(notes, 'note')})`;
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mb-4 text-mute">
        {what}, and {after}. Saved versions are kept, and you can undo this.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={onYes}>
          {button}
        </Button>
      </div>
    </Dialog>
  );
}
