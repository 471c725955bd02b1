import { textBlob } from '@/formats/file';
import type { FileOffer } from '@/lib/files';
import { heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { groupBy } from '@/lib/lists';
import { plural } from '@/lib/text';
import { documentFiles } from '@/kinds/document/files';
import { recordFiles } from '@/kinds/records/files';
import { isAllSample, isSampleRecord } from '@/kinds/records/state';
import { linkOf, showAddress } from './addresses';
import { toOpml } from './opml';
import { categories, fields, formatChecked, formatPrice, formatRating, nameOf, type Resource } from './model';

const title = 'Startup resources';

const factsOf = (resource: Resource) =>
  [
    formatPrice(resource),
    resource.hasFreeTier ? 'Free tier' : '',
    resource.hasCredits ? 'Credit program' : '',
    formatRating(resource),
    resource.country.trim(),
    resource.tags.length > 0 ? `Tags: ${resource.tags.join(', ')}` : '',
    resource.isFavourite ? 'Favorite' : '',
    isSampleRecord(resource) ? 'Sample' : '',
    formatChecked(resource),
  ]
    .filter(Boolean)
    .join(' · ');

function blocksOf(resource: Resource): Block[] {
  const name = nameOf(resource);
  const { url, description, notes } = resource;
  return [
    heading(3, name),
    linkOf(url) ? { kind: 'link', text: showAddress(url), url } : paragraph(`${url.trim()} (not a web address)`.trim(), 'muted'),
    ...(description.trim() ? [paragraph(description.trim())] : []),
    ...(notes.trim() ? [paragraph(`Notes: ${notes.trim()}`)] : []),
    paragraph(factsOf(resource), 'muted'),
  ];
}

/** One page to hand on. What was hidden stays with its owner. */
export function toDocument(resources: readonly Resource[]): Document {
  const shown = resources.filter(({ isHidden }) => !isHidden);
  const groups = groupBy(shown, ({ category }) => category);
  const left = resources.length - shown.length;
  const summary = `${plural(shown.length, 'resource')}${left > 0 ? `, ${left.toLocaleString('en-US')} hidden left out` : ''}. Ratings are one person’s own, not reviews.`;
  return {
    title,
    ...(shown.length > 0 && isAllSample(shown) ? { mark: 'Sample' } : {}),
    blocks: [
      heading(1, title),
      paragraph(summary, 'muted'),
      ...categories.flatMap((category) => {
        const members = groups.get(category);
        return members ? [heading(2, category), ...members.flatMap(blocksOf)] : [];
      }),
    ],
  };
}

/** The file of that kind among those the list can become, whatever it is called. */
export function makeFile(extension: string, stem: string, resources: readonly Resource[], currency: string): ReturnType<FileOffer['make']> {
  if (extension === 'opml') {
    const shown = resources.filter(({ isHidden }) => !isHidden);
    return textBlob(toOpml(shown, shown.length > 0 && isAllSample(shown) ? `${title} (sample)` : title), 'text/x-opml');
  }
  const offers = [
    ...recordFiles('resources', title, fields, resources, currency),
    ...documentFiles(stem, toDocument(resources), ['html'], currency),
  ];
  const offer = offers.find((candidate) => candidate.name.endsWith(`.${extension}`));
  if (!offer) throw new Error('This format isn’t available.');
  return offer.make();
}
