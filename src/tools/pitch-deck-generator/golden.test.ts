import { expect, it } from 'vitest';
import { toDeck } from './deck';
import { toSimple } from './drawn';
import { state } from './model';

const sample = state.sample?.({ today: '2026-11-15', currency: 'USD' }) ?? state.start({ today: '', currency: 'USD' });
const round = (figure: number) => Math.round(figure * 10) / 10;

/** What to see: one line for each part of a slide, from where to where it goes, and what it says. */
it.each(['editorial', 'band', 'dark'] as const)('lays out slides: %s', async (layout) => {
  const { slides } = toDeck({ ...sample, theme: { ...sample.theme, layout } }, []);
  const drawn = slides.map(({ kind, title, parts }) => {
    const lines = toSimple(parts).map((part) => {
      if (part.kind === 'line') return `line ${[part.x1, part.y1, part.x2, part.y2].map(round).join(' ')} ${part.color}`;
      const place = `${part.kind} ${[part.x, part.y, part.width, part.height].map(round).join(' ')}`;
      if (part.kind === 'text')
        return `${place} ${part.role} ${part.face} ${round(part.size)} ${part.color} | ${part.paragraphs.map(({ text }) => text).join(' / ')}`;
      return part.kind === 'picture' ? place : `${place} ${part.fill ?? ''} ${part.stroke ?? ''}`.trimEnd();
    });
    return `# ${kind}: ${title}\n${lines.join('\n')}\n`;
  });
  await expect(drawn.join('\n')).toMatchFileSnapshot(`golden/slides-${layout}.txt`);
});

it('names and numbers the slides of the sample', async () => {
  const { slides, ...deck } = toDeck(sample, []);
  const said = slides.map((slide) => JSON.stringify({ ...slide, parts: undefined }));
  await expect(`${JSON.stringify(deck)}\n${said.join('\n')}\n`).toMatchFileSnapshot('golden/deck.txt');
});
