import type { Browser, Page } from '@playwright/test';
import { openBrowserPage } from './support/browser-page';
import { startTeamServer, type TeamServer } from './support/team-server';
import { expect, test } from './support/test';

const addTask = async (page: Page, line: string) => {
  await page.getByLabel('Quick add').fill(line);
  await page.keyboard.press('Enter');
};
const taskIn = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const statusIn = (page: Page, title: string) => page.getByLabel(`Status of ${title}`);

/** A second device: a browser that shares nothing with the first. */
async function openDevice(browser: Browser, width = 390, height = 844): Promise<Page> {
  const { page } = await openBrowserPage(browser);
  await page.setViewportSize({ width, height });
  return page;
}

async function openRoom(page: Page, server: TeamServer, name: string): Promise<{ edit: string; view: string }> {
  await page.goto('/together');
  await page.getByLabel('Your Name').first().fill(name);
  await page.getByLabel('Server').fill(server.address());
  await page.getByRole('button', { name: 'Open a room' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  const view = page.getByLabel('Link to view', { exact: true });
  await expect(view).not.toHaveValue('');
  return { edit: await page.getByLabel('Link to edit', { exact: true }).inputValue(), view: await view.inputValue() };
}

async function joinRoom(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your Name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
}

test('a laptop, a phone and an adviser work on the same tasks, with and without a server', async ({
  page: ada,
  browser,
  baseURL,
  faults,
}) => {
  faults.mayFailToLoad = true;
  const server = await startTeamServer(baseURL ?? '');
  await ada.goto('/task-manager');
  await addTask(ada, 'Call the bank @Ada tomorrow');
  await ada.getByRole('button', { name: 'Only in this tab' }).click();
  await ada.getByRole('menuitem', { name: 'Keep on this device' }).click();
  await expect(ada.getByRole('link', { name: /^Saved/ })).toBeVisible();
  const { edit, view } = await openRoom(ada, server, 'Ada');

  const ben = await openDevice(browser);
  await joinRoom(ben, edit, 'Ben');
  await expect(ben.getByRole('list', { name: '2 people here' })).toContainText('Ada');
  await ben.getByRole('listitem').filter({ hasText: 'Task Manager' }).getByRole('button').click();
  await ada.goto('/task-manager');
  await statusIn(ben, 'Call the bank').selectOption('in-progress');
  await expect(statusIn(ada, 'Call the bank')).toHaveValue('in-progress');

  // The server is gone: both go on, and find each other's work once it is back.
  await server.kill();
  await addTask(ada, 'Plantedword laptop @Ada tomorrow');
  await addTask(ben, 'Plantedword phone @Ben tomorrow');
  await expect(taskIn(ada, 'Plantedword phone')).toHaveCount(0);
  await server.start();
  await expect(taskIn(ada, 'Plantedword phone')).toBeVisible();
  await expect(taskIn(ben, 'Plantedword laptop')).toBeVisible();

  // Undo takes back one's own, whatever came after it.
  await ada
    .getByRole('button', { name: 'Undo' })
    .and(ada.getByTitle('Undo', { exact: true }))
    .click();
  await expect(taskIn(ben, 'Plantedword laptop')).toHaveCount(0);
  await expect(taskIn(ada, 'Plantedword phone')).toBeVisible();

  const guest = await openDevice(browser, 1280, 900);
  await joinRoom(guest, view, 'Guest');
  await guest.getByRole('listitem').filter({ hasText: 'Task Manager' }).getByRole('button').click();
  await expect(guest.getByText('to change it, keep a copy')).toBeVisible();
  await statusIn(guest, 'Call the bank').selectOption('completed');
  await statusIn(ben, 'Call the bank').selectOption('todo');
  await expect(statusIn(guest, 'Call the bank')).toHaveValue('todo');
  await expect(statusIn(ada, 'Call the bank')).toHaveValue('todo');

  await ada.goto('/together');
  await expect(ada.getByRole('region', { name: 'What others changed' })).toContainText('Ben changed status');
  await ada.getByRole('button', { name: 'Close for everyone' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Close for everyone' }).click();
  await expect(ada.getByRole('button', { name: 'Open a room' })).toBeVisible();
  await ben.getByRole('link', { name: 'Not connected' }).click();
  await expect(ben.getByText('This room was closed for everyone.')).toBeVisible();
  await ben.goto('/task-manager');
  await expect(taskIn(ben, 'Plantedword phone')).toBeVisible();

  expect(await server.everything()).toContain('"event":"opened"');
  expect(await server.everything()).not.toMatch(/planted|bank|\bAda\b|\bBen\b/i);
  await server.kill();
  await Promise.all([ben, guest].map((device) => device.context().close()));
});

test('what is wrong with a room is told in words, and the work stays as it is', async ({ page, baseURL, faults }) => {
  faults.mayFailToLoad = true;
  const server = await startTeamServer(baseURL ?? '');
  const { edit } = await openRoom(page, server, 'Ada');
  await page.getByRole('button', { name: 'Leave and keep a copy' }).click();
  const join = page.getByRole('region', { name: 'Join with a link' });
  await join.getByLabel('Link').fill(edit.slice(0, -3));
  await join.getByRole('button', { name: 'Join' }).click();
  await expect(join.getByText('This link is incomplete')).toBeVisible();

  const open = page.getByRole('region', { name: 'Open a room' });
  await open.getByLabel('Server').fill('ws://team.example');
  await open.getByRole('button', { name: 'Open a room' }).click();
  await expect(open.getByText('Only wss:// is safe')).toBeVisible();

  await server.kill();
  await join.getByLabel('Link').fill(edit);
  await join.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('the server may be down')).toBeVisible();
  await page.getByRole('button', { name: 'Leave and keep a copy' }).click();
  await expect(open).toBeVisible();
});
