import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readDocx, readPdf } from '../../../e2e/support/readers';
import { stubFonts } from '@/formats/pdf/test-data';
import { openOffer } from '@/formats/test-files';
import { pressFiles, type Page } from './files';
import { state, type Made } from './model';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
const answers = {
  ...start.answers,
  companyName: 'Blue River Coffee',
  headline: 'Blue River Coffee opens roastery in Portland',
  location: 'Portland, Oregon',
  date: 'November 15, 2026',
  announcement: 'Blue River Coffee will open three roasteries on Nov. 17.\n\nThe city asked for them.',
  quote: '"We wanted this. Now it is here"',
  quotePerson: 'Ana Ruiz',
  quoteTitle: 'founder',
  backgroundInfo: `Blue River sells coffee ${attack}`,
  contactName: 'Jo Hay',
  contactEmail: 'jo@blueriver.example',
  contactPhone: '555-0101',
  targetAudience: 'Small cafes',
  keyBenefits: 'Fresher beans\nShorter routes',
  callToAction: 'blueriver.example/roast',
};
const made: Made = { answers, today: around.today, zone: 'America/New_York', wording: 0 };
const open = (words: string, page?: Page) => openOffer(pressFiles({ ...start, answers, made }, around.currency, page), words);

beforeAll(() => void stubFonts());
afterAll(() => vi.unstubAllGlobals());

it('is the same release in every format', async () => {
  const text = await open('Text');
  expect(text.name).toBe('press-release-blue-river-coffee.txt');
  expect(text.text).toContain('Media Contact\n\nJo Hay\nBlue River Coffee\njo@blueriver.example\n555-0101\n\n###');
  const word = await readDocx((await open('Word')).bytes);
  expect(word.html).toContain('<h1>Blue River Coffee opens roastery in Portland</h1>');
  expect(word.html).toMatch(/<h2>(<[^>]*>)*About Blue River Coffee/);
  expect((await readPdf((await open('PDF')).bytes)).join(' ')).toContain('PORTLAND, Ore., Nov. 15, 2026');
  expect((await open('Markdown')).text).toContain('# Blue River Coffee opens roastery in Portland');
});

it('runs nothing that was typed', async () => {
  const { text } = await open('HTML');
  expect(text).not.toMatch(/<img|<script/);
  expect(text).toMatch(/<h1[^>]*>Blue River Coffee opens roastery in Portland<\/h1>/);
});

it('comes with a short pitch, and with a prompt of what was answered', async () => {
  const mail = await open('Text', 'pitch');
  expect(mail.name).toBe('email-pitch-blue-river-coffee.txt');
  expect(mail.text).toContain('Subject: Story idea: Blue River Coffee opens roastery in Portland');
  expect(mail.text.split(/\s+/).length).toBeLessThan(120);
  const prompt = (await open('Text', 'prompt')).text;
  expect(prompt).toContain('400 to 600 words');
  expect(prompt).toContain('Target Audience: Small cafes');
});
