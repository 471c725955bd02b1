/** What a browser has and this page has not, and what is told to the tests instead of to the user's disk. */
import { readFile } from 'node:fs/promises';
import { vi } from 'vitest';

vi.mock('@/platform/download', async () => {
  const { keepSaved } = await import('./saved');
  return { saveFile: keepSaved };
});
// Fonts are files of the suite; without a server they are read from where they lie.
vi.mock('@/platform/assets', () => ({
  readAsset: async (address: string) => {
    const { buffer, byteOffset, byteLength } = await readFile(`.${address.replace(/^\/@fs/, '')}`);
    return buffer.slice(byteOffset, byteOffset + byteLength);
  },
}));
// Nothing draws here; every picture is one grey dot. What a picture shows is looked at in a browser.
vi.mock('@/platform/canvas', () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return {
    svgToImage: () => Promise.resolve(new Blob([Uint8Array.from(atob(dot), (mark) => mark.charCodeAt(0))], { type: 'image/png' })),
    pictureSize: () => Promise.resolve({ width: 1, height: 1 }),
  };
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
