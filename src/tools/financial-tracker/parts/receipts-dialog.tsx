import type { Picture } from '@/lib/blocks';
import { toBase64 } from '@/lib/bytes';
import { plural } from '@/lib/text';
import { PicturePicker } from '@/kinds/work/picture-picker';
import type { Records } from '@/kinds/records/use-records';
import { makeId } from '@/platform/ids';
import { IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import type { fields, TrackerExtra, Transaction } from '../model';
import { heaviestReceipt, receiptsOf, shapeReceipt } from '../receipts';

interface ReceiptsDialogProps {
  transaction: Transaction;
  records: Records<typeof fields, TrackerExtra>;
  onClose: () => void;
}

/** Photographs of what was paid for, kept with the transaction. */
export function ReceiptsDialog({ transaction, records, onClose }: ReceiptsDialogProps) {
  const { id, description } = transaction;
  const own = receiptsOf(records.extra.receipts, id);
  const add = async (picture: Picture) => {
    const { jpegFile } = await import('@/formats/picture');
    const jpeg = toBase64(new Uint8Array(await (await jpegFile(picture)).arrayBuffer()));
    if (jpeg.length > heaviestReceipt) {
      showToast('This picture is too large to keep. Photograph the receipt from farther away.');
      return;
    }
    records.setExtra(
      (extra) => ({
        ...extra,
        receipts: [...extra.receipts, { id: makeId(), of: id, name: `Receipt ${own.length + 1}`, picture: jpeg }],
      }),
      { say: 'Receipt kept' },
    );
  };
  const remove = (gone: string) =>
    records.setExtra((extra) => ({ ...extra, receipts: extra.receipts.filter((one) => one.id !== gone) }), { say: 'Receipt removed' });
  return (
    <Dialog title="Receipts" width="wide" onClose={onClose}>
      <p className="mb-4 break-words">
        {description}: {own.length === 0 ? 'no receipt yet.' : `${plural(own.length, 'receipt')}.`}
      </p>
      <PicturePicker
        label="Add a receipt"
        noun="receipt"
        hint="A PNG, JPEG or WebP picture, up to 20 MB. It stays on this device and goes into your JSON file and the year-end receipts."
        isPicked={false}
        shape={shapeReceipt}
        onPick={(_png, picture) => void add(picture).catch(() => showToast('This picture couldn’t be kept. Choose another one.'))}
        onRemove={() => undefined}
      />
      {own.length > 0 && (
        <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2" aria-label="Receipts">
          {own.map(({ id: key, name, picture }) => (
            <li key={key}>
              <p className="mb-1 flex items-center justify-between gap-2">
                {name}
                <IconButton icon="trash-2" label={`Remove ${name}`} onClick={() => remove(key)} />
              </p>
              <img
                src={`data:image/jpeg;base64,${picture}`}
                alt={`${name} of ${description}`}
                className="max-h-96 w-full rounded-(--radius-control) border border-line object-contain"
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
