import type { Page } from '@playwright/test';
import { expect, fitsWidth, saveAs, saveBy, seeBusy, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/legal-document-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const choose = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const paper = (page: Page) => page.getByRole('article');

async function fill(page: Page, answers: Record<string, string>) {
  for (const [label, value] of Object.entries(answers)) await field(page, label).fill(value);
}
async function generate(page: Page) {
  await press(page, 'Generate Document');
  await expect(page.getByRole('region', { name: 'Your document' })).toBeVisible();
}

test('a contractor on a phone, with what the law may say about it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, 'Employment Contract');
  await field(page, 'Hired as').selectOption('contractor');
  await expect(field(page, 'How it ends')).toHaveCount(0);
  await fill(page, { 'Company Name': 'Acme', 'Employee Name': 'Jo Park', Location: 'New York, NY' });
  await page.getByText('When to ask a lawyer').click();
  await expect(page.getByRole('list', { name: 'From your answers' })).toContainText('New York has a law on contracts with freelancers');
  await expect(paper(page).getByRole('heading', { name: 'Independent Contractor Agreement' })).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await seeBusy(page, 'Generating Document...', () => press(page, 'Generate Document'));
  await expect(page.getByRole('region', { name: 'Your document' })).toBeVisible();
  await expect(page.getByText('4 places open')).toBeVisible();
  const draft = await saveBy(page, () => press(page, 'Download'));
  expect(draft.text).toMatch(/^\uFEFF?\[Draft\]/);
  expect(draft.text).toContain('[Job Title]');
  expect(await fitsWidth(page)).toBe(true);
});

test('what is typed runs nowhere', async ({ page, context }) => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await choose(page, 'Service Agreement');
  await fill(page, { 'Company Name': attack, 'Client Name': attack, Services: `${attack}\n${attack}`, Fees: 'javascript:alert(1)' });
  await generate(page);
  await expect(paper(page)).toContainText(attack);
  const html = (await saveAs(page, 'HTML')).text;
  expect(html).not.toMatch(/<img src=x|<script>alert/);
  const opened = await context.newPage();
  let ran = false;
  opened.on('dialog', (dialog) => {
    ran = true;
    void dialog.dismiss();
  });
  await opened.setContent(html);
  await expect(opened.getByRole('heading', { name: 'Service Agreement' })).toBeVisible();
  expect(ran).toBe(false);
  await opened.close();
});
