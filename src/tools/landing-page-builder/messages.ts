import type { Messages } from '@/lib/fields';
import { linkNotes, toEndpoint } from './links';
import type { Item, Section } from './model';

interface AddressMessages {
  problems: Messages;
  notes: Messages;
}

const messagesFor = (name: string, { problem, note }: ReturnType<typeof linkNotes>): AddressMessages => ({
  problems: problem ? { [name]: problem } : {},
  notes: note ? { [name]: note } : {},
});

/** Messages beside the addresses of a section: what is refused, and what leads nowhere. */
export function sectionMessages({ kind, typed }: Section): AddressMessages {
  if (kind === 'hero') return messagesFor('ctaLink', linkNotes(String(typed.ctaLink ?? '')));
  const endpoint = kind === 'form' ? String(typed.endpoint ?? '').trim() : '';
  return endpoint !== '' && !toEndpoint(endpoint)
    ? {
        problems: { endpoint: 'Use an address that starts with https, or an e-mail address. Until then the form isn’t connected.' },
        notes: {},
      }
    : { problems: {}, notes: {} };
}

/** An empty plan address is fine: the plan then follows the main button. */
export function itemMessages({ typed }: Item): AddressMessages {
  const name = ['buttonLink', 'link'].find((key) => String(typed[key] ?? '').trim() !== '');
  return name ? messagesFor(name, linkNotes(String(typed[name]))) : { problems: {}, notes: {} };
}
