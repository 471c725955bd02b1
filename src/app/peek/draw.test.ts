import { expect, it } from 'vitest';
import { drawPeek, readRows } from './draw';
import { makePeek } from './make-peek';

it('reads the first rows of a list, with commas, quotes and line breaks inside cells', () => {
  expect(readRows('\uFEFFName,Note\r\n"Ruiz, Ana","said ""yes""\nat once"\r\nJon,\r\n')).toEqual([
    ['Name', 'Note'],
    ['Ruiz, Ana', 'said "yes"\nat once'],
    ['Jon', ''],
  ]);
  expect(readRows('a,b\n1,2\n3,4\n5,6', 2)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

it('draws what it is given as words, never as markup, and says that it is a sample', () => {
  const drawn = drawPeek({
    kind: 'rows',
    rows: [
      ['Name', 'Empty'],
      ['<b>&"', ''],
    ],
  });
  expect(drawn).toContain('&#60;b&#62;&#38;&#34;');
  expect(drawn).not.toContain('Empty');
  expect(drawn).toContain('>Sample<');
  expect(drawPeek({ kind: 'lines', lines: ['[Sample]', '', '# Plan', 'One'] })).toMatch(/>Plan<.*>One</);
  const document = drawPeek({
    kind: 'lines',
    lines: ['# Plan', '====', '## Costs', '- **Rent**', '| Item | Each |', '| --- | ---: |', '| Bolt | $1 |'],
  });
  expect(document).toMatch(/>Plan<.*>Costs<.*>• Rent<.*>Item<.*>Each<.*>Bolt<.*>\$1</);
  expect(document).not.toMatch(/\||\*\*|>#|---/);
});

it('shows a list, a document and a picture of a sample; nothing where the sample is on the screen already', async () => {
  const around = { today: '2026-11-16', currency: 'USD' };
  expect(await makePeek('task-manager', around)).toContain('>Title<');
  expect(await makePeek('idea-validator', around)).toMatch(/idea validation|crumb/i);
  expect(await makePeek('business-model-canvas', around)).toContain('data:image/svg+xml');
  expect(await makePeek('kpi-dashboard', around)).toBeUndefined();
});
