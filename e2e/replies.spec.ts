import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** What mail programs do to a text: quote it, break it, and make its dashes long. */
const mangle = (code: string) => `On Tuesday Ana wrote:\n> ${code.replaceAll('\n', '\n> ').replaceAll('-', '–')}\n>\n> Sent from my phone`;

async function answer(page: Page, fill: (form: Page) => Promise<void>): Promise<string> {
  const link = page.getByLabel('Link for those who answer');
  await expect(link).toHaveValue(/\/reply#1/);
  const other = await page.context().newPage();
  await other.goto(await link.inputValue());
  await fill(other);
  await other.getByRole('button', { name: 'Make my reply' }).click();
  const code = await other.getByLabel('Reply code').inputValue();
  await other.close();
  return code;
}

test('a poll goes out in a link, and its answers come back as codes', async ({ page }) => {
  await page.goto('/meeting-scheduler');
  await page.getByRole('button', { name: 'Find a time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a time' });
  await dialog.getByRole('button', { name: 'New poll' }).click();
  await dialog.getByLabel('What the meeting is about').fill('Board meeting');
  await dialog.getByRole('button', { name: 'Add a time' }).click();
  await dialog.getByLabel('Time 2').fill('15:00');
  const code = await answer(page, async (form) => {
    await expect(form.getByRole('heading', { name: 'Board meeting' })).toBeVisible();
    await form.getByRole('button', { name: 'Make my reply' }).click();
    await expect(form.getByText('Please say who you are.')).toBeVisible();
    await form.getByLabel('Your name').fill('Ana Ruiz');
    await form.getByRole('radio', { name: 'If needed' }).first().check();
    await form.getByRole('radio', { name: 'Yes' }).last().check();
  });
  const box = dialog.getByLabel('Paste replies');
  await box.fill(code.slice(0, -4));
  await dialog.getByRole('button', { name: 'Add replies' }).click();
  await expect(dialog.getByText('Part of this code is missing')).toBeVisible();
  await box.fill(mangle(code));
  await dialog.getByRole('button', { name: 'Add replies' }).click();
  await expect(dialog.getByRole('row', { name: /Ana Ruiz If needed Yes/ })).toBeVisible();
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Best' })
    .getByRole('button', { name: /^Schedule/ })
    .click();
  await expect(page.getByLabel('Title')).toHaveValue('Board meeting');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('15:00');
});

test('a feedback form is filled in by anyone, and those who asked hear when it is done', async ({ page }) => {
  await page.goto('/user-feedback-collector');
  await page.getByRole('button', { name: 'Feedback form' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback form' });
  await dialog.getByLabel('Title of the form').fill('Tell Acre');
  const code = await answer(page, async (form) => {
    await form.getByRole('radio', { name: 'Feature' }).check();
    await form.getByLabel('In a few words').fill('Dark mode');
    await form.getByLabel('Tell us more').fill('My eyes hurt at night.');
    await form.getByLabel('Your e-mail').fill('bo@shop.example');
  });
  await dialog.getByLabel('Paste replies').fill(mangle(code));
  await dialog.getByRole('button', { name: 'Add replies' }).click();
  await expect(dialog.getByText('1 answer added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Status of Dark mode').selectOption('completed');
  await page.getByRole('button', { name: 'Write to those who asked' }).click();
  const draft = page.getByRole('dialog', { name: 'Dark mode' }).getByRole('link', { name: 'E-mail draft' });
  await expect(draft).toHaveAttribute('href', /^mailto:\?bcc=bo@shop\.example&subject=Shipped/);
});
