import { readCsv } from '../e2e/support/csv';
import { readXlsx } from '../e2e/support/readers';
import { expect, saveAs, saveBy, saveData, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/startup-resource-directory');
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const names = (page: Page) => page.getByRole('article').getByRole('heading');
const undo = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' });
const samples = ['Y Combinator Startup Library', 'SCORE', 'Stripe Atlas'];

async function addResource(page: Page, name: string, url: string, more: Record<string, string> = {}) {
  await page.getByRole('button', { name: 'Add Resource' }).click();
  for (const [label, text] of Object.entries({ Name: name, URL: url, ...more })) {
    const control = field(page, label);
    if (['Category', 'Free or paid'].includes(label)) await control.selectOption(text);
    else await control.fill(text);
  }
  await page.getByRole('button', { name: 'Save Resource' }).click();
  await expect(card(page, name).first()).toBeVisible();
}

async function importFile(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  return dialog;
}

test('starts with three samples, refuses what is incomplete or no web address, and keeps what was typed', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Startup Resource Directory');
  await expect(names(page)).toHaveText(samples);
  const score = card(page, 'SCORE');
  for (const text of [
    'Volunteer mentors',
    'Community',
    'Free',
    'mentoring',
    'Editor’s rating (sample): 4 of 5',
    'Ask for a mentor',
    'Sample',
  ])
    await expect(score).toContainText(text);
  await expect(score).toContainText('Listed on 15 Nov 2026, not checked since');
  const link = score.getByRole('link', { name: 'score.org' });
  await expect(link).toHaveAttribute('href', 'https://www.score.org/');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  await page.getByRole('button', { name: 'Add Resource' }).click();
  await expect(field(page, 'Category').locator('option')).toHaveText([
    'Marketing',
    'Legal',
    'Finance',
    'Design',
    'Development',
    'Education',
    'Productivity',
    'Community',
    'Analytics',
    'Funding',
    'Other',
  ]);
  await field(page, 'Notes').fill('Kept');
  await page.getByRole('button', { name: 'Save Resource' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(page.getByText('Enter the URL.')).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('Odd');
  for (const bad of ['javascript:alert(1)', 'not an address', 'bank.com@evil.example']) {
    await field(page, 'URL').fill(bad);
    await page.getByRole('button', { name: 'Save Resource' }).click();
    await expect(page.getByText('Enter a web address such as example.com.')).toBeVisible();
    await expect(field(page, 'URL')).toBeFocused();
  }
  await field(page, 'URL').fill('odd.example');
  await field(page, 'Rating').fill('6');
  await page.getByRole('button', { name: 'Save Resource' }).click();
  await expect(page.getByText('Rating can’t be above 5.')).toBeVisible();
  await expect(names(page)).toHaveCount(3);
  await expect(field(page, 'Notes')).toHaveValue('Kept');
  await field(page, 'Rating').fill('4.5');
  await field(page, 'Rating').press('Enter');
  await expect(card(page, 'Odd')).toContainText('Your rating: 4.5 of 5');
  await expect(card(page, 'Odd').getByRole('link', { name: 'odd.example' })).toHaveAttribute('href', 'https://odd.example/');
});

test('searches and filters together, and sorts', async ({ page }) => {
  await addResource(page, 'Logo Maker', 'logo.example', { Category: 'Design', 'Free or paid': 'Paid', Rating: '5', Tags: 'Brand, icons' });
  await addResource(page, 'Free Logos', 'icons.example', { Category: 'Design', Description: 'Marks of every KIND', Rating: '1' });
  const search = page.getByLabel('Search resources');
  for (const [query, found] of [
    ['LOGO', ['Free Logos', 'Logo Maker']],
    ['kind', ['Free Logos']],
    ['brand', ['Logo Maker']],
  ] as const) {
    await search.fill(query);
    await expect(names(page)).toHaveText([...found]);
  }
  await search.fill('logo');
  await expect(page.getByLabel('Filter by price').locator('option')).toHaveText(['All', 'Free', 'Paid']);
  await page.getByLabel('Filter by price').selectOption('Free');
  await expect(names(page)).toHaveText(['Free Logos']);
  await page.getByLabel('Filter by category').selectOption('Legal');
  await expect(page.getByText('No resources match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(names(page)).toHaveCount(5);
  await page.getByLabel('Filter by category').selectOption('Design (2)');
  await expect(names(page)).toHaveText(['Free Logos', 'Logo Maker']);
  await page.getByLabel('Filter by price').selectOption('Paid');
  await expect(names(page)).toHaveText(['Logo Maker']);
  await expect(page.getByText('1 of 5 resources shown')).toBeVisible();
  await page.getByLabel('Filter by category').selectOption('all');
  await page.getByLabel('Filter by price').selectOption('All');
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(names(page)).toHaveText(['Free Logos', 'Logo Maker', 'SCORE', 'Stripe Atlas', 'Y Combinator Startup Library']);
  await page.getByLabel('Sort by').selectOption('Highest rating');
  await expect(names(page).last()).toHaveText('Free Logos');
  await page.getByLabel('Filter by country').selectOption('International');
  await expect(names(page)).toHaveText(['Y Combinator Startup Library']);
});

test('edits, duplicates, hides, marks and deletes, each with a way back', async ({ page }) => {
  await addResource(page, 'Guide', 'https://www.guide.example/start/', { Tags: 'one, , two' });
  await page.getByRole('button', { name: 'Edit Guide' }).click();
  await expect(field(page, 'Tags')).toHaveValue('one, two');
  await page.getByRole('button', { name: 'Country and programs' }).click();
  await field(page, 'Country').fill('Chile');
  await field(page, 'Credit program').check();
  await field(page, 'Checked on').fill('2999-01-01');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This day is in the future.')).toBeVisible();
  await field(page, 'Checked on').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  for (const text of ['Chile', 'Credit program']) await expect(card(page, 'Guide')).toContainText(text);

  // The same page in other words is noticed while it is typed, and afterwards.
  await page.getByRole('button', { name: 'Add Resource' }).click();
  await field(page, 'URL').fill('http://guide.example/start?utm_source=x#top');
  await expect(page.getByText('You already have this address: Guide.')).toBeVisible();
  await field(page, 'Name').fill('Guide again');
  await page.getByRole('button', { name: 'Save Resource' }).click();
  await expect(page.getByText('2 resources share an address with another.')).toBeVisible();
  await page.getByRole('button', { name: 'Show duplicates' }).click();
  await expect(names(page)).toHaveText(['Guide again', 'Guide']);
  await expect(card(page, 'Guide')).toContainText('Same address as Guide again');
  await page.getByRole('button', { name: 'Delete Guide again' }).click();
  await undo(page).click();
  await expect(card(page, 'Guide again')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Guide again' }).click();
  await page.getByLabel('Show', { exact: true }).selectOption('Everything');

  const favourite = page.getByRole('button', { name: 'Favorite Guide' });
  await favourite.focus();
  await page.keyboard.press('Enter');
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Show', { exact: true }).selectOption('Favorites');
  await expect(names(page)).toHaveText(['Guide']);
  await page.getByRole('button', { name: 'Mark Guide as checked today' }).click();
  await expect(card(page, 'Guide')).toContainText(/Checked by you on \d/);
  await page.getByLabel('Show', { exact: true }).selectOption('Everything');
  await page.getByRole('button', { name: 'Hide Guide' }).click();
  await expect(card(page, 'Guide')).toBeHidden();
  await expect(page.getByText('3 of 4 resources shown')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Hidden');
  await page.getByRole('button', { name: 'Show Guide again' }).click();
  await page.getByLabel('Show', { exact: true }).selectOption('Everything');
  await expect(names(page)).toHaveCount(4);

  for (const name of ['Guide', ...samples]) await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('No resources yet')).toBeVisible();
  await page.getByRole('button', { name: 'Load sample' }).click();
  await expect(names(page)).toHaveCount(5);
});

test('adds official resources on request, once, with the day they were listed', async ({ page }) => {
  await page.getByRole('button', { name: 'Official resources' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Listed on 15 Nov 2026, not checked since')).toBeVisible();
  await dialog.getByLabel('Country').selectOption('United Kingdom');
  await dialog.getByRole('checkbox', { name: /^Legal/ }).uncheck();
  await dialog.getByRole('button', { name: 'Add 6 resources' }).click();
  await expect(names(page)).toHaveCount(9);
  const hmrc = card(page, 'HM Revenue and Customs');
  await expect(hmrc).toContainText('Listed on 15 Nov 2026, not checked since');
  await expect(hmrc).toContainText('Not rated');
  await undo(page).click();
  await expect(names(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Official resources' }).click();
  const add = dialog.getByRole('button', { name: /^Add \d+ resources$/ });
  const count = Number(/\d+/.exec((await add.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThanOrEqual(110);
  await add.click();
  // A long list shows its first 120.
  await expect(names(page)).toHaveCount(Math.min(count + 3, 120));
  await page.getByLabel('Show', { exact: true }).selectOption('Credit programs');
  await expect(names(page)).toHaveCount(3);
  await page.getByLabel('Show', { exact: true }).selectOption('Free tier');
  await expect(card(page, 'Figma')).toContainText('Free tier');
  await page.getByRole('button', { name: 'Official resources' }).click();
  await expect(dialog.getByText('Nothing here that you don’t have yet.')).toBeVisible();
});

test('takes the list away in every format, and in again', async ({ page }) => {
  for (const name of samples) await page.getByRole('button', { name: `Delete ${name}` }).click();
  await addResource(page, '<b>Tom & Co</b>', 'tom.example?a=1&b=2', { Category: 'Legal', Tags: 'x, y', Rating: '3.5', Notes: '=1+1' });
  const csv = await saveBy(page, () => page.getByRole('button', { name: 'Export', exact: true }).click());
  expect(csv.name).toBe('resources.csv');
  const [header, row] = readCsv(csv.text);
  expect(header?.slice(0, 8)).toEqual(['Name', 'URL', 'Description', 'Category', 'Free or paid', 'Tags', 'Rating', 'Notes']);
  expect(row?.slice(0, 8)).toEqual(['<b>Tom & Co</b>', 'tom.example?a=1&b=2', '', 'Legal', 'Free', 'x, y', '3.5', "'=1+1"]);
  expect((await readXlsx((await saveAs(page, 'Excel')).bytes))[1]?.[0]).toBe('<b>Tom & Co</b>');
  expect(await saveData(page)).toMatchObject({ records: [{ price: 'free', tags: ['x', 'y'], rating: 3.5 }] });
  const html = await saveAs(page, 'Web page');
  expect(html.name).toBe('resources.html');
  for (const text of ['&lt;b&gt;Tom &amp; Co', 'href="https://tom.example/?a=1&amp;b=2"', 'Your rating: 3.5 of 5'])
    expect(html.text).toContain(text);
  const opml = await saveAs(page, 'OPML');
  expect(opml.name).toBe('resources.opml');
  const outline = await page.evaluate(() => {
    const read = new DOMParser().parseFromString(opml.text, 'application/xml');
    return [...read.querySelectorAll('parsererror, outline')].map((node) => [node.getAttribute('text'), node.getAttribute('url')]);
  });
  expect(outline).toEqual([
    ['Legal', null],
    ['<b>Tom & Co</b>', 'https://tom.example/?a=1&b=2'],
  ]);

  const same = await importFile(page, 'resources.csv', csv.text);
  await expect(same.getByRole('status')).toHaveText('0 resources to add, 1 already here.');
  await same.getByRole('button', { name: 'Cancel' }).click();

  const bookmarks = await importFile(
    page,
    'bookmarks.html',
    `<!DOCTYPE NETSCAPE-Bookmark-file-1><TITLE>Bookmarks</TITLE><H1>Bookmarks</H1><DL><p>
    <DT><H3>Design</H3><DL><p><DT><A HREF="https://fonts.example/" ADD_DATE="1">Fonts &amp; <b>more</b></A><DD>Letters
    <DT><H3>Cheap</H3><DL><p><DT><A HREF="https://cheap.example/">Cheap</A></DL><p></DL><p>
    <DT><A HREF="javascript:window.hacked=1">Script</A>
    <DT><A HREF="http://www.tom.example/?b=2&amp;a=1">Tom</A></DL>`,
  );
  await expect(bookmarks.getByRole('status')).toHaveText('2 resources to add, 1 already here, 1 row that can’t be read.');
  await bookmarks.getByRole('button', { name: 'Import', exact: true }).click();
  for (const text of ['Letters', 'Design', 'Price not known']) await expect(card(page, 'Fonts & more')).toContainText(text);
  await expect(card(page, 'Cheap').getByRole('list', { name: 'Tagged' })).toHaveText('Cheap');
  await undo(page).click();
  await expect(names(page)).toHaveCount(1);

  const many = await importFile(
    page,
    'many.csv',
    `Title,Link\n${Array.from({ length: 300 }, (_, at) => `Site ${at},s${at}.example`).join('\n')}`,
  );
  await many.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(names(page)).toHaveCount(120);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(names(page)).toHaveCount(240);
  await page.getByLabel('Search resources').fill('site 299');
  await expect(names(page)).toHaveText(['Site 299']);
});
