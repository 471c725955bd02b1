import { afterEach, beforeEach, describe, it } from 'vitest';
import { expect } from './expect';
import { makePage, patience } from './page';

const page = makePage(() => Promise.resolve());
const button = page.getByRole('button', { name: 'Save' });

beforeEach(() => {
  patience.time = 30;
  document.body.innerHTML = `
    <h1>Invoices</h1>
    <label>Name <input value="Ana"></label>
    <label for="plan">Plan</label><select id="plan"><option value="a">Free</option><option value="b">Paid</option></select>
    <button aria-pressed="true">Save the draft</button>
    <label><input type="checkbox"> Paid</label>
    <p hidden>Not yet</p>
    <ul><li>One</li><li>Two</li></ul>
    <details><summary>More</summary><p>Inside</p></details>
    <div class="sm:hidden">On a phone</div>`;
});
afterEach(() => {
  patience.time = 60_000;
});

const fails = (doing: () => Promise<unknown>) => expect(doing()).rejects.toThrow();

describe('what is waited for', () => {
  it('holds where it is so, and fails where it is not', async () => {
    const name = page.getByLabel('Name');
    const items = page.getByRole('listitem');
    await expect(button).toBeVisible();
    await fails(() => expect(button).toBeHidden());
    await fails(() => expect(button).not.toBeVisible());
    await fails(() => expect(page.getByRole('button', { name: 'Delete' })).toBeVisible());
    await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
    await expect(name).toHaveValue('Ana');
    await fails(() => expect(name).toHaveValue('An'));
    await fails(() => expect(name).not.toHaveValue('Ana'));
    await expect(items).toHaveText(['One', 'Two']);
    for (const wrong of [['One'], ['Two', 'One'], ['One', 'Two', 'Three']]) await fails(() => expect(items).toHaveText(wrong));
    await expect(items).toHaveCount(2);
    await fails(() => expect(items).toHaveCount(3));
    await expect(items).toContainText(['wo']);
    await fails(() => expect(items).toContainText(['Two', 'One']));
    await fails(() => expect(page.getByRole('checkbox')).toBeChecked());
    await fails(() => expect(button).toBeDisabled());
    await fails(() => expect(button).toBeFocused());
    await fails(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await fails(() => expect(button).toHaveAccessibleName('Save'));
  });

  it('comes late, or goes', async () => {
    patience.time = 2000;
    setTimeout(() => document.body.append('Done'), 20);
    await expect(page.locator('body')).toContainText('Done');
    setTimeout(() => document.querySelector('button')?.remove(), 20);
    await expect(button).toBeHidden();
  });
});

describe('what is found', () => {
  it('is named as a person would, one thing at a time', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'invoices' })).toHaveText('Invoices');
    await expect(page.getByRole('button', { name: 'save', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(page.getByText('Paid', { exact: true })).toHaveCount(2);
    await expect(page.getByRole('listitem').filter({ hasText: 'Two' })).toHaveText('Two');
    // Two answer to it, so neither is meant.
    await fails(() => page.getByRole('listitem').click());
  });

  it('is seen only where it shows', async () => {
    for (const text of ['Not yet', 'Inside', 'On a phone']) await expect(page.getByText(text)).toBeHidden();
    await page.getByText('More').click();
    await expect(page.getByText('Inside')).toBeVisible();
    await fails(() => page.getByText('Not yet').click());
  });
});

describe('what is done', () => {
  it('is told to the page', async () => {
    await page.getByLabel('Plan').selectOption('Paid');
    await expect(page.getByLabel('Plan')).toHaveValue('b');
    await fails(() => page.getByLabel('Plan').selectOption('Gold'));
    await page.getByLabel('Name').fill('Jo');
    await page.keyboard.type('e');
    await expect(page.getByLabel('Name')).toHaveValue('Joe');
    await expect(page.getByLabel('Name')).toBeFocused();
    await page.getByRole('checkbox').check();
    await expect(page.getByRole('checkbox')).toBeChecked();
  });
});
