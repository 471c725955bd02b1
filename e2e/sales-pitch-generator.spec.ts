import type { Page } from '@playwright/test';
import { expect, fitsWidth, laterFiles, saveAs, saveBy, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/sales-pitch-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fill = async (page: Page, answers: Record<string, string>) => {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(text);
};
const offer = {
  'Product Name': 'Harbor Booking',
  Industry: 'Healthcare',
  'Target Audience': 'Independent physiotherapy clinics',
  'Key Features': 'online booking, text reminders, waiting lists, card payments',
  'Pain Points': 'missed appointments, hours on the phone',
  'Unique Selling Points': 'live in one day',
  Pricing: '$29 per month',
  'Competitor Comparison': 'Clinic Desk, PhysioPlan',
  'Call to Action': 'Book a demo at harbor.example',
};
test('writes from the answers, copies a section, and saves a page in which markup stays text', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await fill(page, { ...offer, 'Product Name': 'Acme: Plan/Pro', 'Unique Selling Points': `open ${attack}` });
  await seeBusy(page, 'Generating Pitch...', () => press(page, 'Generate Pitch'));
  await expect(section(page, 'Elevator Pitch')).toContainText('Acme: Plan/Pro');
  await press(page, 'Copy Objection Answers');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^It's too expensive\n.+\n.+\?\n.*\$29 per month/);
  expect((await saveBy(page, () => press(page, 'Download All'))).name).toBe('sales-pitch-acme-plan-pro.txt');
  const html = await saveAs(page, 'HTML');
  expect(html.text).not.toMatch(/<img|<script/);
  const viewer = await context.newPage();
  let hasRun = false;
  viewer.on('dialog', () => (hasRun = true));
  await viewer.setContent(html.text);
  await expect(viewer.getByRole('heading', { level: 1 })).toContainText('Sales Pitch');
  expect(hasRun).toBe(false);
});

test('on a phone: a failure, the sample and a merge', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(laterFiles('sales-pitch-generator'), (route) => route.abort());
  await page.reload();
  await fill(page, { 'Product Name': 'Acme', 'Target Audience': 'Parents' });
  await press(page, 'Generate Pitch');
  await expect(page.getByRole('alert')).toHaveText('Failed to generate sales pitch. Please try again.');
  await expect(page.getByRole('button', { name: 'Generate Pitch' })).toBeEnabled();
  await page.unrouteAll();
  await page.reload();
  // The browser's own word on the requests that were cut off.
  faults.seen.length = 0;
  await press(page, 'Load sample');
  await expect(section(page, 'Elevator Pitch')).toContainText('Larkrota');
  expect(await fitsWidth(page)).toBe(true);
  expect((await saveBy(page, () => press(page, 'Download All'))).name).toBe('sample-sales-pitch-larkrota.txt');

  await press(page, 'Mail Merge');
  const dialog = page.getByRole('dialog', { name: 'Mail Merge' });
  await dialog.getByLabel('Email', { exact: true }).selectOption('Follow-up, Day 3');
  await dialog.getByLabel('Paste CSV').fill('E-mail;First name\nana@x.example;Ana\nbo@x.example;\n');
  await dialog.getByLabel('sender_name for all').fill('Mara Lund');
  await expect(dialog.getByText('1 of 2 emails ready')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Merged email' })).toContainText('Hi Ana,');
  expect(await fitsWidth(page)).toBe(true);
});
