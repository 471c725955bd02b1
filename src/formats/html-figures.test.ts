import { describe, expect, it } from 'vitest';
import type { Document } from '@/lib/blocks';
import { toHtml } from './html';

const document: Document = {
  title: 'Bill',
  blocks: [
    {
      kind: 'table',
      columns: [{ label: 'Description' }, { label: 'Amount', align: 'right' }],
      rows: [['Long words '.repeat(30), '$1,250.00']],
      foot: [['Total', '$1,250.00']],
    },
    { kind: 'totals', rows: [{ label: 'Total due', value: '$1,250.00' }] },
  ],
};

/** The rules that reach a cell of figures, in their order; the last word on a property counts. */
function lastWord(css: string, property: string): string | undefined {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors = '']) =>
    selectors.split(',').some((selector) => ['td', '.right', 'td.right'].includes(selector.trim())),
  );
  return rules
    .flatMap(([, , body = '']) => body.split(';'))
    .reduce<string | undefined>((found, line) => {
      const [name, value] = line.split(':');
      return name?.trim() === property ? value?.trim() : found;
    }, undefined);
}

describe('figures in a web page', () => {
  const html = toHtml(document);
  it('stand in cells of their own kind', () => {
    expect(html.match(/<td class="right">\$1,250\.00<\/td>/g)).toHaveLength(3);
  });
  it('are never broken apart, however long the words beside them', () => {
    const css = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect([lastWord(css, 'white-space'), lastWord(css, 'overflow-wrap')]).toEqual(['nowrap', 'normal']);
  });
  it('to remember are whole too, and go to the next line rather than break', () => {
    expect(html).toMatch(/\.figures dd\{[^}]*overflow-wrap:break-word\}/);
  });
});
