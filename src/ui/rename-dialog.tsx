import { useId, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface RenameDialogProps {
  /** "Rename scenario" */
  title: string;
  /** The field: "Scenario name". */
  label: string;
  name: string;
  longest: number;
  onRename: (name: string) => void;
  onClose: () => void;
}

export default function RenameDialog({ title, label, name, longest, onRename, onClose }: RenameDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [hasTried, setHasTried] = useState(false);
  const isBad = hasTried && typed.trim() === '';
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setHasTried(true);
          if (typed.trim() === '') return;
          onRename(typed);
          onClose();
        }}
      >
        <label htmlFor={id} className="mb-1 block font-[550]">
          {label}
        </label>
        <input
          id={id}
          className="input"
          value={typed}
          maxLength={longest}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-problem` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isBad && (
          <p id={`${id}-problem`} className="mt-1 text-[13px] text-bad">
            Give it a name.
          </p>
        )}
        <div className="mt-4 flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
