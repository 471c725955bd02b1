/** What a browser has and this page has not, and what is told to the tests instead of to the user's disk. */
import { vi } from 'vitest';

vi.mock('@/platform/download', async () => {
  const { keepSaved } = await import('./saved');
  return { saveFile: keepSaved };
});
vi.mock('@/platform/assets', async () => {
  const { readAsset } = await import('../../build/without-browser');
  return { readAsset };
});
vi.mock('@/platform/canvas', async () => {
  const { drawDot } = await import('../../build/without-browser');
  return { svgToImage: drawDot, pictureSize: () => Promise.resolve({ width: 1, height: 1 }) };
});
vi.mock('@/platform/clipboard', async () => {
  const { keepCopied } = await import('./saved');
  return { copyText: keepCopied, copyRich: keepCopied };
});

const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function showModalWithFocus() {
  showModal.call(this);
  if (!this.contains(document.activeElement))
    this.querySelector<HTMLElement>('[autofocus], input, select, textarea, button, a[href], [tabindex]')?.focus();
};
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};

// Days are written as in Britain, where nothing else is asked for.
const { DateTimeFormat } = Intl;
if (new DateTimeFormat().resolvedOptions().locale !== 'en-GB')
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (_, [locale, options]: ConstructorParameters<typeof DateTimeFormat>) => new DateTimeFormat(locale ?? 'en-GB', options),
    apply: (_, __, [locale, options]: Parameters<typeof DateTimeFormat>) => DateTimeFormat(locale ?? 'en-GB', options),
  });
