import { Dialog } from '@/ui/dialog';

export default function RefusedDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog title="Copy it yourself" onClose={onClose}>
      <p className="mb-2 text-mute">Your browser didn’t let us copy. The text is selected: press Ctrl+C or ⌘C.</p>
      <textarea readOnly aria-label="Text to copy" className="input h-48" value={text} onFocus={(event) => event.target.select()} />
    </Dialog>
  );
}
