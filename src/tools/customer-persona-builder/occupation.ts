import { capitalise } from '@/lib/text';
import { organisationNouns } from '@/writer/trades/organisations';
import { readBuyer } from '@/writer/trades/read-role';
import type { Role } from '@/writer/trades/roles';
import { toSingular } from '@/writer/trades/tokens';
import { inSentence } from '@/writer/in-sentence';
import type { BusinessModel } from './content';

/** Who a persona is, as far as the target market says so. */
interface Occupation {
  text: string;
  isInCompany: boolean;
  /** It is their own business, and their own money. */
  isOwner: boolean;
  role?: Role | undefined;
}

const nouns = new Set(organisationNouns.split('; '));
const leading = /hotelier|manager|head|director|owner|founder|chief|officer|president|principal|partner|\b(?:C[EFTOMI]O|VP)\b/i;
/** Owners may own a horse; these work for somebody. */
const employed = /^(?:\S+ ){0,2}(?:managers?|directors?|heads? of|officers?|partners? (?:at|in))\b/i;
/** Who works for nobody else, as a rule. */
const ownMasters =
  /\b(?:owners?|founders?|hoteliers?|freelance\w*|self-employed|sole traders?|farmers?|growers?|smallholders?|shopkeepers?|innkeepers?|landlords?|restaurateurs?|winemakers?|beekeepers?)\b/i;
/** A longer answer would not fit its line. */
const longestGroup = 100;

/** "Independent cafés" becomes "an independent café", but only where every ending and every capital is certain. */
function toOne(organisations: string): string {
  const [head = ''] = organisations.split(/(?=,| (?:in|with|near|across|from|of|that|who|on|at)\b)/);
  const rest = organisations.slice(head.length);
  const lowered = nouns.has(toSingular(head.toLowerCase())) ? head.toLowerCase() : inSentence(head, true);
  const [, before = '', last = ''] = /^(.*?)(\S+)$/.exec(lowered) ?? [];
  const one = toSingular(last);
  if (
    one === last ||
    / (?:and|or|&) /.test(before) ||
    !nouns.has(one) ||
    lowered !== lowered.toLowerCase() ||
    /^,| (?:that|who)\b/.test(rest)
  )
    return '';
  return `${/^[aeiou]/.test(before + one) && !/^(?:uni|eu|one)/.test(before + one) ? 'an' : 'a'} ${before}${one}${/^ of .* (?:with|that|who)\b/.test(rest) ? '' : rest}`;
}

/** A title that was named, or a plain description in the user's words; never a job that was made up. */
export function findOccupation(group: string, model: BusinessModel | ''): Occupation {
  const { role, title = '', organisations: read = '' } = readBuyer(group);
  // "People after surgery" do not work in one.
  const organisations = /^(?:people|anyone|everyone) (?!(?:at|in|from)\b)/i.test(group) ? '' : read;
  const [, owned = ''] = /^(.+?) owners?\b/i.exec(group) ?? [];
  // "Food truck owners" own a business; "horse owners" may not.
  if (model !== 'B2C' && nouns.has(owned.toLowerCase()))
    return { text: capitalise(`${owned} owner`), isInCompany: true, isOwner: true, role };
  const isInCompany = model === 'B2B' || (model !== 'B2C' && (organisations !== '' || leading.test(title) || employed.test(group)));
  const isOwner = isInCompany && ownMasters.test(`${title} ${group}`);
  const one = toOne(organisations);
  const named = capitalise(title);
  const [, running = ''] = /^(owners?|managers?) of /i.exec(group) ?? [];
  if (running !== '' && one !== '') return { text: `${/^o/i.test(running) ? 'Owner' : 'Manager'} of ${one}`, isInCompany, isOwner, role };
  if (named !== '') {
    const where = one === '' ? (organisations === '' ? '' : ` (${organisations})`) : ` at ${one}`;
    return { text: `${named}${where}`, isInCompany, isOwner, role };
  }
  if (one !== '') return { text: `Buys for ${one}`, isInCompany, isOwner };
  const who = isInCompany ? 'Business customer' : model === 'B2C' ? 'Private customer' : 'Customer';
  return { text: group.length > longestGroup || group === '' ? who : `${who} (${group})`, isInCompany, isOwner };
}
