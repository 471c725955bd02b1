import { useId } from 'react';
import type { Picture } from '@/lib/blocks';
import { fromBase64, toBase64 } from '@/lib/bytes';
import { fitInto, wrapPicture } from '@/lib/logos';
import { PicturePicker } from '@/kinds/work/picture-picker';
import { Icon } from '@/ui/icon';
import { showToast } from '@/ui/toast';
import { Label } from '@/ui/labelled';
import { toDataUrl } from '../body';
import { heaviestPicture } from '../content';
import type { PagePicture } from '../model';
import { formatWeight } from '../weights';

interface PictureFieldProps {
  label: string;
  /** Completes "Remove …" and "Alt Text of …". */
  noun: string;
  hint: string;
  picture: PagePicture | null;
  /** The largest size that is kept, in pixels. */
  box: { width: number; height: number };
  /** A favicon says nothing that has to be described. */
  needsAlt?: boolean;
  onChange: (picture: PagePicture | null, key?: string) => void;
}

const weightOf = (base64: string) => Math.floor(base64.length * 0.75);
const scales = [0.8, 0.64, 0.5, 0.4, 0.3];

/** A picture that lets nothing shine through can be kept as a photograph is. */
async function isOpaque(png: string): Promise<boolean> {
  const bitmap = await createImageBitmap(new Blob([fromBase64(png)], { type: 'image/png' }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray(4) };
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** Light enough to travel inside the page: a photograph as JPEG, anything else drawn smaller and smaller. */
async function keepWithin(png: string, picture: Picture): Promise<Omit<PagePicture, 'alt'>> {
  let kept: Omit<PagePicture, 'alt'> = { type: 'png', base64: png, width: picture.width, height: picture.height };
  if (weightOf(png) <= heaviestPicture) return kept;
  const { jpegFile, pngFile } = await import('@/formats/picture');
  const type = (await isOpaque(png)) ? 'jpeg' : 'png';
  const draw = type === 'jpeg' ? jpegFile : pngFile;
  for (const scale of type === 'jpeg' ? [1, ...scales] : scales) {
    const file = await draw(picture, scale);
    kept = {
      type,
      base64: toBase64(new Uint8Array(await file.arrayBuffer())),
      width: Math.max(1, Math.round(picture.width * scale)),
      height: Math.max(1, Math.round(picture.height * scale)),
    };
    if (weightOf(kept.base64) <= heaviestPicture) break;
  }
  return kept;
}

/** To the very edge: half a dot of nothing there would count as transparent, and turn black in a JPEG. */
const toEdge = (picture: Picture): Picture => ({ ...picture, svg: picture.svg.replace('<image ', '<image preserveAspectRatio="none" ') });

export function PictureField({ label, noun, hint, picture, box, needsAlt = true, onChange }: PictureFieldProps) {
  return (
    <div className="min-w-0 sm:col-span-2">
      <PicturePicker
        label={label}
        noun={noun}
        hint={hint}
        isPicked={picture !== null}
        shape={(address, width, height) => toEdge(wrapPicture(address, fitInto({ width, height }, box)))}
        onPick={(png, drawn) =>
          void keepWithin(png, drawn)
            .then((kept) => onChange({ ...kept, alt: picture?.alt ?? '' }))
            .catch(() => showToast('This picture couldn’t be made smaller. Choose another one.'))
        }
        onRemove={() => onChange(null)}
      />
      {picture && (
        <div className="mt-3 flex flex-wrap items-start gap-3">
          <img
            src={toDataUrl(picture)}
            alt={picture.alt || `The chosen ${noun}`}
            className="h-16 max-w-24 rounded-(--radius-control) border border-line object-contain"
          />
          <div className="min-w-0 flex-1">
            {needsAlt && <AltText noun={noun} alt={picture.alt} onChange={(alt) => onChange({ ...picture, alt }, `alt-${noun}`)} />}
            <p className="mt-1 text-[13px] text-mute">
              {picture.width} × {picture.height} px, {formatWeight(weightOf(picture.base64))}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}

function AltText({ noun, alt, onChange }: { noun: string; alt: string; onChange: (alt: string) => void }) {
  const id = useId();
  const isMissing = alt.trim() === '';
  return (
    <>
      <Label htmlFor={id}>Alt Text of {noun}</Label>
      <input
        id={id}
        className="input"
        aria-required
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
        maxLength={300}
        autoComplete="off"
        value={alt}
        onChange={(event) => onChange(event.target.value)}
      />
      {isMissing && (
        <p id={`${id}-problem`} className="mt-1 flex items-start gap-1.5 text-[13px] text-bad">
          <span className="mt-0.5">
            <Icon icon="circle-alert" size={14} />
          </span>
          Say what the picture shows. Then it appears on the page.
        </p>
      )}
    </>
  );
}
