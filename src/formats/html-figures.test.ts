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
  it('stand four in a row or two by two, by how long they are', () => {
    const four = (value: string) =>
      toHtml({ title: 'T', blocks: [{ kind: 'figures', items: ['1', '2', '3', value].map((each) => ({ label: 'sum', value: each })) }] });
    expect([four('$4'), four('$1,234,567.00')].map((page) => /<dl class="([^"]*)"/.exec(page)?.[1])).toEqual([
      'figures four',
      'figures four pairs',
    ]);
  });
});

describe('words in a table', () => {
  it('stay whole, and only what is longer than any word is divided', () => {
    const address = `https://example.com/${'a'.repeat(40)}`;
    const html = toHtml({ title: 'T', blocks: [{ kind: 'table', columns: [{ label: 'Role' }], rows: [['Manager'], [address]] }] });
    expect(html).toContain('<td class="left">Manager</td>');
    expect(html).toContain(`<td class="long">${address}</td>`);
    expect(html).toMatch(/td,th\{[^}]*overflow-wrap:break-word\}td\.long\{overflow-wrap:anywhere\}/);
  });
});
