import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { useKeeping } from '@/workspace/keeping';

/** What went wrong, and the way to keep the work all the same. */
export function NotSaved() {
  const why = useKeeping((state) => state.why);
  return (
    <div className="w-full">
      <Notice tone="bad">
        <p className="mb-2">Not saved: {why} Your work is still in this tab.</p>
        <Button icon="download" onClick={() => void import('./backup').then(({ saveBackup }) => saveBackup())}>
          Download a backup
        </Button>
      </Notice>
    </div>
  );
}
