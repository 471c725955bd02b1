import { textBlob } from '@/formats/file';
import { fromBase64 } from '@/lib/bytes';
import type { FileOffer } from '@/lib/files';
import type { PageData } from './model';
import { fileNames, pagesOf, toPageData } from './site';
import { sampleSections } from './samples';
import { hasVariant, withSecondHeadline } from './variants';
import { removeSamples } from './without-samples';

const loadPage = () => import('./page');

const makeHtml = async (data: PageData) => textBlob((await loadPage()).toPage(data).html, 'text/html');

/** Every page of the site, with the pictures of all of them in one folder. */
async function makeZip(data: PageData): Promise<Blob> {
  const { toPage, makePlaces } = await loadPage();
  const places = makePlaces(true);
  const pages = pagesOf(data);
  const names = fileNames(pages);
  const written = pages.map(({ id }) => [names.get(id) ?? 'index.html', toPage(toPageData(data, id), { hasFolder: true, places }).html]);
  const { zipFile } = await import('@/formats/zip');
  const pictures = places.files.map(({ path, picture }) => [path, new Blob([fromBase64(picture.base64)])] as const);
  return zipFile({ ...Object.fromEntries(written), ...Object.fromEntries(pictures) });
}

/** The page to publish; where samples are left, the way to do without them stands beside it. */
export function pageFiles(data: PageData): FileOffer[] {
  const without = {
    label: 'HTML without samples',
    name: 'landing-page.html',
    make: () => makeHtml(removeSamples(data)),
  };
  return [
    { label: 'HTML', name: 'landing-page.html', make: () => makeHtml(data) },
    ...(sampleSections(data).length > 0 ? [without] : []),
    ...(hasVariant(data)
      ? [{ label: 'HTML, headline B', name: 'landing-page-b.html', make: () => makeHtml(withSecondHeadline(data)) }]
      : []),
    { label: pagesOf(data).length > 1 ? 'ZIP with all pages' : 'ZIP with images', name: 'landing-page.zip', make: () => makeZip(data) },
  ];
}
