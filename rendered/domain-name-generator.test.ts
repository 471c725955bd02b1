import { afterEach, vi } from 'vitest';
import { readXlsx } from '../e2e/support/readers';
import { copied, expect, saveAs, saveBy, setNow, test, type Locator, type Page } from './support/test';

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

test('takes a shortlist from a link', async ({ page }) => {
  // What “Copy share link” gives for three names.
  await page.goto('/domain-name-generator#s=caf%C3%A9roma.com,getcaferoma.com,roma.coffee');
  await press(page, 'Add to shortlist');
  await expect(page.getByRole('list', { name: 'Shortlist' }).locator(':scope > li')).toHaveCount(3);
});

interface Question {
  path: string;
  at: number;
}

/** Registries and name servers that answer the page in place of the network: what they say follows from the first word of the name. */
function standInRegistries(asked: Question[]) {
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const { hostname, pathname, searchParams } = new URL(address);
    asked.push({ path: pathname, at: performance.now() });
    const isNames = hostname === 'cloudflare-dns.com' || hostname === 'dns.google';
    const name = isNames ? (searchParams.get('name') ?? '') : pathname.slice(pathname.lastIndexOf('/') + 1);
    const word = /^[a-z]+/.exec(name)?.[0] ?? '';
    if (isNames) return Response.json(word === 'contradictory' ? { Status: 0, Answer: [{ data: 'ns1.example' }] } : { Status: 3 });
    if (word === 'silent')
      return new Promise((_, reject) => void signal?.addEventListener('abort', () => reject(new Error('Nobody waits any more.'))));
    if (word === 'late') {
      await new Promise((done) => setTimeout(done, 800));
      return Response.json({ ldhName: name });
    }
    const status = { taken: 200, busy: 429, broken: 503 }[word] ?? 404;
    return Response.json(status === 200 ? { ldhName: name.toUpperCase() } : {}, { status });
  });
}
afterEach(() => void vi.unstubAllGlobals());

test('asks the registries only when told to, one after the other, and gives four honest answers', async ({ page }) => {
  // An answer is good for an hour: those of this day are none of another test's.
  await setNow(page, new Date('2026-05-04T10:00:00Z'));
  const asked: Question[] = [];
  standInRegistries(asked);
  await open(page, 'Your own list');
  const list = page.getByRole('list', { name: 'Your own domains' });
  const own = (domain: string) => rowOf(page, list, domain);
  await page
    .getByLabel('Names or domains')
    .fill('taken.com\nfreename.com\ncontradictory.com\nfreename.io\nbusy.org\nfreename.org\nbroken.dev\nlate.tech\nfreename.xyz\nabc.net');
  await expect(list.getByRole('img', { name: 'not checked' })).toHaveCount(10);
  await expect(page.getByText(/Asks the registry, which sees the 10 names: rdap\.verisign\.com, /)).toBeVisible();
  expect(asked).toEqual([]);

  await press(page, 'Check live');
  await expect(page.getByText('10 of 10 names answered.')).toBeVisible();
  await expect(own('taken.com')).toContainText(/Taken It’s in the registry\. Asked at \d\d:\d\d\.Seen by rdap\.verisign\.com\./);
  await expect(own('taken.com').getByRole('link', { name: /egist/ })).toHaveCount(0);
  await expect(own('freename.com')).toContainText('Available Not in the registry and not in use. It may still be reserved or premium.');
  await expect(own('freename.com').getByRole('link', { name: 'Register freename.com', exact: true })).toHaveText('Register');
  await expect(own('contradictory.com')).toContainText('Taken It’s in use');
  await expect(own('freename.io')).toContainText('Probably available');
  await expect(own('abc.net')).toContainText('Probably available Not in the registry, but names this short');
  await expect(own('busy.org')).toContainText('Unknown The registry asked us to slow down.');
  await expect(own('freename.org')).toContainText('Unknown The registry asked us to slow down.');
  await expect(own('broken.dev')).toContainText('Unknown The registry didn’t answer.');
  await expect(own('late.tech')).toContainText('Taken');
  await expect(own('freename.xyz')).toContainText('Unknown There’s no registry we can ask about this extension.');
  await expect(own('freename.xyz').getByRole('link', { name: /^Register/ })).toHaveCount(0);
  expect(asked.some(({ path }) => path.endsWith('/freename.org'))).toBe(false);
  const verisign = asked.filter(({ path }) => /^\/(com|net)\/v1/.test(path)).map(({ at }) => at);
  expect(verisign).toHaveLength(4);
  verisign.slice(1).forEach((at, index) => expect(at - (verisign[index] ?? 0)).toBeGreaterThan(150));
  // The answers stay while a tab without names is open.
  await open(page, 'Domains');
  await expect(page.getByText('Ready to Find Domains')).toBeVisible();
  await open(page, 'Your own list');
  await expect(own('taken.com')).toContainText('Taken It’s in the registry.');
  // What is known is not asked again within the hour; what is not, is.
  asked.length = 0;
  await page.getByLabel('Names or domains').fill('taken.com\nfreename.com\nbroken.dev');
  await press(page, 'Check live');
  await expect(page.getByText('1 of 1 name answered.')).toBeVisible();
  expect(asked.map(({ path }) => path)).toContain('/rdap/domain/broken.dev');
  await page.getByLabel('Names or domains').fill('taken.com\nfreename.com');
  asked.length = 0;
  await press(page, 'Check live');
  await expect(page.getByText('2 of 2 names answered.')).toBeVisible();
  expect(asked).toEqual([]);
  // A registry that says nothing can be stopped, and nothing is made of its silence.
  await page.getByLabel('Names or domains').fill('silent.com\nsilentother.com');
  await press(page, 'Check live');
  await expect.poll(() => asked.length).toBe(1);
  await press(page, 'Stop');
  await expect(page.getByRole('button', { name: 'Check live' })).toBeVisible();
  await expect(page.getByText('0 of 2 names answered.')).toBeVisible();
  await expect(list.getByRole('img', { name: 'not checked' })).toHaveCount(2);
  // Names that were made are asked about thirty at a time, and the answers take the place of the stand-ins.
  await generate(page, 'Acme Labs');
  await page.getByLabel('Show', { exact: true }).selectOption('Exact Match');
  await press(page, 'Check live');
  await expect(page.getByText('3 of 3 names answered.')).toBeVisible();
  expect(asked.filter(({ path }) => path.endsWith('/silentother.com'))).toEqual([]);
  await expect(rows(page).getByRole('img')).toHaveCount(0);
  await expect(page.getByText('Simulated where not checked')).toBeVisible();
});
