import { readXlsx } from '../e2e/support/readers';
import { copied, expect, saveAs, saveBy, test, type Locator, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/domain-name-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();
const made = (page: Page) => page.getByRole('list', { name: 'Domain names' });
const rows = (page: Page) => made(page).locator(':scope > li');
const rowOf = (page: Page, list: Locator, domain: string) =>
  list.locator(':scope > li').filter({ has: page.getByText(domain, { exact: true }) });

async function generate(page: Page, name: string) {
  await page.getByLabel('Business Name').fill(name);
  await press(page, 'Generate Domains');
  await expect(rows(page).first()).toBeVisible();
}

test('makes fifteen variants for each ending, thirty at first, and never passes a stand-in off as an answer', async ({ page }) => {
  await expect(page.getByText('Ready to Find Domains')).toBeVisible();
  const boxes = page.getByRole('group', { name: 'Extensions' }).getByRole('checkbox');
  await expect(boxes).toHaveCount(13);
  for (const [index, ending] of ['com', 'net', 'org', 'io', 'co', 'app', 'tech', 'ai', 'dev', 'biz', 'eu', 'de', 'dk'].entries()) {
    await expect(boxes.nth(index)).toHaveAccessibleName(`.${ending}`);
    if (index < 3) await expect(boxes.nth(index)).toBeChecked();
    else await expect(boxes.nth(index)).not.toBeChecked();
  }
  await expect(page.getByLabel('.io', { exact: true })).toHaveAccessibleDescription('Popular');
  await expect(page.getByRole('button', { name: 'Generate Domains' })).toBeDisabled();
  await page.getByLabel('Business Name').fill('!!!');
  await press(page, 'Generate Domains');
  await expect(page.getByLabel('Business Name')).toBeFocused();
  await expect(page.getByText('No domain can be made from this')).toBeVisible();
  await page.getByLabel('Business Name').fill('Acme Labs');
  await press(page, 'Generate Domains');
  await expect(rows(page)).toHaveCount(30);
  await expect(page.getByText('30 of 45 names shown')).toBeVisible();
  await expect(page.getByText('Simulated - not checked')).toBeVisible();
  const exact = rowOf(page, made(page), 'acmelabs.com');
  await expect(exact).toContainText('Exact Match');
  await expect(exact).toContainText('example $12.99/year');
  await expect(exact).toContainText('Renewal: about $16/year (rough level of 2025)');
  await expect(rowOf(page, made(page), 'getacmelabs.net')).toContainText('Variation');
  await expect(rowOf(page, made(page), 'getacmelabs.net')).toContainText('example $14.99/year');
  // A way to the registrar stands beside those that may be free, and beside them only.
  const free = rows(page).filter({ has: page.getByRole('img', { name: 'simulated available' }) });
  const taken = rows(page).filter({ has: page.getByRole('img', { name: 'simulated taken' }) });
  expect((await free.count()) + (await taken.count())).toBe(30);
  expect(await free.count()).toBeGreaterThan(await taken.count());
  await expect(taken.getByRole('link')).toHaveCount(0);
  const links = free.getByRole('link', { name: /^Register \S+: Check at registrar$/ });
  await expect(links).toHaveCount(await free.count());
  const href = new URL((await links.first().getAttribute('href')) ?? '');
  expect(href.searchParams.get('domain')).toMatch(/^[a-z-]+\.(com|net|org)$/);
  await page.getByLabel('Preferred registrar').selectOption('Porkbun');
  await expect(links.first()).toHaveAttribute('href', /^https:\/\/porkbun\.com\/checkout\/search\?q=/);

  await press(page, 'Show the other 15');
  await expect(rows(page)).toHaveCount(45);
  await press(page, 'Copy acmelabssolutions.org');
  expect(copied()).toBe('acmelabssolutions.org');
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('acme-labs-domains.csv');
  expect(file.text).toContain('"acmelabs.com","acmelabs.com","Exact Match","The name itself","Simulated');
  expect(file.text.trim().split('\r\n')).toHaveLength(46);
  expect(await readXlsx((await saveAs(page, 'Excel')).bytes)).toHaveLength(46);
  // Keywords add names; the industry's own words are offered as keywords.
  await page.getByLabel('Keywords').fill('fast lunch');
  await page.getByLabel('Industry').fill('Menus for restaurants');
  await press(page, 'menus');
  await expect(page.getByLabel('Keywords')).toHaveValue('fast, lunch, menus');
  await page.getByLabel('.io', { exact: true }).check();
  await press(page, 'Update names');
  await expect(page.getByText('acmelabsmenus.com', { exact: true })).toBeVisible();
  await expect(rowOf(page, made(page), 'acmelabs.io')).toContainText('example $39.99/year');
  await page.getByLabel('Show', { exact: true }).selectOption('From keywords');
  await expect(page.getByText('acmelabs.com', { exact: true })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nothing like it');
  await press(page, 'Clear Filters');
  await expect(rows(page)).toHaveCount(30);
  await rows(page).first().getByText('Renewal:').click();
  await expect(rows(page).first().getByRole('link', { name: 'USPTO (United States)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tips for choosing a domain' }).getByRole('listitem')).toHaveCount(6);
  await press(page, 'Start over');
  await expect(page.getByText('Ready to Find Domains')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByLabel('Business Name')).toHaveValue('Acme Labs');
});

test('keeps a shortlist with notes, takes names from a list and a link, and compares prices', async ({ page }) => {
  await generate(page, 'Café Roma');
  const names = made(page);
  await expect(rowOf(page, names, 'caféroma.com')).toContainText('xn--cafroma-dya.com');
  await expect(rowOf(page, names, 'caféroma.com')).toContainText('Has letters beyond a to z');
  await press(page, 'Add caféroma.com to the shortlist');
  await press(page, 'Add getcaferoma.com to the shortlist');
  await expect(page.getByRole('button', { name: 'Remove getcaferoma.com from the shortlist' })).toBeVisible();
  await open(page, 'Shortlist (2)');
  const list = page.getByRole('list', { name: 'Shortlist' });

  await press(page, 'Add');
  await page.getByLabel('Domain', { exact: true }).fill('not a domain');
  await press(page, 'Add Domain');
  await expect(page.getByText('Enter a domain such as example.com.')).toBeVisible();
  await page.getByLabel('Domain', { exact: true }).fill('https://www.roma.coffee/shop');
  await page.getByLabel('Decision').selectOption('First choice');
  await page.getByLabel('Notes').fill('Says what we sell, =1+1');
  await press(page, 'Add Domain');
  await expect(list.locator(':scope > li')).toHaveCount(3);
  await press(page, 'Add');
  await page.getByLabel('Domain', { exact: true }).fill('ROMA.coffee');
  await press(page, 'Add Domain');
  await expect(page.getByText('roma.coffee is already on your shortlist.')).toBeVisible();
  await press(page, 'Cancel');
  await press(page, 'Edit getcaferoma.com');
  await page.getByLabel('Notes').fill('Second best');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(list).toContainText('Second best');
  await press(page, 'Delete getcaferoma.com');
  await expect(list.locator(':scope > li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(list.locator(':scope > li')).toHaveCount(3);

  const file = await saveBy(page, () => press(page, 'Export'));
  expect(file.name).toBe('domain-shortlist.csv');
  expect(file.text).toContain('"roma.coffee","First choice"');
  expect(file.text).toContain('"Not checked","example $12.99/year","about $16/year (rough level of 2025)"');
  await press(page, 'Import');
  await page.getByLabel('File').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(file.text) });
  await expect(page.getByText('0 domains to add, 3 already here.')).toBeVisible();
  await page.keyboard.press('Escape');

  await press(page, 'Copy share link');
  const link = copied();
  expect(link).toMatch(/\/domain-name-generator#s=caf%C3%A9roma\.com,getcaferoma\.com,roma\.coffee$/);
  expect(link).not.toContain('sell');
  await open(page, 'Your own list');
  await page.getByLabel('Names or domains').fill('1. roma\nromа.com\n!!!\n<img src=x onerror=alert(1)>.com');
  const own = page.getByRole('list', { name: 'Your own domains' });
  await expect(own.locator(':scope > li')).toHaveCount(4);
  // The last letter of the second line is Cyrillic.
  await expect(rowOf(page, own, 'romа.com')).toContainText('Looks like “roma”');
  await expect(page.getByText(/2 entries can’t be a domain: line 3/)).toBeVisible();
  await press(page, 'Copy a request for 20 ideas');
  expect(copied()).toContain('Suggest 20 domain name ideas for a business called Café Roma, without extensions.');
  await open(page, 'Prices');
  await expect(page.getByRole('row', { name: /^\.com/ })).toContainText('$76.99');
  await expect(page.getByRole('row', { name: /^\.ai/ })).toContainText('Renewal trap');
  await page.getByLabel('First year of .com').fill('2');
  await page.getByLabel('Renewal of .com').fill('abc');
  await expect(page.getByText('“abc” isn’t a number.')).toBeVisible();
  await page.getByLabel('Renewal of .com').fill('10');
  // 2 + 4 × 10 = 42, and 10 is five times 2.
  await expect(page.getByRole('row', { name: /^\.com/ })).toContainText('$42.00');
  await open(page, 'Domains');
  await expect(rowOf(page, names, 'caferoma.com')).toContainText('Renews at 5.0 times the first year.');
});
