/** The heavy cases: ten thousand tasks, transactions and investors, fifty thousand rows, an invoice of two hundred lines. */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeKeys } from './bench-keys.mjs';

const milliseconds = (value) => `${value.toFixed(0)} ms`;

function writeTasks(file, count) {
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `Task ${index},Note ${index % 97},${['Low', 'Medium', 'High'][index % 3]},To Do,Person ${index % 23},2027-${String((index % 12) + 1).padStart(2, '0')}-15,tag${index % 11}`,
  );
  writeFileSync(file, ['Title,Description,Priority,Status,Assignee,Due Date,Tags', ...rows].join('\n'));
}

/** A page with a file taken in through its own import, and every long task noted from then on. */
async function openWith(browser, url, path, file) {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: true });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(url + path);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles(file);
  await dialog.getByText(/to add/).waitFor();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  return { context, page };
}

/** Wall time of an action until its frame, and the longest task it caused. */
async function timed(page, action) {
  await page.evaluate(() => {
    window.longTasks.length = 0;
  });
  const start = performance.now();
  await action();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
  const wall = performance.now() - start - 50;
  const longest = await page.evaluate(() => Math.max(0, ...window.longTasks));
  return `${milliseconds(wall)} in all, longest task ${longest === 0 ? 'under 50 ms' : milliseconds(longest)}`;
}

export async function benchTasks(browser, url, folder) {
  const lines = ['\n10,000 tasks'];
  const file = join(folder, 'tasks.csv');
  writeTasks(file, 10_000);
  const { context, page } = await openWith(browser, url, '/task-manager', file);
  const search = page.getByPlaceholder('Search tasks...');
  lines.push(`  filter by text   ${await timed(page, () => search.fill('person 7'))}`);
  lines.push(`  clear the filter ${await timed(page, () => search.fill(''))}`);
  lines.push(`  sort by title    ${await timed(page, () => page.getByLabel('Sort').selectOption('title'))}`);
  lines.push(`  sort by due date ${await timed(page, () => page.getByLabel('Sort').selectOption('due'))}`);
  lines.push(`  one list         ${await timed(page, () => page.getByLabel('Group').selectOption('none'))}`);
  await page.getByLabel('Quick add').fill('New one tomorrow @Ana');
  lines.push(`  add              ${await timed(page, () => page.getByLabel('Quick add').press('Enter'))}`);
  await page.keyboard.press('Control+k');
  const find = page.getByRole('dialog').getByRole('combobox');
  await page.getByRole('group', { name: 'Open and recent' }).waitFor();
  lines.push(`  find by a word   ${await timed(page, () => find.fill('note 7'))}`);
  lines.push(`  find with a slip ${await timed(page, () => find.fill('taks persno'))}`);
  await page.getByRole('button', { name: 'Close' }).click();
  lines.push(`  scroll to middle ${await timed(page, () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2)))}`);
  await context.close();

  writeTasks(file, 50_000);
  const large = await openWith(browser, url, '/task-manager', file);
  const start = performance.now();
  const [download] = await Promise.all([large.page.waitForEvent('download'), large.page.getByRole('button', { name: 'Export' }).click()]);
  const path = await download.path();
  lines.push(`\nCSV of 50,000 rows: ${milliseconds(performance.now() - start)}, ${(statSync(path).size / 1e6).toFixed(1)} MB`);
  await large.context.close();
  return lines;
}

const count = 10_000;
const twoDigits = (value) => String(value).padStart(2, '0');

/** A record among those of a busy company. */
export async function benchFind(browser, url, folder) {
  const file = join(folder, 'find.csv');
  writeTasks(file, 5_000);
  const { context, page } = await openWith(browser, url, '/task-manager', file);
  await page.keyboard.press('Control+k');
  await page.getByRole('group', { name: 'Open and recent' }).waitFor();
  const { median, worst } = await timeKeys(page, 'task 4711');
  await page.getByRole('option', { name: /Task 4711/ }).waitFor();
  await context.close();
  return [`\nFind among 5,000 records, per key: median ${milliseconds(median)}, worst ${milliseconds(worst)}`];
}

export async function benchTracker(browser, url, folder) {
  const lines = [`\n${count.toLocaleString('en-US')} transactions`];
  const file = join(folder, 'bank.csv');
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `2026-${twoDigits((index % 10) + 1)}-${twoDigits((index % 28) + 1)},Payment ${index} to shop ${index % 41},-${(index % 900) + 1}.50`,
  );
  writeFileSync(file, ['Date,Description,Amount', ...rows].join('\n'));
  const { context, page } = await openWith(browser, url, '/financial-tracker', file);
  const open = async () => {
    await page.getByRole('tab', { name: 'All transactions' }).click();
    await page.getByLabel('Search transactions').waitFor();
  };
  lines.push(`  open the list    ${await timed(page, open)}`);
  const search = page.getByLabel('Search transactions');
  lines.push(`  filter by text   ${await timed(page, () => search.fill('shop 7'))}`);
  lines.push(`  clear the filter ${await timed(page, () => search.fill(''))}`);
  lines.push(`  sort by amount   ${await timed(page, () => page.getByLabel('Sort').selectOption('largest'))}`);
  lines.push(`  back to overview ${await timed(page, () => page.getByRole('tab', { name: 'Overview' }).click())}`);
  await context.close();
  return lines;
}

export async function benchInvestors(browser, url, folder) {
  const lines = [`\n${count.toLocaleString('en-US')} investors`];
  const file = join(folder, 'investors.csv');
  const rows = Array.from(
    { length: count },
    (_, index) => `Person ${index},Fund ${index % 97},p${index}@example.com,${(index % 50) * 1000}`,
  );
  writeFileSync(file, ['Name,Firm,Email,Amount', ...rows].join('\n'));
  const { context, page } = await openWith(browser, url, '/investor-crm', file);
  const search = page.getByLabel('Search investors');
  lines.push(`  filter by text   ${await timed(page, () => search.fill('fund 7'))}`);
  lines.push(`  clear the filter ${await timed(page, () => search.fill(''))}`);
  const status = page.getByLabel('Status of Person 3', { exact: true });
  lines.push(`  change a status  ${await timed(page, () => status.selectOption('contacted'))}`);
  lines.push(`  open the board   ${await timed(page, () => page.getByRole('tab', { name: 'Board' }).click())}`);
  await context.close();
  return lines;
}

export async function benchInvoice(browser, url) {
  const context = await browser.newContext({ serviceWorkers: 'block', acceptDownloads: true });
  const page = await context.newPage();
  await page.goto(`${url}/invoice-generator`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  for (let row = 0; row < 199; row += 1) await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByRole('button', { name: 'Other formats' }).click();
  const start = performance.now();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'PDF' }).click()]);
  const size = statSync(await download.path()).size;
  const line = `PDF of a 200-line invoice, library included: ${milliseconds(performance.now() - start)}, ${(size / 1000).toFixed(0)} kB`;
  await context.close();
  return [line];
}
