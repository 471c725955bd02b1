import type { Sheet } from '@/lib/sheet';
import { endingOf } from '@/lib/domains';
import { describeStanding, type Standing } from './availability';
import type { Pick } from './model';
import { readDomain } from './paste';
import { identityOf, nameOf } from './picks';
import type { Candidate } from './names';
import { describeFirst, describeRenewal, describeTrap, isPriceTrap, priceOf, type OwnPrices } from './prices';
import { describeTraits } from './traits';

const text = (label: string) => ({ label, kind: 'text' }) as const;

/** The same three cells for every list: what is not known is said, not left empty. */
function priceCells(prices: OwnPrices, ending: string): string[] {
  const price = priceOf(prices, ending);
  if (!price) return ['Check at the registrar', 'Check at the registrar', ''];
  return [describeFirst(price), describeRenewal(price), isPriceTrap(price) ? describeTrap(price) : ''];
}

const priceColumns = [text('First year (check at the registrar)'), text('Renewal (check at the registrar)'), text('Price warning')];

export const candidateSheet = (candidates: readonly Candidate[], standingOf: (domain: string) => Standing, prices: OwnPrices): Sheet => ({
  name: 'Domains',
  columns: [
    text('Domain'),
    text('As registries write it'),
    text('Category'),
    text('Made from'),
    text('Availability'),
    ...priceColumns,
    text('Traits'),
  ],
  rows: candidates.map(({ shown, domain, category, how, ending, label }) => [
    shown,
    domain,
    category,
    how,
    describeStanding(standingOf(domain)),
    ...priceCells(prices, ending),
    describeTraits(label),
  ]),
});

export const shortlistSheet = (picks: readonly Pick[], standingOf: (domain: string) => Standing, prices: OwnPrices): Sheet => ({
  name: 'Shortlist',
  columns: [text('Domain'), text('Decision'), text('Notes'), text('Availability'), ...priceColumns],
  rows: picks.map((pick) => {
    const domain = identityOf(pick);
    if (!readDomain(pick.domain)) return [nameOf(pick), pick.decision, pick.notes, 'Not a domain', '', '', ''];
    return [nameOf(pick), pick.decision, pick.notes, describeStanding(standingOf(domain)), ...priceCells(prices, endingOf(domain))];
  }),
});
