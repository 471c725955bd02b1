import { readIcs } from '../e2e/support/readers';
import { copied, expect, saveAs, saveBy, setNow, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/press-release-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const release = (page: Page) => page.getByRole('article', { name: 'Press Release' });
const fill = async (page: Page, answers: Record<string, string>) => {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(text);
};
async function generate(page: Page) {
  await press(page, 'Generate Press Release');
  await expect(release(page)).toBeVisible();
}

test('asks for a company and the news, writes the release, words it anew and copies it', async ({ page }) => {
  const panel = page.getByRole('region', { name: 'Generated Press Release' });
  expect(await panel.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole('region', { name: 'Best practices' })).toContainText('Release Tuesday to Thursday, 10 AM to 2 PM');
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue(new Date().toLocaleDateString('en-GB'));
  await expect(page.getByLabel('Location')).toHaveAttribute('aria-required', 'true');
  expect((await page.getByLabel('Industry').getByRole('option').allTextContents()).slice(1)).toEqual([
    'Technology',
    'Healthcare',
    'Finance',
    'Retail',
    'Manufacturing',
    'Education',
    'Real Estate',
    'Entertainment',
    'Food & Beverage',
    'Automotive',
    'Energy',
    'Telecommunications',
    'Other',
  ]);

  await press(page, 'Generate Press Release');
  await expect(page.getByRole('alert')).toHaveText('Please fill in at least the company name and main announcement.');
  await expect(page.getByLabel('Company Name')).toBeFocused();
  await page.keyboard.type('Blue River Coffee');
  await press(page, 'Generate Press Release');
  await expect(page.getByLabel('Main Announcement')).toBeFocused();
  await expect(release(page)).toHaveCount(0);
  await page.keyboard.type('We are excited to announce our second roastery.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Industry').selectOption('Food & Beverage');
  await press(page, 'Generate Press Release');
  await expect(release(page)).toContainText('FOR IMMEDIATE RELEASE');
  await expect(release(page)).toContainText(/— Blue River Coffee, a food and beverage company, today announced its second roastery\./);
  await expect(release(page).locator('mark').first()).toHaveText('[CITY]');
  await expect(release(page).getByText('Draft', { exact: true })).toBeVisible();
  await expect(panel.getByText('4 places open')).toBeVisible();
  await expect(release(page)).not.toContainText('said');
  await expect(release(page)).toContainText('###');

  await expect(release(page).getByRole('heading', { name: 'Media Contact' })).toBeVisible();
  await expect(panel.getByText('News first', { exact: true })).toBeVisible();
  await press(page, 'Edit text');
  await page.getByLabel('About the company', { exact: true }).fill('Blue River has roasted coffee since 2014.');
  await expect(release(page)).toContainText('roasted coffee since 2014');
  await press(page, 'Regenerate');
  await expect(panel.getByText('Voice first, edited by you', { exact: true })).toBeVisible();
  await expect(release(page)).toContainText('roasted coffee since 2014');
  await press(page, 'Copy');
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(copied()).toMatch(/^\[Draft\]\n\nFOR IMMEDIATE RELEASE\n\nBlue River Coffee announces its second roastery\n\n\[CITY\], /);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('press-release-blue-river-coffee.txt');
  expect(file.text).toContain('announces its second roastery');
});

test('settles what an editor would mark, and saves the release and its pitch', async ({ page }) => {
  await fill(page, {
    'Company Name': 'Blue River Coffee',
    Headline: 'Blue River Coffee opens revolutionary roastery',
    Location: 'Portland, Oregon',
    Date: 'November 15, 2026',
    'Main Announcement': 'Blue River Coffee will open 3 roasteries on November 17th.\n\nThe city asked for them.',
    Quote: '"We wanted this. Now it is here"',
    'Quoted Person': 'Ana Ruiz',
    "Quoted Person's Title": 'founder',
    'Background Information': 'Blue River sells coffee',
    'Contact Name': 'Jo Hay',
    'Contact E-mail': 'jo@blueriver.example',
    'Contact Phone': '555-0101',
    'Target Audience': 'Small cafes',
    'Key Benefits': 'Fresher beans\nShorter routes',
    'Call to Action': 'blueriver.example/roast',
  });
  await expect(page.getByText('Printed as Nov. 15, 2026.')).toBeVisible();
  await generate(page);
  await expect(release(page)).toContainText('PORTLAND, Ore., Nov. 15, 2026 — Blue River Coffee will open 3 roasteries');
  await expect(release(page)).toContainText('“We wanted this,” said Ana Ruiz, founder of Blue River Coffee. “Now it is here.”');
  await expect(release(page)).toContainText('Who it is for: Small cafes');
  await expect(release(page)).toContainText('For more information, visit blueriver.example/roast.');
  await expect(release(page).getByText('Draft', { exact: true })).toHaveCount(0);

  await page.getByText('things to check before you send it').click();
  await press(page, 'Remove them');
  await press(page, 'Fix dates');
  await press(page, 'Fix numbers');
  await expect(page.getByText('1 thing to check before you send it')).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Blue River Coffee opens roastery');
  await expect(release(page)).toContainText('will open three roasteries on Nov. 17.');
  await page.getByLabel('Headline').fill('Blue River Coffee opens roastery in Portland');
  await expect(page.getByText('Your answers have changed')).toBeVisible();
  await press(page, 'Update release');
  await expect(release(page).getByRole('heading', { name: 'opens roastery in Portland' })).toBeVisible();

  const html = await saveAs(page, 'HTML');
  expect(html.name).toBe('press-release-blue-river-coffee.html');
  expect(html.text).toContain('PORTLAND, Ore., Nov. 15, 2026');

  await open(page, 'E-mail pitch');
  const pitch = page.getByRole('article', { name: 'E-mail pitch' });
  await expect(pitch).toContainText('Subject: Story idea: Blue River Coffee opens roastery in Portland');
  await expect(page.getByRole('link', { name: 'Open in your mail program' })).toHaveAttribute('href', /^mailto:\?subject=Story%20idea/);
  const mail = await saveBy(page, () => press(page, 'Download'));
  expect(mail.name).toBe('email-pitch-blue-river-coffee.txt');
  await open(page, 'AI prompt');
  await expect(page.getByText('Target Audience: Small cafes').first()).toBeVisible();
});

test('sets an embargo and a send time for the calendar', async ({ page }) => {
  await setNow(page, new Date('2026-11-15T12:00:00Z'));
  await page.goto('/press-release-generator');
  await fill(page, {
    'Company Name': 'Blue River Coffee',
    'Main Announcement': 'Blue River Coffee opens a shop.',
    'Contact E-mail': 'nobody',
  });
  await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible();
  await open(page, 'Embargo and send time');
  await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeDisabled();
  await page.getByLabel('Release', { exact: true }).selectOption('Under embargo');
  await page.getByLabel('Embargo date').fill('2026-11-19');
  await page.getByLabel('Embargo time', { exact: true }).fill('14:30');
  await page.getByLabel('Embargo time zone').selectOption('America/New_York');
  await page.getByLabel("Outlet's time zone").selectOption('America/New_York');
  await press(page, 'Suggest a time');
  await expect(page.getByLabel('Send date')).toHaveValue('2026-11-17');
  await expect(page.getByLabel('Send time', { exact: true })).toHaveValue('10:00');
  await page.getByLabel('Send date').fill('2026-11-20');
  await expect(page.getByText('The embargo has ended by then')).toBeVisible();
  await press(page, 'Suggest a time');
  const calendar = await saveBy(page, () => press(page, 'Add to calendar'));
  expect(calendar.name).toBe('press-release-blue-river-coffee.ics');
  const events = readIcs(calendar.text);
  expect(events.map(({ summary }) => summary)).toEqual([
    'Send press release: Blue River Coffee opens a shop',
    'Embargo ends: Blue River Coffee opens a shop',
  ]);
  // 10 a.m. and 2:30 p.m. in New York are 15:00 and 19:30 in UTC, in November.
  expect(events.map(({ starts }) => starts[0])).toEqual(['2026-11-17T15:00:00.000Z', '2026-11-19T19:30:00.000Z']);
  await generate(page);
  await expect(release(page)).toContainText('EMBARGOED UNTIL 2:30 p.m. EST (UTC-5), Thursday, Nov. 19, 2026');
  await expect(release(page)).toContainText('[CITY], Nov. 19, 2026 —');
});

test('shows the sample, starts over and comes back', async ({ page }) => {
  await press(page, 'Load sample');
  await expect(release(page)).toContainText('PORTLAND, Ore.');
  await expect(release(page).getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByText('to check before you send it')).toHaveCount(0);
  const file = await saveBy(page, () => press(page, 'Download'));
  expect(file.name).toBe('sample-press-release-harbor-lane-bakery.txt');
  expect(file.text.startsWith('[Sample]')).toBe(true);
  await press(page, 'Start over');
  await expect(page.getByLabel('Company Name')).toHaveValue('');
  await expect(page.getByText('What you get')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Harbor Lane Bakery');
  await expect(release(page)).toContainText('PORTLAND, Ore.');
});
