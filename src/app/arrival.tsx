import { RestoreDialog } from '@/kinds/work/restore-dialog';
import { SharedLink } from './shared-link';

/** What came from outside, shown before anything becomes of it. */
export function Arrival({ arrival, onClose }: { arrival: string | File; onClose: () => void }) {
  return typeof arrival === 'string' ? <SharedLink text={arrival} onClose={onClose} /> : <RestoreDialog file={arrival} onClose={onClose} />;
}
