import { useId } from 'react';
import { initialsOf } from '@/lib/avatars';
import { formatDay } from '@/lib/dates';
import { networkLimitsDate, networks, type NetworkId } from '@/lib/networks';
import { Icon } from '@/ui/icon';
import { useWorkspace } from '@/workspace/store';
import { isPicture, pictureSizes, positionOf, type Crop } from './pictures';
import { toShown } from './preview';

interface PostPreviewProps {
  network: NetworkId;
  /** What is posted, hashtags included. */
  text: string;
  title?: string;
  link?: string;
  picture: string;
  altText: string;
  crop: Crop;
}

/** The post as the feed would show it: its shape, what is cut and what becomes of a link. Drawn plainly, in nobody's colours. */
export function PostPreview({ network, text, title = '', link = '', picture, altText, crop }: PostPreviewProps) {
  const id = useId();
  const company = useWorkspace((state) => state.company.answers['company.name'] ?? '').trim() || 'Your name';
  const hasPicture = isPicture(picture);
  const { visible, hidden, more, card, isPictureFirst, notes } = toShown({ network, text, link, hasPicture });
  const { name } = networks[network];
  const size = pictureSizes[network];
  const image = hasPicture && size && (
    <img
      src={picture}
      alt={altText}
      className="w-full bg-sunk object-cover"
      style={{ aspectRatio: `${size.width} / ${size.height}`, objectPosition: positionOf(crop) }}
    />
  );
  const words = (visible !== '' || title !== '') && (
    <div className="px-3.5 py-2.5 text-[14px] wrap-anywhere whitespace-pre-line">
      {title !== '' && <p className="font-[550]">{title}</p>}
      {visible}
      {hidden !== '' && (
        <>
          {' '}
          <span className="text-mute">{more}</span>
        </>
      )}
    </div>
  );
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1 text-[13px] font-[550]">
        On {name}
      </h3>
      <div className="max-w-sm overflow-hidden rounded-(--radius-panel) border border-line bg-surface">
        <div className="flex items-center gap-2.5 px-3.5 pt-3 pb-1">
          <span
            aria-hidden
            className="flex size-9 flex-none items-center justify-center rounded-full bg-sunk text-[13px] font-semibold text-mute"
          >
            {initialsOf(company)}
          </span>
          <span className="min-w-0">
            <span className="block truncate text-[14px] font-[550]">{company}</span>
            <span className="block text-[13px] text-mute">{name}</span>
          </span>
        </div>
        {isPictureFirst ? (
          <>
            {image}
            {words}
          </>
        ) : (
          <>
            {words}
            {image}
          </>
        )}
        {card !== '' && (
          <div className="m-2 flex items-center gap-2.5 rounded-(--radius-control) border border-line bg-sunk px-3 py-2.5 text-[13px]">
            <Icon icon="link" />
            <span className="min-w-0">
              <span className="block truncate font-[550]">{card}</span>
              <span className="text-mute">The page’s own title and picture appear here.</span>
            </span>
          </div>
        )}
      </div>
      {[
        ...notes,
        ...(hidden === '' ? [] : [`${hidden.length.toLocaleString('en-US')} characters are behind “${more.replace(/^…\s*/, '')}”.`]),
        ...(hasPicture && altText.trim() === '' ? ['The picture has no alt text yet.'] : []),
      ].map((note) => (
        <p key={note} className="mt-1 max-w-sm text-[13px] text-warn">
          {note}
        </p>
      ))}
      <p className="mt-1 max-w-sm text-[13px] text-mute">
        A drawing of how it reads, as of {formatDay(networkLimitsDate)}; feeds differ a little.
      </p>
    </section>
  );
}
