import { use, useState } from 'react';
import type { FileOffer } from '@/lib/files';
import { tell } from '@/lib/told';
import { saveFile } from '@/platform/download';
import { Button } from '@/ui/button';
import { Menu } from '@/ui/menu';
import { showToast } from '@/ui/toast';
import { ToolIdContext } from '@/workspace/tool-id';
import { documentFile } from './document-file';

interface DownloadProps {
  /** The first is what the button saves; the others stand in the menu beside it. */
  files: readonly FileOffer[];
  /** Offers the whole document as well, to be opened again with everything in it. */
  hasDocument?: boolean;
  label?: string;
  look?: 'plain' | 'primary';
  disabled?: boolean;
}

/** Named like the file that stands first. */
const toJsonName = (name: string) => `${name.replace(/\.\w+$/, '')}.json`;

/** The one way out of every tool. A file that cannot be made says why and costs nothing. */
export function Download({ files: made, hasDocument = false, label = 'Download', look = 'plain', disabled }: DownloadProps) {
  const tool = use(ToolIdContext);
  const [isBusy, setIsBusy] = useState(false);
  const [first, ...others] = hasDocument && made[0] ? [...made, documentFile(tool, toJsonName(made[0].name))] : made;
  if (!first) return null;
  const files = [first, ...others];
  const save = async (offer: FileOffer) => {
    setIsBusy(true);
    try {
      saveFile(offer.name, await offer.make());
      showToast(`Saved ${offer.name}`);
    } catch (error) {
      showToast(`${offer.label} couldn’t be created. ${tell(error, 'Check your connection and try again.')}`);
    } finally {
      setIsBusy(false);
    }
  };
  const colors = look === 'primary' ? 'btn-primary' : '';
  return (
    <div className="inline-flex">
      <Button
        look={look}
        icon="download"
        className={others.length > 0 ? 'rounded-r-none!' : ''}
        disabled={disabled}
        aria-busy={isBusy}
        title={first.name}
        onClick={() => void save(first)}
      >
        {label}
      </Button>
      {others.length > 0 && (
        <Menu
          label="Other formats"
          disabled={disabled}
          buttonClass={`btn btn-icon ${colors} -ml-px rounded-l-none! ${look === 'primary' ? 'border-l-on-accent/40!' : ''}`}
          items={files.map((offer) => ({ label: offer.label, detail: offer.name, onSelect: () => void save(offer) }))}
        />
      )}
    </div>
  );
}
