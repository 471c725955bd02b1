import { useMemo } from 'react';
import { pictureUrl } from '@/lib/blocks';
import { mockups } from '../mockups';
import type { Settings } from '../model';
import type { Face } from '../text-face';

/** The logo on a card, a page, a phone and a wall. */
export function InUse({ settings, face }: { settings: Settings; face: Face }) {
  const shown = useMemo(() => mockups(settings, face), [settings, face]);
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {shown.map(({ label, picture }) => (
          <figure key={label} className="min-w-0">
            <img
              src={pictureUrl(picture)}
              width={picture.width}
              height={picture.height}
              alt={`${label} with the logo`}
              className="h-auto w-full rounded-(--radius-control) border border-line"
            />
            <figcaption className="mt-1.5 text-[13px] text-mute">{label}</figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-3 text-[13px] text-mute">Drawn pictures, not photographs. Gray bars stand for your words.</p>
    </>
  );
}
