import { isAllSample } from '@/kinds/records/state';
import { Download } from '@/kinds/work/download';
import { Dialog } from '@/ui/dialog';
import { Chip } from '@/ui/layout';
import { plural } from '@/lib/text';
import { bulkServices, postsToSend } from '../bulk';
import type { PlannerExtra, Post } from '../model';

interface BulkDialogProps {
  upcoming: readonly Post[];
  extra: PlannerExtra;
  zone: string;
  onClose: () => void;
}

/** Files that posting services take, each in its own order of columns. */
export function BulkDialog({ upcoming, extra, zone, onClose }: BulkDialogProps) {
  const isSample = upcoming.length > 0 && isAllSample(upcoming);
  const sent = postsToSend(upcoming);
  const samples = upcoming.length - sent.length;
  const services = bulkServices({ upcoming, extra, zone });
  return (
    <Dialog title="Files for posting services" width="wide" onClose={onClose}>
      {isSample && (
        <p className="mb-2">
          <Chip tone="warn">Sample</Chip>
        </p>
      )}
      <p className="text-mute">
        {upcoming.length > 0
          ? `${plural(sent.length, 'upcoming post')}. Posts whose time has passed are left out, since services refuse them${samples > 0 ? `, and so ${samples === 1 ? 'is' : 'are'} ${plural(samples, 'sample post')}` : ''}.`
          : 'No upcoming posts are scheduled, so there is nothing to upload yet.'}
      </p>
      {upcoming.length > 0 && (
        <>
          {services.map(({ name, notes, files }) => (
            <section key={name} aria-label={name} className="mt-4 border-t border-line pt-4">
              <h3 className="font-semibold">{name}</h3>
              {notes.map((note) => (
                <p key={note} className="text-[13px] text-mute">
                  {note}
                </p>
              ))}
              <div className="mt-2 flex flex-wrap gap-2">
                {files.map((file) => (
                  <Download key={file.name} label={file.label} files={[file]} />
                ))}
              </div>
            </section>
          ))}
          <p className="mt-4 text-[13px] text-mute">
            Upload the files as they are: posts are saved exactly as you typed them, and a spreadsheet may read some as formulas. Services
            change their formats; if one refuses a file, compare it with the template on its help page.
          </p>
        </>
      )}
    </Dialog>
  );
}
