import { Button } from '@/ui/button';
import { useUndo } from '@/workspace/tool-state';

interface AddedFootProps {
  /** "Cafe: 5 steps added."; empty until something was. */
  added: string;
  onUndone: () => void;
  onClose: () => void;
}

/** The foot of a dialog that adds to the list behind it. Messages of the page lie behind an open dialog, so the way back stands here too. */
export function AddedFoot({ added, onUndone, onClose }: AddedFootProps) {
  const { undo } = useUndo();
  return (
    <div className="mt-5 flex flex-wrap items-center justify-end gap-3">
      <span role="status" className="mr-auto">
        {added}
      </span>
      {added !== '' && (
        <Button
          look="quiet"
          icon="undo-2"
          onClick={() => {
            undo();
            onUndone();
          }}
        >
          Undo
        </Button>
      )}
      <Button onClick={onClose}>Done</Button>
    </div>
  );
}
