import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchArrivals } from './arrivals';

let page = new EventTarget();
let location = { hash: '', pathname: '/plan', search: '?a=1' };
let dropped: string[] = [];
const arrived: (string | File)[] = [];
class Field extends EventTarget {}

beforeEach(() => {
  page = new EventTarget();
  location = { hash: '', pathname: '/plan', search: '?a=1' };
  dropped = [];
  arrived.length = 0;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: 5, replaceState: (...told: unknown[]) => dropped.push(told.join(' ')) });
  vi.stubGlobal('HTMLInputElement', Field);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const watch = () => watchArrivals((arrival) => arrived.push(arrival));
const file = new File(['x'], 'plan.json');
/** Something is dropped on the page, or held over it. */
function drop(name: 'drop' | 'dragover', types: string[], files: File[], on?: EventTarget, isTaken = false): boolean {
  const event = Object.assign(new Event(name, { cancelable: true }), { dataTransfer: { types, files } });
  if (isTaken) event.preventDefault();
  if (on) Object.defineProperty(event, 'target', { value: on });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

it('a shared link is taken in, and does not stay in the address', () => {
  location.hash = '#share=abc';
  watch();
  expect([arrived, dropped]).toEqual([['abc'], ['5  /plan?a=1']]);
  location.hash = '#doc=5';
  page.dispatchEvent(new Event('hashchange'));
  location.hash = '#share=';
  page.dispatchEvent(new Event('hashchange'));
  expect(arrived).toEqual(['abc', '']);
});

it('a file is taken wherever it is dropped, unless a part of the page takes it', () => {
  watch();
  expect(drop('dragover', ['Files'], [])).toBe(true);
  expect(arrived).toEqual([]);
  expect(drop('drop', ['Files'], [file, new File(['y'], 'other')])).toBe(true);
  expect(arrived).toEqual([file]);
  expect(drop('drop', ['text/plain'], [])).toBe(false);
  expect(drop('drop', ['Files'], [file], undefined, true)).toBe(true);
  expect(arrived).toEqual([file]);
});

it('a file that the installed app was opened with is taken', async () => {
  let give: ((launch: { files?: { getFile: () => Promise<File> }[] }) => void) | undefined;
  vi.stubGlobal('launchQueue', { setConsumer: (consumer: typeof give) => (give = consumer) });
  watch();
  give?.({});
  give?.({ files: [] });
  give?.({ files: [{ getFile: async () => file }] });
  await Promise.resolve();
  await Promise.resolve();
  expect(arrived).toEqual([file]);
});
