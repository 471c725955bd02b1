import { expect, it } from 'vitest';
import { companies, goldenOf } from '@/writer/test-companies';
import { state } from './model';
import { toPage } from './page';
import { shares } from './shares';
import { removeSamples } from './without-samples';

const around = { today: '2026-11-15', currency: 'USD' };

/** The words a visitor reads, a line each. */
const wordsOf = (html: string) =>
  html
    .replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replace(/&#39;|&apos;/g, "'")
    .replaceAll('&quot;', '"')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** What to see: the first words of the page are the company's own, and none of ours that would be untrue are left. */
it.each(['Bluegrass Hoof Co.', 'Kluis.io', 'Northside Lionesses', "Mama Efua's", '3 & Sons Ltd.', 'Brunnen'])(
  '%s opens its page with this',
  async (name) => {
    const company = companies.find((one) => one['company.name'] === name) ?? {};
    const start = state.start(around);
    const data = shares.profile?.fill(start, company).data ?? start;
    const text = wordsOf(toPage(removeSamples(data)).html);
    expect(text).not.toMatch(/undefined|NaN|\[object|""/);
    await expect(`${text}\n`).toMatchFileSnapshot(goldenOf(name));
  },
);
