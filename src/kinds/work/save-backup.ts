import { tell } from '@/lib/told';
import { showToast } from '@/ui/toast';

/** Everything as one file; what makes it comes when it is asked for. */
export async function saveBackup(): Promise<void> {
  try {
    await (await import('./backup')).saveBackup();
  } catch (error) {
    showToast(tell(error, 'The backup couldn’t be made. Check your connection and try again.'));
  }
}
