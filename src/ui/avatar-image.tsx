import { pictureUrl } from '@/lib/blocks';
import { toAvatar, type Pictured } from '@/lib/avatars';

/** Beside the name, so it needs no words of its own. */
export function AvatarImage({ of: person, side }: { of: Pictured; side: number }) {
  return <img alt="" src={pictureUrl(toAvatar(person, side))} width={side} height={side} className="flex-none rounded-full" />;
}
