import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, findForbidden, headTags } from './head';
import { findIconNames } from './icons';

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
