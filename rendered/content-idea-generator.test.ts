import { readCsv } from '../e2e/support/csv';
import { copied, expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/content-idea-generator');
});

const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Content Ideas' });
const ideas = (page: Page) => page.getByRole('list', { name: 'Content ideas' }).getByRole('listitem');
const titles = (page: Page) => ideas(page).getByRole('heading').allTextContents();

async function generate(page: Page, industry = 'Bakery', audience = 'Busy parents') {
  await page.getByLabel('Industry/Business Type').fill(industry);
  await page.getByLabel('Target Audience').fill(audience);
  await generateButton(page).click();
  await expect(ideas(page)).toHaveCount(15);
}

test('waits for what it needs, then lists fifteen ideas for the chosen platforms, and others when asked again', async ({ page }) => {
  await expect(generateButton(page)).toBeDisabled();
  await expect(page.getByText('Needs an industry and a target audience.')).toBeVisible();
  const platforms = page.getByRole('group', { name: 'Platforms' });
  await expect(platforms.getByRole('checkbox')).toHaveCount(6);
  for (const name of ['Instagram', 'Twitter']) await expect(platforms.getByRole('checkbox', { name })).toBeChecked();
  await expect(page.getByLabel('Content Goal').getByRole('option')).toHaveCount(6);
  await expect(page.getByLabel('Tone')).toHaveValue('professional');
  await page.getByLabel('Industry/Business Type').fill('Bakery');
  await page.getByLabel('Target Audience').fill('   ');
  await expect(generateButton(page)).toBeDisabled();
  await page.getByLabel('Target Audience').fill('Busy parents');
  for (const name of ['Instagram', 'Twitter']) await platforms.getByRole('checkbox', { name }).uncheck();
  await expect(page.getByText('Needs a platform.')).toBeVisible();
  for (const name of ['LinkedIn', 'YouTube']) await platforms.getByRole('checkbox', { name }).check();
  await page.getByLabel('Target Audience').press('Enter');
  await expect(ideas(page)).toHaveCount(15);
  await expect(page.getByRole('heading', { name: '15 content ideas' })).toBeFocused();
  for (const card of await ideas(page).all()) {
    await expect(card.getByText(/^(LinkedIn|YouTube)$/)).toBeVisible();
    await expect(card.getByText('(suggested, not measured)')).toBeVisible();
  }
  await expect(page.getByText('Template-based')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Content tips' })).toBeVisible();

  await page.getByLabel('Show platform').selectOption('YouTube');
  expect(await ideas(page).count()).toBeLessThan(15);
  await page.getByLabel('Show platform').selectOption('All platforms');
  const before = await titles(page);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('New ideas; favorites and edited ideas were kept')).toBeVisible();
  const after = await titles(page);
  expect(after.filter((title) => before.includes(title)).length).toBeLessThanOrEqual(3);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
});

test('stars, edits, deletes, copies and repurposes an idea', async ({ page }) => {
  await generate(page);
  const first = ideas(page).first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button', { name: 'Copy' }).click();
  expect(copied().startsWith(`${title}\n\n`)).toBe(true);
  expect(copied()).toMatch(/#\w+ #\w+ #\w+/);

  await first.getByRole('button', { name: /^Favorite/ }).click();
  await expect(first.getByRole('button', { name: /^Favorite/ })).toHaveAttribute('aria-pressed', 'true');
  await first.getByRole('button', { name: /^Edit/ }).click();
  const editor = page.getByRole('form', { name: 'Edit idea' });
  await expect(editor.getByLabel('Title')).toBeFocused();
  await editor.getByLabel('Title').fill('  ');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByText('Give the idea a title.')).toBeVisible();
  await expect(editor.getByLabel('Title')).toBeFocused();
  await editor.getByLabel('Title').fill('Our sourdough, day by day');
  await editor.getByLabel('Hashtags').fill('#Sourdough bread');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(first.getByRole('heading')).toHaveText('Our sourdough, day by day');
  await expect(first).toContainText('#Sourdough #bread');
  await expect(first.getByRole('button', { name: /^Edit/ })).toBeFocused();

  await first.getByRole('button', { name: 'Repurpose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repurpose' });
  for (const [shape, words] of [
    ['Thread', 'Post 1: Our sourdough, day by day'],
    ['Carousel', 'Frame 7:'],
    ['Short video', '0–3 s: “Our sourdough, day by day”'],
    ['Newsletter', 'Subject: Our sourdough, day by day'],
  ] as const) {
    await dialog.getByRole('tab', { name: shape }).click();
    await expect(dialog.getByLabel(`${shape} outline`)).toContainText(words);
  }
  // Facts are asked once, fill every shape, and are still there the next time.
  for (const field of await dialog.getByRole('form', { name: 'Your facts' }).getByRole('textbox').all()) await field.fill('A fact of ours');
  await expect(dialog.getByLabel('Newsletter outline')).not.toContainText('[');
  await dialog.getByRole('tab', { name: 'Thread' }).click();
  await expect(dialog.getByLabel('Thread outline')).not.toContainText('[');
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Repurpose' }).click();
  await expect(dialog.getByLabel('Thread outline')).toContainText('A fact of ours');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Regenerate' }).click();
  const kept = page.getByRole('list', { name: 'Favorites from earlier lists' });
  await expect(kept.getByRole('heading')).toHaveText(['Our sourdough, day by day']);
  await ideas(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(ideas(page)).toHaveCount(14);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(ideas(page)).toHaveCount(15);
});

test('keeps an idea that is being edited through a filter, another screen and another list', async ({ page }) => {
  await generate(page);
  const before = await titles(page);
  const editor = page.getByRole('form', { name: 'Edit idea' });
  await ideas(page).first().getByRole('button', { name: /^Edit/ }).click();
  await expect(editor.getByLabel('Title')).toBeFocused();
  await editor.getByLabel('Title').fill('Half a thought');
  const other = (await editor.getByLabel('Platform').inputValue()) === 'twitter' ? 'Instagram' : 'Twitter';
  await page.getByLabel('Show platform').selectOption(other);
  await expect(editor).toBeHidden();
  await page.getByLabel('Show platform').selectOption('All platforms');
  await expect(editor.getByLabel('Title')).toHaveValue('Half a thought');

  await page.getByRole('link', { name: 'Groundwork' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Content Idea Generator' }).first().click();
  await expect(editor.getByLabel('Title')).toHaveValue('Half a thought');

  await page.getByRole('button', { name: 'Regenerate' }).click();
  await expect(page.getByText('New ideas; favorites and edited ideas were kept')).toBeVisible();
  await expect(editor).toBeHidden();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(editor.getByLabel('Title')).toHaveValue('Half a thought');
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => titles(page)).toEqual(before);
  await expect(ideas(page).first().getByRole('button', { name: /^Edit/ })).toBeFocused();
});

test('follows the mix, hands an idea to the calendar, and gives the list away', async ({ page }) => {
  await generate(page, 'Dental <b>clinic', '=1+1 nervous patients');
  await page.getByRole('button', { name: '4-1-1' }).click();
  await page.getByRole('button', { name: 'Regenerate' }).click();
  const list = page.getByRole('list', { name: 'Content ideas' });
  await expect(list.getByText('Teach', { exact: true })).toHaveCount(10);
  await expect(list.getByText('Start a conversation', { exact: true })).toHaveCount(3);
  await expect(list.getByText('Offer', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Less: Start a conversation' })).toBeDisabled();
  await page.getByRole('button', { name: 'More: Behind the scenes' }).click();
  await expect(page.getByLabel('Parts of Behind the scenes')).toHaveText('1');

  expect((await saveAs(page, 'Markdown')).text.match(/^## /gm)).toHaveLength(15);

  const [title = ''] = await titles(page);
  await ideas(page).first().getByRole('button', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  await dialog.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(dialog.getByText('Choose a date.')).toBeVisible();
  await dialog.getByLabel('Date').fill('2027-03-04');
  await dialog.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(page.getByText('Waiting in Social Media Content Calendar: press Add there to plan it for 4 Mar 2027')).toBeVisible();
  await expect(ideas(page).first()).toContainText('Planned for 4 Mar 2027');
  await page.getByRole('status').getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Content Idea Generator has 1 post for you')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).first().click();
  await page.getByRole('status').getByRole('button', { name: 'Bring back' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Content Idea Generator has')).toBeHidden();
  const calendar = readCsv((await saveAs(page, 'CSV')).text);
  expect(calendar).toHaveLength(2);
  expect(calendar[1]?.join(' ')).toContain(title);
  expect(calendar[1]?.join(' ')).toContain('2027-03-04');
});

test('gives a YouTube idea a way on: a post that announces it, or a day in a calendar file', async ({ page }) => {
  await page.getByLabel('YouTube').check();
  await page.getByLabel('Instagram').uncheck();
  await page.getByLabel('Twitter').uncheck();
  await generate(page);
  await ideas(page).first().getByRole('button', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  await expect(dialog.getByRole('button', { name: 'Calendar file' })).toBeDisabled();
  await dialog.getByLabel('Date').fill('2027-03-04');
  const file = await saveBy(page, () => dialog.getByRole('button', { name: 'Calendar file' }).click());
  expect(file.name).toBe('content-idea.ics');
  expect(file.text).toContain('SUMMARY:YouTube: ');
  expect(file.text).toContain('DTSTART;VALUE=DATE:20270304');
  await dialog.getByRole('button', { name: 'Add to calendar' }).click();
  await expect(dialog.getByText('Choose a platform.')).toBeVisible();
  await dialog.getByLabel('Announce it on').selectOption('LinkedIn');
  await dialog.getByRole('button', { name: 'Add to calendar' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Open it' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('1 post taken from Content Idea Generator')).toBeVisible();
  const calendar = readCsv((await saveAs(page, 'CSV')).text);
  expect(calendar[1]?.slice(0, 3).join(' ')).toMatch(/^YouTube: .* LinkedIn$/s);
});
