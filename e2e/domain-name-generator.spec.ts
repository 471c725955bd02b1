import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect, fitsWidth, laterFiles, saveBy, seeBusy, test } from './support/test';

/** The registries and name servers of these tests, on this machine: what they say follows from the first word of the name. */
const asked: { path: string; at: number }[] = [];
let server: Server;
let base = '';

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, at: Date.now() });
    const isNames = path.startsWith('/dns');
    const name = isNames ? (new URL(path, base).searchParams.get('name') ?? '') : path.slice(path.lastIndexOf('/') + 1);
    const word = /^[a-z]+/.exec(name)?.[0] ?? '';
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (isNames) return void send(200, word === 'contradictory' ? { Status: 0, Answer: [{ data: 'ns1.example' }] } : { Status: 3 });
    if (word === 'silent') return;
    if (word === 'late') return void setTimeout(() => send(200, { ldhName: name }), 800);
    const status = { taken: 200, busy: 429, broken: 503 }[word] ?? 404;
    send(status, status === 200 ? { ldhName: name.toUpperCase() } : {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close().closeAllConnections());

test.beforeEach(async ({ page }) => {
  asked.length = 0;
  await page.goto('/domain-name-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string | RegExp) => page.getByRole('tab', { name }).click();
const made = (page: Page) => page.getByRole('list', { name: 'Domain names' });
const rows = (page: Page) => made(page).locator(':scope > li');
const rowOf = (list: Locator, domain: string) =>
  list.locator(':scope > li').filter({ has: list.page().getByText(domain, { exact: true }) });

async function generate(page: Page, name: string) {
  await page.getByLabel('Business Name').fill(name);
  await press(page, 'Generate Domains');
  await expect(rows(page).first()).toBeVisible();
}

test('makes fifteen variants for each ending, saves them, and takes a shortlist from a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Business Name').fill('Acme Labs');
  await seeBusy(page, 'Generating...', () => press(page, 'Generate Domains'));
  await expect(rows(page)).toHaveCount(30);
  await expect(page.getByText('30 of 45 names shown')).toBeVisible();
  await press(page, 'Show the other 15');
  await expect(rows(page)).toHaveCount(45);
  await press(page, 'Copy acmelabssolutions.org');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('acmelabssolutions.org');
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('acme-labs-domains.csv');
  expect(file.text).toContain('"acmelabs.com","acmelabs.com","Exact Match","The name itself","Simulated');
  expect(file.text.trim().split('\r\n')).toHaveLength(46);

  // What “Copy share link” gives for three names.
  const visitor = await context.newPage();
  await visitor.goto('/domain-name-generator#s=caf%C3%A9roma.com,getcaferoma.com,roma.coffee');
  await visitor.getByRole('button', { name: 'Add to shortlist' }).click();
  await expect(visitor.getByRole('list', { name: 'Shortlist' }).locator(':scope > li')).toHaveCount(3);
  await visitor.close();
});

test('asks the registries only when told to, one after the other, and gives four honest answers', async ({ page, faults }) => {
  const outside = () => faults.seen.filter((fault) => fault.startsWith('request: '));
  await page.route(/^https:/, async (route) => {
    const { hostname, pathname, search } = new URL(route.request().url());
    const isNames = hostname === 'cloudflare-dns.com' || hostname === 'dns.google';
    const url = `${base}${isNames ? `/dns${search}` : pathname}`;
    // A question that was stopped has nobody left to answer.
    await route
      .fetch({ url })
      .then((response) => route.fulfill({ response }))
      .catch(() => undefined);
  });
  await open(page, 'Your own list');
  const list = page.getByRole('list', { name: 'Your own domains' });
  const own = (domain: string) => rowOf(list, domain);
  await page
    .getByLabel('Names or domains')
    .fill('taken.com\nfreename.com\ncontradictory.com\nfreename.io\nbusy.org\nfreename.org\nbroken.dev\nlate.tech\nfreename.xyz\nabc.net');
  await expect(list.getByRole('img', { name: 'not checked' })).toHaveCount(10);
  await expect(page.getByText(/Asks the registry, which sees the 10 names: rdap\.verisign\.com, /)).toBeVisible();
  expect(outside()).toEqual([]);
  expect(asked).toEqual([]);

  await press(page, 'Check live');
  await expect(page.getByText('10 of 10 names answered.')).toBeVisible({ timeout: 20_000 });
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
  await expect(page.getByText('1 of 1 name answered.')).toBeVisible({ timeout: 20_000 });
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
  await expect(page.getByText('3 of 3 names answered.')).toBeVisible({ timeout: 20_000 });
  expect(asked.filter(({ path }) => path.endsWith('/silentother.com'))).toEqual([]);
  await expect(rows(page).getByRole('img')).toHaveCount(0);
  await expect(page.getByText('Simulated where not checked')).toBeVisible();
  expect(outside().every((fault) => /https:\/\/(rdap|pubapi|cloudflare-dns|dns)\./.test(fault))).toBe(true);
  // The browser reports every 404 of a registry as an error; here they are answers.
  faults.seen = faults.seen.filter((fault) => !/^request: https:|^console: Failed to load resource/.test(fault));
});

test('works on a phone, by keyboard, and after a part of it failed to load', async ({ page, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let isBroken = true;
  await page.route(laterFiles('domain-name-generator'), (route) => (isBroken ? route.abort() : route.continue()));
  await page.getByLabel('Business Name').focus();
  await page.keyboard.type('Acme');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Generate Domains' })).toBeEnabled();
  isBroken = false;
  faults.seen = faults.seen.filter((fault) => !/^console: Failed to (?:load resource|generate content)/.test(fault));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(30);
  await expect(page.getByRole('tab', { name: 'Domains' })).toBeInViewport();
  expect(await fitsWidth(page)).toBe(true);
  await press(page, 'Load sample');
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible();
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('sample-blue-river-coffee-domains.csv');
});
