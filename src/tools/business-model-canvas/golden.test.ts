import { expect, it } from 'vitest';
import { canvasKinds, confidences, noteColors, slots } from './content';
import { drawCanvas, toPicture } from './drawing';
import { state, type CanvasData } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const sample = state.sample?.(around) ?? state.start(around);
const lines = (svg: string) => svg.replaceAll('><', '>\n<');
const many = (count: number): CanvasData => ({
  ...sample,
  title: 'Many',
  notes: Array.from({ length: count }, (_, index) => ({
    id: `note-${index}`,
    slot: slots[index % 9] ?? 'value',
    text: `Note number ${index} with a few more words`,
    color: noteColors[index % noteColors.length] ?? '',
    confidence: confidences[index % 4] ?? '',
    experiment: index % 5 === 0 ? 'Ask ten people' : '',
  })),
});

/** What to see: the head over nine blocks, in each the notes that have room, none over another. */
it.each(canvasKinds)('draws the sample as a canvas: %s', async (canvas) => {
  await expect(lines(toPicture(drawCanvas({ ...sample, canvas }, around.today)).svg)).toMatchFileSnapshot(`golden/canvas-${canvas}.txt`);
});

it.each([40, 160])('grows for %i notes', async (count) => {
  await expect(lines(toPicture(drawCanvas(many(count), around.today)).svg)).toMatchFileSnapshot(`golden/canvas-of-${count}.txt`);
});
