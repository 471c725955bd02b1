import { expect, it } from 'vitest';
import { toDeck } from './deck';
import { arrange, doesFit } from './layout';
import { slidesToShow, state } from './model';
import { readTheme } from './theme';

const sample = state.sample?.({ today: '2026-11-15', currency: 'USD' }) ?? state.start({ today: '', currency: 'USD' });

/** What to see: the title over the text, nothing outside of the page of 960 by 540, smaller letters where there is more to say. */
it.each(['classic', 'band', 'centered'] as const)('lays out slides: %s', async (layout) => {
  const theme = { ...readTheme(sample.theme), layout };
  const slides = slidesToShow(sample)
    .flatMap((slide) => [slide, { ...slide, lines: Array.from({ length: 12 }, () => slide.lines).flat() }])
    .map((slide) => ({ name: slide.title, lines: slide.lines.length, fits: doesFit(slide, layout), ...arrange(slide, theme) }));
  await expect(`${slides.map((slide) => JSON.stringify(slide)).join('\n')}\n`).toMatchFileSnapshot(`golden/slides-${layout}.txt`);
});

it('names and numbers the slides of the sample', async () => {
  const { slides, ...deck } = toDeck(sample, []);
  const said = slides.map((slide) => JSON.stringify({ ...slide, arrangement: undefined }));
  await expect(`${JSON.stringify(deck)}\n${said.join('\n')}\n`).toMatchFileSnapshot('golden/deck.txt');
});
