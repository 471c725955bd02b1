import { expect, it } from 'vitest';
import { kinds, makeElement } from './components';
import { toPicture } from './picture';
import { state, type Wireframe } from './model';
import { templates } from './templates';

const around = { today: '2026-11-15', currency: 'USD' };
const canvas = { width: 1280, height: 2000 };
const counter = () => {
  let count = 0;
  return () => `made-${(count += 1)}`;
};

/** Every kind of element once, in four columns, as it is when it is added; then a second time with the least room and one line more. */
const makeId = counter();
const all = kinds.map((kind, index) => ({
  ...makeElement(kind, makeId(), [], canvas),
  x: 20 + (index % 4) * 310,
  y: 20 + Math.floor(index / 4) * 240,
  width: 280,
}));
const small = all.map((element, index) => ({
  ...element,
  id: makeId(),
  x: 20 + (index % 6) * 200,
  y: 20 + Math.floor(index / 6) * 160,
  width: 150,
  height: 60 + (index % 3) * 30,
  size: 12,
  content: `${element.content}\nOne line more than it had`,
}));
const wireframe: Wireframe = {
  ...state.start(around),
  ...canvas,
  device: 'custom',
  screens: [
    { id: 'all', name: 'All', elements: all },
    { id: 'small', name: 'Small', elements: small },
  ],
};

/** What to see: every element is what it says, inside its box, its text in the middle or at the left. */
it.each(wireframe.screens)('draws every element: $id', async (screen) => {
  await expect(toPicture(wireframe, screen, true).svg.replaceAll('><', '>\n<')).toMatchFileSnapshot(`golden/elements-${screen.id}.txt`);
});

/** What to see, on a phone and on a desk: nothing runs over the edge, headings stand above what they head. */
it.each(templates.flatMap((template) => [320, 1280].map((width) => ({ name: template.name, template, width }))))(
  'lays out $name, $width wide',
  async ({ name, template, width }) => {
    const size = { width, height: width === 320 ? 568 : 800 };
    const rows = template
      .make(size, counter())
      .map(
        ({ kind, x, y, width: w, height: h, content, size: type }) =>
          `${kind} ${x},${y} ${w}×${h} ${type}: ${content.replaceAll('\n', ' / ')}`,
      );
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`golden/template-${name.toLowerCase().replaceAll(' ', '-')}-${width}.txt`);
  },
);
