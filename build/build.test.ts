import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentPolicy, findForbidden, headTags } from './head';
import { hostHeaders } from './headers';
import { findIconNames } from './icons';
import { folderOf, writeLicenses } from './licenses';

const themeScript = "<script>localStorage.getItem('groundwork.settings')</script>";

describe('the page policy', () => {
  it('admits the theme script by its hash and nothing else inline', () => {
    const code = "localStorage.getItem('groundwork.settings')";
    expect(contentPolicy(themeScript)).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(contentPolicy('<p>')).toContain("default-src 'none'");
  });
  it('stops the build at what it would block', () => {
    expect(
      findForbidden(`${themeScript}<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>`),
    ).toEqual([]);
    expect(findForbidden('<script>alert(1)</script>')).toEqual(['an inline script']);
    expect(findForbidden(`${themeScript}<p style="color:red">`)).toEqual(['a style attribute']);
    expect(findForbidden('<style>p{}</style>')).toEqual(['a style element']);
  });
});

describe('page heads', () => {
  it('escape what they hold', () => {
    const tags = headTags({
      path: '/x',
      title: 'A "b" <c>',
      description: 'd & e',
      siteName: 'S',
      origin: 'https://s.example',
      tool: { name: '</script>', category: 'Finance' },
    });
    expect(tags).toContain('<title>A &quot;b&quot; &lt;c&gt;</title>');
    expect(tags).toContain('\\u003c/script>');
    expect(tags).toContain('<link rel="canonical" href="https://s.example/x" />');
    expect(tags).not.toContain('aggregateRating');
  });
});

describe('the headers a host sends', () => {
  it('let nobody frame a page, and us the page for previews', () => {
    const rules = hostHeaders(['/', '/task-manager']).split(/\n(?=\/)/);
    const policyOf = (path: string) => rules.filter((rule) => rule.startsWith(`${path}\n`)).join('');
    for (const path of ['/', '/task-manager', '/404']) expect(policyOf(path)).toContain("frame-ancestors 'none'");
    expect(policyOf('/*')).toContain("frame-ancestors 'self'");
    expect(policyOf('/preview-frame')).toBe('');
  });
});

describe('the licences of others', () => {
  it('are found for every bundled file', () => {
    expect(folderOf('/a/node_modules/react/index.js')).toBe('/a/node_modules/react');
    expect(folderOf('\0/a/node_modules/x/node_modules/@ai-sdk/google/dist/index.mjs?commonjs')).toBe(
      '/a/node_modules/x/node_modules/@ai-sdk/google',
    );
    expect(folderOf('/a/src/app/app.tsx')).toBeUndefined();
  });
  it('are written once each, with their whole text', () => {
    const folder = resolve('node_modules/react');
    const text = writeLicenses([folder, folder, '/no/such/package']);
    expect(text.match(/^react \d/gm)).toHaveLength(1);
    expect(text).toContain('License: MIT');
    expect(text).toContain('Permission is hereby granted');
  });
});

describe('the icon sprite', () => {
  it('finds names wherever an icon is given', () => {
    expect(findIconNames(`<Icon icon="plus" /> { icon: 'receipt' } <Icon icon={isOn ? 'check' : 'copy'} />`)).toEqual([
      'plus',
      'receipt',
      'check',
      'copy',
    ]);
  });
});
