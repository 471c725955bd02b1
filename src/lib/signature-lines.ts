import type { Term } from './blocks';

interface Signer {
  /** The party: a person, or an organization that somebody signs for. */
  party: string;
  /** "Maud Pryce, director", as it was typed; empty where it is filled in by hand. */
  signer: string;
  /** Where it is signed; empty where it is filled in by hand. */
  place: string;
  /** Where it is known, whatever the name looks like. */
  kind?: 'person' | 'organization';
}

/** The forms that companies end in; a name without one may be a person's. */
const organization =
  /[\s,(&](?:inc|incorporated|corp|corporation|co|company|llc|l\.l\.c|llp|lp|ltd|limited|plc|pllc|gmbh|ug|ag|kg|ohg|gbr|e\.\s?v|e\.\s?k|se|sa|s\.a|sas|sasu|sarl|s\.a\.r\.l|eurl|sci|bv|b\.v|nv|n\.v|vof|lda|ltda|unipessoal|srl|s\.r\.l|spa|s\.p\.a|sl|s\.l|oy|ab|aps|a\/s|pty|pte|pvt|bhd|kft|zrt|s\.?r\.?o|d\.?o\.?o|z\s?o\.\s?o|a\.s|studio|school|foundation|trust|university|council|group|agency|bank|club|association|cooperative)\.?(?=$|[\s,)])/i;

export const isOrganization = (name: string) => organization.test(name.trim());

/** "Maud Pryce, director" and "Maud Pryce (director)": a name, then what the person is. */
function splitSigner(signer: string): { name: string; title: string } {
  const [, name = signer, inBrackets = '', behind = ''] = /^([^,(]+?)\s*(?:\(([^)]+)\)|,\s*(.+))$/.exec(signer.trim()) ?? [];
  return { name: name.trim(), title: (inBrackets || behind).trim() };
}

/** A line for everything that a signature needs; what was typed is filled in. Whoever signs alone has no title. */
export function signatureLines({ party, signer, place, kind }: Signer): Term[] {
  const { name, title } = splitSigner(signer);
  const isSignedFor = name !== '' || (kind ? kind === 'organization' : isOrganization(party));
  return [
    { label: 'Signature', value: '' },
    ...(isSignedFor
      ? [
          { label: 'Name', value: name },
          { label: 'Title', value: title },
        ]
      : []),
    { label: 'Place', value: place },
    { label: 'Date', value: '' },
  ];
}
