import { expect, type Page } from './test';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Types what a form needs and presses its button. */
export async function add(page: Page, button: string, answers: Record<string, string>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    const control = field(page, label);
    if ((await control.evaluate((node) => node.tagName)) === 'SELECT') await control.selectOption(answer);
    else await control.fill(answer);
  }
  await press(page, button);
}

/** What another tool holds is offered in words, taken by one press, and taken back by one undo. */
export async function take(page: Page, offer: string | RegExp, verb = 'Add'): Promise<void> {
  const notice = page.getByText(offer).first();
  // The button that stands nearest to the words.
  const button = notice.around('button').getByRole('button', { name: verb, exact: true });
  await expect(notice).toBeVisible();
  await button.click();
  await expect(notice).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(notice).toBeVisible();
  await button.click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('list', { name: 'Taken from other tools' })).toContainText(/taken from .+ on /);
}

/** Goes to a tool as somebody does who knows its name. */
export async function findTool(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(name);
  await expect(dialog.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
