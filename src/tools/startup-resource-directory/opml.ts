import { cleanText, escapeHtml } from '@/lib/text';
import { linkOf } from './addresses';
import { categories, nameOf, type Resource } from './model';

/** What XML does not take even when escaped. */
const notXml = /[\p{Cs}\uFFFE\uFFFF]/gu;

const attribute = (name: string, value: string) =>
  ` ${name}="${escapeHtml(cleanText(value).replace(notXml, '')).replace(/\n/g, '&#10;').replace(/\t/g, '&#9;')}"`;

function outlineOf(resource: Resource): string {
  const { description, url, tags } = resource;
  const address = linkOf(url);
  return [
    '      <outline',
    attribute('text', nameOf(resource)),
    address ? attribute('type', 'link') + attribute('url', address) : '',
    description.trim() === '' ? '' : attribute('description', description.trim()),
    tags.length === 0 ? '' : attribute('category', tags.join(',')),
    ' />',
  ].join('');
}

/** An outline by category, as outliners and feed readers open it. */
export function toOpml(resources: readonly Resource[], title: string): string {
  const groups = categories.flatMap((category) => {
    const members = resources.filter((resource) => resource.category === category);
    return members.length === 0 ? [] : [`    <outline${attribute('text', category)}>`, ...members.map(outlineOf), '    </outline>'];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    '  <head>',
    `    <title>${escapeHtml(cleanText(title))}</title>`,
    '  </head>',
    '  <body>',
    ...groups,
    '  </body>',
    '</opml>',
    '',
  ].join('\n');
}
