import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { limits } from '../model';

export default function RenameDialog({ name, onRename, onClose }: { name: string; onRename: (name: string) => void; onClose: () => void }) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [hasTried, setHasTried] = useState(false);
  const isBad = hasTried && typed.trim() === '';
  return (
    <Dialog title="Rename screen" onClose={onClose}>
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
          Screen title
        </label>
        <input
          id={id}
          className="input"
          value={typed}
          maxLength={limits.name}
          aria-invalid={isBad}
          aria-describedby={isBad ? `${id}-problem` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isBad && (
          <p id={`${id}-problem`} className="mt-1 text-[13px] text-bad">
            Give it a title.
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
