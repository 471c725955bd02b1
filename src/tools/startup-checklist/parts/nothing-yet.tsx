import { Button } from '@/ui/button';

interface NothingYetProps {
  onAdd: () => void;
  onPack: () => void;
  onSample: () => void;
}

/** An empty list, with three ways to fill it. */
export function NothingYet({ onAdd, onPack, onSample }: NothingYetProps) {
  return (
    <div className="panel flex flex-col items-center gap-3 py-12! text-center">
      <p className="font-semibold">No tasks found</p>
      <p className="max-w-md text-mute">Add your own first step, or start from a pack of steps for your country and stage.</p>
      <div className="mt-1 flex flex-wrap justify-center gap-2">
        <Button look="primary" icon="plus" onClick={onAdd}>
          Add Your First Task
        </Button>
        <Button icon="package-plus" onClick={onPack}>
          Add a pack
        </Button>
        <Button onClick={onSample}>Load sample</Button>
      </div>
    </div>
  );
}
