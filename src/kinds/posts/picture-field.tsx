import { toBase64 } from '@/lib/bytes';
import { networks, type NetworkId } from '@/lib/networks';
import { PicturePicker } from '@/kinds/work/picture-picker';
import { Download } from '@/kinds/work/download';
import { pictureSize } from '@/platform/canvas';
import { cropTo, isPicture, pictureSizes, shrink, type Crop } from './pictures';

interface PictureFieldProps {
  network: NetworkId;
  picture: string;
  crop: Crop;
  onChange: (picture: string) => void;
}

const toAddress = async (file: Blob) => `data:image/jpeg;base64,${toBase64(new Uint8Array(await file.arrayBuffer()))}`;

async function makeCropped(picture: string, crop: Crop, frame: { width: number; height: number }): Promise<Blob> {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const size = await pictureSize(new Blob([bytes], { type: 'image/jpeg' }));
  const { jpegFile } = await import('@/formats/picture');
  return jpegFile(cropTo(picture, size, frame, crop));
}

/** A picture for the post: kept small, shown in the preview, and saved in the shape that the network shows. */
export function PictureField({ network, picture, crop, onChange }: PictureFieldProps) {
  const size = pictureSizes[network];
  const isKept = isPicture(picture);
  return (
    <div className="min-w-0">
      <PicturePicker
        label="Picture"
        noun="picture"
        hint="PNG, JPEG or WebP, up to 20 MB. It stays on this device; a copy of at most 1,200 pixels is kept with the post."
        isPicked={isKept}
        shape={shrink}
        onPick={(_png, made) => {
          void import('@/formats/picture').then(async ({ jpegFile }) => onChange(await toAddress(await jpegFile(made))));
        }}
        onRemove={() => onChange('')}
      />
      {isKept && size && (
        <div className="mt-2">
          <Download
            label={`Save for ${networks[network].name}, ${size.width} × ${size.height}`}
            files={[{ label: 'Picture', name: `picture-${network}.jpg`, make: () => makeCropped(picture, crop, size) }]}
          />
        </div>
      )}
    </div>
  );
}
