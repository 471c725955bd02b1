import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { forgetEverything } from '@/workspace/keep/forget';
import { saveBackup } from './backup';

/** The last chance to take everything along. */
export function ForgetDialog({ onClose }: { onClose: () => void }) {
  const forget = async () => {
    try {
      await forgetEverything();
      showToast('Everything is forgotten');
      onClose();
    } catch (error) {
      console.warn(error);
      showToast('The browser couldn’t delete it. Close other tabs with this site and try again.');
    }
  };
  return (
    <Dialog title="Forget everything" onClose={onClose}>
      <p>
        All documents, settings and keys are deleted from this device and this tab. This can’t be undone, so download a backup first if you
        might need any of it again.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon="download" onClick={() => void saveBackup()}>
          Download a backup
        </Button>
        <Button look="primary" onClick={() => void forget()}>
          Forget everything
        </Button>
      </div>
    </Dialog>
  );
}
