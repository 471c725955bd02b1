import { textBlob } from '@/formats/file';
import { fromBase64 } from '@/lib/bytes';
import type { FileOffer } from '@/lib/files';
import type { PageData } from './model';
import { sampleSections } from './samples';
import { removeSamples } from './without-samples';

const loadPage = () => import('./page');

const makeHtml = async (data: PageData) => textBlob((await loadPage()).toPage(data).html, 'text/html');

async function makeZip(data: PageData): Promise<Blob> {
  const { html, files } = (await loadPage()).toPage(data, { hasFolder: true });
  const { zipFile } = await import('@/formats/zip');
  const pictures = files.map(({ path, picture }) => [path, new Blob([fromBase64(picture.base64)])] as const);
  return zipFile({ 'index.html': html, ...Object.fromEntries(pictures) });
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
    { label: 'ZIP with images', name: 'landing-page.zip', make: () => makeZip(data) },
  ];
}
