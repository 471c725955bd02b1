import { RestoreDialog } from './restore-dialog';
import { ShareDialog } from './share-dialog';

export default function PlaceDialog({ asked, onClose }: { asked: 'open' | 'share'; onClose: () => void }) {
  return asked === 'open' ? <RestoreDialog onClose={onClose} /> : <ShareDialog onClose={onClose} />;
}
