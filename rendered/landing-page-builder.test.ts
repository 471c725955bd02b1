import { expect, saveAs, saveBy, test, type Locator, type Page } from './support/test';

const card = (page: Page, name: string): Locator => page.getByRole('region', { name: `${name} section`, exact: true });
const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
const toPreview = (page: Page) => page.getByRole('tab', { name: 'Preview', exact: true }).click();
const toEdit = (page: Page) => page.getByRole('tab', { name: 'Edit', exact: true }).click();
const sectionNames = (page: Page) =>
  page
    .getByRole('region', { name: / section$/ })
    .evaluateAll((cards) => cards.map((item) => item.getAttribute('aria-label')?.replace(/ section$/, '')));
const downloadHtml = async (page: Page) => {
  await toPreview(page);
  return saveBy(page, () => page.getByRole('button', { name: 'Download HTML' }).click());
};
const choose = async (page: Page, menu: string, item: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
/** The page as it would be saved, read as a browser reads it. */
const saved = async (page: Page): Promise<Document> => {
  const { text } = await downloadHtml(page);
  await toEdit(page);
  return new DOMParser().parseFromString(text, 'text/html');
};

test.beforeEach(async ({ page }) => {
  await page.goto('/landing-page-builder');
  // Pictures and checks come with the first sign of a person.
  await page.keyboard.press('Shift');
});

test('opens in Edit with sample copy, and the page follows', async ({ page }) => {
  await expect(page.getByRole('tab')).toHaveText(['Edit', 'Preview']);
  await expect(page.getByRole('tab', { name: 'Edit' })).toHaveAttribute('aria-selected', 'true');
  for (const label of [
    'Headline',
    'Subheadline',
    'CTA Button Text',
    'CTA Link',
    'Testimonial',
    'Testimonial Author',
    'Feature 1',
    'Feature 2',
    'Feature 3',
  ]) {
    await expect(field(page, label)).not.toHaveValue('');
  }
  await expect(field(page, 'Feature 4')).toHaveCount(0);
  for (const label of ['Background Color', 'Text Color', 'Accent Color']) await expect(field(page, label)).toHaveAttribute('type', 'color');
  expect((await saved(page)).querySelector('h1')?.textContent).toBe(await field(page, 'Headline').inputValue());

  await field(page, 'Headline').fill('Bread, by bike');
  expect((await saved(page)).querySelector('h1')?.textContent).toBe('Bread, by bike');
  await field(page, 'Accent Color').fill('#00624b');
  await expect(field(page, 'Accent hex code')).toHaveValue('#00624b');
  await field(page, 'Accent hex code').fill('#8a1');
  await expect(field(page, 'Accent Color')).toHaveValue('#88aa11');
  // Letter by letter: the first three digits of a code are no code of their own.
  await field(page, 'Accent hex code').clear();
  await page.keyboard.type('#0b6b4a');
  await expect(field(page, 'Accent hex code')).toHaveValue('#0b6b4a');
  await expect(field(page, 'Accent Color')).toHaveValue('#0b6b4a');
  await field(page, 'Accent hex code').fill('#8a1');
  await field(page, 'Accent hex code').fill('greenish');
  await expect(page.getByText('Use a code such as #0b6b4a. #88aa11 still counts.')).toBeVisible();
  await expect(field(page, 'Accent hex code')).toHaveValue('greenish');
  await field(page, 'Company Name').fill('Rosa Bakes');
  expect((await saved(page)).body.textContent).toContain('© Rosa Bakes. All rights reserved.');

  await page.getByRole('button', { name: 'Add Feature' }).click();
  await expect(field(page, 'Feature 4')).toBeFocused();
  await page.keyboard.type('Warm at the door');
  await expect(field(page, 'Feature 4')).toHaveValue('Warm at the door');
  expect((await saved(page)).querySelectorAll('.features h3')).toHaveLength(4);
  await page.getByRole('button', { name: 'Remove feature 1' }).click();
  await expect(field(page, 'Feature 4')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  const whole = await saved(page);
  expect(whole.querySelectorAll('.features h3')).toHaveLength(4);
  expect(whole.body.textContent).toContain('Warm at the door');
});

test('sections are added, moved by keys and by the menu, duplicated, hidden and deleted, and all of it is undone', async ({ page }) => {
  expect(await sectionNames(page)).toEqual(['Hero', 'Features', 'Testimonial', 'Footer']);
  await choose(page, 'Add Section', 'Pricing');
  await expect.poll(() => sectionNames(page)).toEqual(['Hero', 'Features', 'Testimonial', 'Pricing', 'Footer']);

  await page.getByRole('button', { name: 'Move Pricing section' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => sectionNames(page)).toEqual(['Hero', 'Features', 'Pricing', 'Testimonial', 'Footer']);
  await expect(page.getByRole('button', { name: 'Move Pricing section' })).toBeFocused();
  await choose(page, 'More for Pricing section', 'Move up');
  await expect.poll(() => sectionNames(page)).toEqual(['Hero', 'Pricing', 'Features', 'Testimonial', 'Footer']);

  expect([...(await saved(page)).querySelectorAll('main > section')].map(({ id }) => id)).toEqual([
    'hero',
    'pricing',
    'features',
    'testimonial',
  ]);

  await choose(page, 'More for Features section', 'Duplicate');
  await expect.poll(() => sectionNames(page)).toEqual(['Hero', 'Pricing', 'Features', 'Features 2', 'Testimonial', 'Footer']);
  await page.getByRole('button', { name: 'Hide Features section' }).click();
  await expect(card(page, 'Features').getByText('Hidden')).toBeVisible();
  expect((await saved(page)).querySelectorAll('section.features')).toHaveLength(1);
  await choose(page, 'More for Features section', 'Show');
  expect((await saved(page)).querySelectorAll('section.features')).toHaveLength(2);
  await choose(page, 'More for Features section', 'Delete');
  await expect.poll(() => sectionNames(page)).toEqual(['Hero', 'Pricing', 'Features', 'Testimonial', 'Footer']);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => sectionNames(page)).toEqual(['Hero', 'Pricing', 'Features', 'Features 2', 'Testimonial', 'Footer']);
});

test('a refused or empty link is said beside the field and left out of the page', async ({ page }) => {
  await field(page, 'CTA Link').fill('javascript:alert(1)');
  await expect(field(page, 'CTA Link')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This address is left out.')).toBeVisible();
  expect((await saved(page)).querySelectorAll('.below a')).toHaveLength(0);
  await field(page, 'CTA Link').fill('');
  await expect(page.getByText('This button doesn’t link anywhere yet.')).toBeVisible();
  await expect(page.getByText('The button “Get Started” doesn’t link anywhere yet.')).toBeVisible();
  const file = await downloadHtml(page);
  expect(file.text).not.toContain('javascript:');
  await toEdit(page);
  await field(page, 'CTA Link').fill('shop.example/start');
  await expect(page.getByText('Links to https://shop.example/start')).toBeVisible();
  expect((await downloadHtml(page)).text).toContain('href="https://shop.example/start"');
});

test('the sample testimonial is marked until it is replaced or removed', async ({ page }) => {
  const mark = 'Sample testimonial - replace before publishing';
  expect((await downloadHtml(page)).text).toContain(mark);
  const without = await saveAs(page, 'HTML without samples');
  expect(without.name).toBe('landing-page.html');
  expect(without.text).not.toContain('Sarah Johnson');
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Remove it' })).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  expect((await saved(page)).body.textContent).toContain(mark);
  await toPreview(page);
  await page.getByRole('button', { name: 'Remove it' }).click();
  expect((await saved(page)).querySelectorAll('.quote')).toHaveLength(0);
  await page.keyboard.press('Control+z');
  expect((await saved(page)).querySelectorAll('.quote')).toHaveLength(1);
  await field(page, 'Testimonial').fill('The bread is warm when it comes.');
  await field(page, 'Testimonial Author').fill('Ana Ruiz');
  const own = await downloadHtml(page);
  expect(own.text).not.toContain('replace before publishing');
  expect(own.text).toContain('Ana Ruiz');
});

test('a project is saved, opened again and undone, and a damaged one changes nothing', async ({ page }) => {
  await field(page, 'Headline').fill('Bread, by bike');
  await choose(page, 'Add Section', 'FAQ');
  await page.getByRole('button', { name: 'Hide FAQ section' }).click();
  const project = await saveBy(page, () => page.getByRole('button', { name: 'Save Project' }).click());
  expect(project.name).toBe('landing-page-project.json');
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Control+z');
  await expect(field(page, 'Headline')).not.toHaveValue('Bread, by bike');
  const input = page.getByLabel('Project file');
  await input.setInputFiles({
    name: 'page.json',
    mimeType: 'application/json',
    buffer: Buffer.from(project.text.replace('"kind": "hero"', '"kind": "script"')),
  });
  await expect(page.getByRole('alert')).toContainText('damaged');
  await input.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<h1>') });
  await expect(page.getByRole('alert')).toContainText('isn’t a landing page project');
  await expect(field(page, 'Headline')).not.toHaveValue('Bread, by bike');
  await input.setInputFiles({ name: project.name, mimeType: 'application/json', buffer: project.bytes });
  await expect(field(page, 'Headline')).toHaveValue('Bread, by bike');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await sectionNames(page)).toEqual(['Hero', 'Features', 'Testimonial', 'FAQ', 'Footer']);
  const again = await saveBy(page, () => page.getByRole('button', { name: 'Save Project' }).click());
  expect(again.text).toBe(project.text);
  await page.keyboard.press('Control+z');
  await expect(field(page, 'Headline')).not.toHaveValue('Bread, by bike');
});

test('checks measure the page and mend what can be mended', async ({ page }) => {
  const passed = page.getByRole('list', { name: 'Passed' });
  for (const topic of ['Contrast AA', 'One h1', 'CTA link', 'Links', 'Page weight', 'Alt texts']) {
    await expect(passed.getByText(topic, { exact: true })).toBeVisible();
  }
  await field(page, 'Text Color').fill('#c9c4b8');
  await expect(page.getByText(/Text on the background has a contrast of 1\.\d:1/)).toBeVisible();
  await page.getByRole('button', { name: /^Use #.* for text$/ }).click();
  await expect(passed.getByText('Contrast AA')).toBeVisible();
  await page.getByRole('button', { name: 'Hide Hero section' }).click();
  await expect(page.getByText('The page has no visible headline.')).toBeVisible();
  await page.getByRole('button', { name: 'Show Hero section' }).click();
});

test('a form without an address is left out, and only an address that is safe is taken', async ({ page }) => {
  await choose(page, 'Add Section', 'Sign-up form');
  const unconnected = await downloadHtml(page);
  expect(unconnected.text).toContain("form-action 'none'");
  expect(unconnected.text).not.toContain('<form');
  await toEdit(page);
  await field(page, 'Form Endpoint').fill('http://forms.example/f');
  await expect(field(page, 'Form Endpoint')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Form Endpoint').fill('https://forms.example/f/1');
  const file = await downloadHtml(page);
  expect(file.text).toContain('form-action https://forms.example/f/1;');
});

test('search and social results follow what is typed', async ({ page }) => {
  await page.getByText('Search and sharing').click();
  await field(page, 'Page Title').fill('Bread by bike in Lyon');
  await field(page, 'Meta Description').fill('Fresh bread at your door before eight.');
  await field(page, 'Canonical Address').fill('https://bread.example/lyon');
  await field(page, 'Language').selectOption('French');
  await field(page, 'Social Image Address').fill('https://bread.example/card.png');
  for (const name of ['In search results', 'When shared']) {
    const result = page.locator('figure').filter({ hasText: name });
    await expect(result).toHaveCount(1);
    await expect(result).toContainText('Bread by bike in Lyon');
    await expect(result).toContainText('Fresh bread at your door');
    await expect(result).toContainText('bread.example');
  }
  const { text } = await downloadHtml(page);
  for (const part of [
    '<html lang="fr" dir="ltr">',
    '<title>Bread by bike in Lyon</title>',
    '<meta name="description" content="Fresh bread at your door before eight.">',
    '<link rel="canonical" href="https://bread.example/lyon">',
    '<meta property="og:image" content="https://bread.example/card.png">',
    '"@type":"WebPage"',
  ])
    expect(text).toContain(part);
});

test('a picture that could run something is refused', async ({ page }) => {
  await field(page, 'Hero Picture').setInputFiles({
    name: 'x.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(page.getByRole('alert')).toContainText('Choose a PNG, JPEG or WebP picture');
});
