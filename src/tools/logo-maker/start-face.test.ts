import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadOutlineFont } from '@/kinds/board/outline-text';
import { emptyDraft, readDraft } from '@/lib/fields';
import { layoutLogo } from './layout';
import { fields, state, toInitials } from './model';
import { isDrawnAtStart, startFace, startFamily } from './start-face';

afterEach(() => vi.unstubAllGlobals());

const numbersIn = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe('the letters of the start', () => {
  const around = { today: '2026-11-15', currency: 'USD' };
  const { values } = readDraft(fields, emptyDraft(fields, around.today), around);

  it('are those of the text and the font that the page starts with', () => {
    expect(state.start(around).fontFamily).toBe(startFamily);
    expect(isDrawnAtStart(values.text + toInitials(values.text))).toBe(true);
    expect(isDrawnAtStart('Your Brand!')).toBe(false);
  });

  it('are drawn just as the font itself draws them', async () => {
    vi.stubGlobal('fetch', async (address: string) => new Response(await readFile(address)));
    const font = await loadOutlineFont(['node_modules/@fontsource/inter/files/inter-latin-700-normal.woff']);
    for (const layout of ['text', 'stacked', 'badge'] as const) {
      const settings = { ...values, layout };
      const [own, real] = [layoutLogo(settings, startFace), layoutLogo(settings, font)];
      expect(own.fontSize).toBeCloseTo(real.fontSize, 6);
      const paths = ({ shapes }: typeof own) => shapes.map(({ attributes }) => String(attributes.d ?? ''));
      paths(own).forEach((path, index) => {
        const other = paths(real)[index] ?? '';
        expect(path.replace(/[^A-Z]/g, '')).toBe(other.replace(/[^A-Z]/g, ''));
        const expected = numbersIn(other);
        numbersIn(path).forEach((value, place) => expect(Math.abs(value - (expected[place] ?? NaN))).toBeLessThan(0.05));
      });
    }
  });
});
