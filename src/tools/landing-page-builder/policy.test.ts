import { expect, it } from 'vitest';
import { state } from './model';
import { toPage } from './page';

it('a page that leaves carries a policy and nothing that runs', () => {
  const around = { today: '2026-11-15', currency: 'USD' };
  for (const data of [state.start(around), state.sample?.(around) ?? state.start(around)])
    for (const hasFolder of [false, true]) {
      const { html } = toPage(data, { hasFolder });
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('script-src');
      expect(html.replaceAll('<script type="application/ld+json">', '')).not.toMatch(/<script|\son\w+=|javascript:/i);
    }
});
