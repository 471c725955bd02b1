import { useId, useRef, useState } from 'react';
import type { Picture } from '@/lib/blocks';
import { toBase64 } from '@/lib/bytes';
import { detectPictureType, largestPictureFile } from '@/lib/logos';
import { capitalise } from '@/lib/text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Label } from '@/ui/labelled';
import { useSay } from '@/workspace/tool-state';

const wrongType = 'Choose a PNG, JPEG or WebP picture.';
const broken = 'This picture can’t be opened. Save it again and choose the new file.';

/** Pictures of more dots than this stall the browser. */
const mostDots = 50_000_000;

interface PicturePickerProps {
  label: string;
  /** "logo" or "photo". */
  noun: string;
  hint: string;
  isPicked: boolean;
  /** What is kept of a picture of that size: made smaller, or cut to a shape. */
  shape: (address: string, width: number, height: number) => Picture;
  /** The kept picture as a PNG in base64. */
  onPick: (png: string, picture: Picture) => void;
  onRemove: () => void;
}

/** A picture from this device: read here, made small, and kept with the work. */
export function PicturePicker({ label, noun, hint, isPicked, shape, onPick, onRemove }: PicturePickerProps) {
  const id = useId();
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [waiting, setWaiting] = useState('');

  const open = async (file: File | undefined) => {
    setProblem('');
    setWaiting('');
    if (!file) return;
    if (file.size > largestPictureFile) {
      setProblem('This file is over 20 MB. Choose a smaller one.');
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = detectPictureType(bytes);
    if (type) setWaiting(`data:${type};base64,${toBase64(bytes)}`);
    else setProblem(wrongType);
  };
  /** Drawn anew, so that only the picture is kept: no place, camera or owner that the file may name. */
  const keep = async (address: string, width: number, height: number) => {
    if (width < 1 || height < 1 || width * height > mostDots) throw new Error(broken);
    const picture = shape(address, width, height);
    const { pngFile } = await import('@/formats/picture');
    const png = toBase64(new Uint8Array(await (await pngFile(picture)).arrayBuffer()));
    onPick(png, picture);
  };
  const settle = (address: string, picture: HTMLImageElement) => {
    keep(address, picture.naturalWidth, picture.naturalHeight)
      .catch(() => setProblem(broken))
      .finally(() => setWaiting(''));
  };

  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
        className="input"
        onChange={(event) => void open(event.target.files?.[0]).catch(() => setProblem(broken))}
      />
      <p id={`${id}-hint`} className="mt-1 text-[13px] text-mute">
        {hint}
      </p>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1 flex items-start gap-1.5 text-[13px] text-bad">
          <span className="mt-0.5">
            <Icon icon="circle-alert" size={14} />
          </span>
          {problem}
        </p>
      )}
      {waiting && (
        <img
          hidden
          alt=""
          src={waiting}
          onLoad={(event) => settle(waiting, event.currentTarget)}
          onError={() => {
            setWaiting('');
            setProblem(broken);
          }}
        />
      )}
      {isPicked && (
        <Button
          className="mt-3"
          icon="trash-2"
          onClick={() => {
            onRemove();
            if (input.current) input.current.value = '';
            say(`${capitalise(noun)} removed`);
          }}
        >
          Remove {noun}
        </Button>
      )}
    </div>
  );
}
