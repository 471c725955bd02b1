import { expect, type Page } from '@playwright/test';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const canvas = (page: Page) => page.getByRole('region', { name: 'Canvas' });
export const sheet = (page: Page) => canvas(page).getByRole('img');
export const on = (page: Page, name: string | RegExp) => canvas(page).getByRole('button', { name });
export const shortcut = (page: Page, keys: string) => page.keyboard.press(keys);

export async function add(page: Page, kind: string) {
  await field(page, 'Element Type').selectOption({ label: kind });
  await button(page, 'Add Element').click();
  // The board arrives with the first element; until then there is no paper to press.
  await expect(canvas(page).getByRole('button', { pressed: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${kind} properties` })).toBeVisible();
}

export async function expectBox(page: Page, x: number, y: number, width: number, height: number) {
  for (const [name, value] of Object.entries({ X: x, Y: y, Width: width, Height: height }))
    await expect(field(page, name)).toHaveValue(String(value));
}
