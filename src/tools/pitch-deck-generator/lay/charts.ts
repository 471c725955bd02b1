import type { Drawn, Simple } from '../drawn';
import { widthOf } from '../measure';
import type { Lay } from './laid';
import { drawText, heightOf } from './text';

/** As high as it is given: it fills the page. */
export const layChart: Lay<'chart'> = ({ bars }, area, scale, style) => {
  const { palette, fonts } = style;
  const slot = area.width / bars.length;
  const width = Math.min(slot * 0.66, 84);
  const widest = Math.max(
    ...bars.flatMap(({ shown, label }) => [shown, label]).map((text) => widthOf(text, { font: fonts.body, size: 1 })),
  );
  const size = Math.max(8, Math.min(15 * scale, (slot - 4) / widest));
  const line = size * 1.5;
  const foot = area.y + area.height - line;
  const room = area.height - line * 2;
  const most = Math.max(...bars.map(({ value }) => value));
  const parts = bars.flatMap(({ label, shown, value }, index): Simple[] => {
    const height = Math.max(1, (Math.max(0, value) / most) * room);
    const left = area.x + slot * index;
    const place = { x: left, width: slot, height: line };
    const options = { size, align: 'center', role: 'label' } as const;
    return [
      { kind: 'box', x: left + (slot - width) / 2, y: foot - height, width, height, fill: palette.accent },
      drawText([{ text: shown }], { ...place, y: foot - height - line }, { ...options, valign: 'bottom' }, style),
      drawText([{ text: label }], { ...place, y: foot }, { ...options, color: palette.mute, valign: 'bottom' }, style),
    ];
  });
  const chart: Drawn = {
    kind: 'chart',
    form: 'bars',
    ...area,
    name: '',
    labels: bars.map(({ label }) => label),
    values: bars.map(({ value }) => value),
    shown: bars.map(({ shown }) => shown),
    colors: [palette.accent],
    ink: palette.ink,
    size,
    parts: [...parts, { kind: 'line', x1: area.x, y1: foot, x2: area.x + area.width, y2: foot, color: palette.line }],
  };
  return { parts: [chart], height: area.height };
};

/** Areas are to scale; the smallest stays large enough to be seen. */
export const layCircles: Lay<'circles'> = ({ rings }, area, scale, style) => {
  const { palette } = style;
  const across = Math.min(area.height, area.width * 0.4, 320);
  const most = rings[0]?.value ?? 1;
  const x = area.x + across / 2;
  const bottom = area.y + across;
  const tints =
    rings.length === 2
      ? [palette.tints[1], palette.tints[3]]
      : rings.length === 3
        ? [palette.tints[0], palette.tints[1], palette.tints[3]]
        : palette.tints;
  const sizes = rings.map(({ value }) => Math.max(16, Math.sqrt(value / most) * across));
  const left = area.x + across + 60;
  const width = area.x + area.width - left;
  const row = across / rings.length;
  const parts: Drawn[] = rings.map((_, index) => {
    const size = sizes[index] ?? 0;
    return { kind: 'circle', x: x - size / 2, y: bottom - size, width: size, height: size, fill: tints[index] ?? palette.accent };
  });
  for (const [index, { label, shown }] of rings.entries()) {
    const size = sizes[index] ?? 0;
    const next = sizes[index + 1] ?? 0;
    const middle = area.y + row * (index + 0.5);
    // From the part of the ring that no smaller one covers.
    const from = bottom - (size + next) / 2;
    parts.push({ kind: 'line', x1: x, y1: from, x2: left - 14, y2: middle, color: palette.mute });
    parts.push(
      drawText(
        [{ text: label }, { text: shown, face: 'head', size: 30 * scale }],
        { x: left, y: middle - row / 2, width, height: row },
        { size: 17 * scale, valign: 'middle' },
        style,
      ),
    );
  }
  const tallest = Math.max(
    ...rings.map(({ label, shown }) =>
      heightOf([{ text: label }, { text: shown, face: 'head', size: 30 * scale }], width, { size: 17 * scale }, style),
    ),
  );
  return tallest > row ? { parts: [], height: 0 } : { parts, height: across };
};
