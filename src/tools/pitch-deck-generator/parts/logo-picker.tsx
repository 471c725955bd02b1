import { useId, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { showToast } from '@/ui/toast';
import type { Tool } from '@/workspace/tool-state';
import { detectPictureType, fitInto, largestLogoFile, logoBox, toBase64, wrapPicture } from '../logo';
import type { DeckData } from '../model';

const wrongType = 'Choose a PNG, JPEG or WebP picture.';
const broken = 'This picture cannot be opened. Save it again and choose the new file.';

/** Pictures of more dots than this stall the browser. */
const mostDots = 50_000_000;

/** The company's logo: read here, made small, and kept with the deck. */
export function LogoPicker({ tool: { data, change, undo } }: { tool: Tool<DeckData> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [waiting, setWaiting] = useState('');

  const open = async (file: File | undefined) => {
    setProblem('');
    setWaiting('');
    if (!file) return;
    if (file.size > largestLogoFile) {
      setProblem('This file is over 5 MB. Choose a smaller one.');
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
    const size = fitInto({ width, height }, logoBox);
    const { pngFile } = await import('@/formats/picture');
    const png = toBase64(new Uint8Array(await (await pngFile(wrapPicture(address, size))).arrayBuffer()));
    change((current) => ({ ...current, logo: { png, ...size } }));
  };

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[13px] font-[550]">
        Logo
      </label>
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
        PNG, JPEG or WebP, up to 5 MB. It stays on this device and stands on every slide.
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
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            void keep(waiting, naturalWidth, naturalHeight)
              .catch(() => setProblem(broken))
              .finally(() => setWaiting(''))
          }
          onError={() => {
            setWaiting('');
            setProblem(broken);
          }}
        />
      )}
      {data.logo && (
        <Button
          className="mt-3"
          icon="trash-2"
          onClick={() => {
            change((current) => ({ ...current, logo: null }));
            if (input.current) input.current.value = '';
            showToast('Logo removed', { label: 'Undo', run: undo });
          }}
        >
          Remove logo
        </Button>
      )}
    </div>
  );
}
