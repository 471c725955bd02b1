import { pictureUrl } from '@/lib/blocks';
import { toAvatar } from '../avatar';
import type { Persona } from '../model';

/** Beside the name, so it needs no words of its own. */
export function AvatarImage({ persona, side }: { persona: Persona; side: number }) {
  return <img alt="" src={pictureUrl(toAvatar(persona, side))} width={side} height={side} className="flex-none rounded-full" />;
}
