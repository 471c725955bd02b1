import { PNG } from 'pngjs';
import { readDocx, readPdf } from '../e2e/support/readers';
import { expect, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/customer-persona-builder');
});

const generate = (page: Page) => page.getByRole('button', { name: 'Generate Personas' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const takeBack = (page: Page) => page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
const tabs = (page: Page) => page.getByRole('tab');
const sections = ['Goals', 'Behaviors', 'Pain Points', 'Preferred Channels'];
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true });

async function saveAs(page: Page, button: 'Download' | 'Download card', format: string) {
  const menus = page.getByRole('button', { name: 'Other formats' });
  await (button === 'Download' ? menus.first() : menus.last()).click();
  return saveBy(page, () => page.getByRole('menuitem', { name: format }).first().click());
}

async function make(page: Page) {
  await page.getByLabel('Industry').fill('SaaS');
  await page.getByLabel('Product Type').fill('Scheduling software');
  await page.getByLabel('Target Market').fill('Small clinics in Austria');
  await page.getByLabel('Business Model').selectOption('B2B');
  await generate(page).click();
  await expect(tabs(page)).toHaveCount(3);
}

test('waits for an industry and a target market, makes three people and shows each', async ({ page }) => {
  await expect(page.getByLabel('Business Model').locator('option:not([value=""])')).toHaveText([
    'B2B',
    'B2C',
    'B2B2C',
    'Marketplace',
    'Subscription',
    'Freemium',
  ]);
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Industry').fill('SaaS');
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Target Market').fill('   ');
  await expect(generate(page)).toBeDisabled();
  await page.getByLabel('Target Market').fill('Small clinics in Austria');
  await page.getByLabel('Product Type').fill('Scheduling software');
  await page.getByLabel('Business Model').selectOption('B2B');
  await generate(page).click();

  await expect(tabs(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Customer personas' })).toBeFocused();
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
  const seen = new Set<string>();
  for (const index of [0, 1, 2]) {
    const name = await tabs(page).nth(index).innerText();
    await tabs(page).nth(index).click();
    const detail = page.getByRole('region', { name, exact: true });
    await expect(detail.getByText('Example person - not research')).toBeVisible();
    await expect(detail.getByText('0% evidenced')).toBeVisible();
    for (const fact of ['Age', 'Occupation', 'Income', 'Location', 'Buying role'])
      await expect(detail.getByText(fact, { exact: true })).toBeVisible();
    await expect(detail.getByRole('heading', { name: 'Bio' })).toBeVisible();
    await expect(detail).toContainText('Buys for a small clinic in Austria');
    await expect(detail).toContainText(/scheduling software/i);
    for (const section of sections) expect(await list(page, section).getByRole('listitem').count()).toBeGreaterThan(1);
    for (const section of ['Job to be done', 'Trigger', 'Alternatives today']) await expect(list(page, section)).toBeVisible();
    seen.add(await detail.innerText());
  }
  expect(seen.size).toBe(3);
  await tabs(page).nth(2).press('ArrowRight');
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');

  // One is open at a time, the others are a line each; all of them are printed.
  const names = await tabs(page).allInnerTexts();
  const toggle = (index: number) => page.getByRole('button', { name: names[index] ?? '', exact: true });
  await expect(toggle(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle(1)).toHaveAttribute('aria-expanded', 'false');
  await expect(list(page, 'Goals')).toHaveCount(1);
  await toggle(1).press('Enter');
  await expect(list(page, 'Goals')).toHaveCount(2);
  await press(page, 'Expand all');
  await expect(list(page, 'Goals')).toHaveCount(3);
  await press(page, 'Collapse all');
  await expect(list(page, 'Goals')).toHaveCount(0);
  await tabs(page).first().click();
  await expect(toggle(0)).toHaveAttribute('aria-expanded', 'true');

  const before = await tabs(page).allInnerTexts();
  await press(page, 'Regenerate');
  await expect.poll(() => tabs(page).allInnerTexts()).not.toEqual(before);
  await takeBack(page);
  await expect(tabs(page)).toHaveText(before);

  await press(page, 'Create New');
  await expect(tabs(page)).toHaveCount(0);
  await expect(page.getByLabel('Industry')).toHaveValue('SaaS');
  await takeBack(page);
  await expect(tabs(page)).toHaveText(before);
});

test('edits every field, counts evidence, and grows to five and no further', async ({ page }) => {
  await make(page);
  const kept = await tabs(page).nth(1).innerText();
  await press(page, 'Edit');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Eva Test');
  await page.getByLabel('Bio').fill('Runs the front desk.');
  await page.getByLabel('Text of goal 1').fill('Leave on time');
  await page.getByLabel('Evidence for goal 1').selectOption('Heard from people');
  await expect(page.getByText('Say how many, so that it counts.')).toBeVisible();
  await expect(page.getByText('0% evidenced').first()).toBeVisible();
  await page.getByLabel('How many people for goal 1').fill('0');
  await expect(page.getByText('How many people can’t be below 1.')).toBeVisible();
  await page.getByLabel('How many people for goal 1').fill('7');
  await page.getByLabel('Evidence for channel 1').selectOption('Data');
  await page.getByLabel('Source for channel 1').fill('Sign-up survey');
  await press(page, 'Add pain point');
  await expect(page.getByLabel('Text of pain point 3')).toBeFocused();
  await page.keyboard.type('Phones that never stop');
  await press(page, 'Delete behavior 3');
  await expect(page.getByLabel('Text of behavior 3')).toHaveCount(0);
  await takeBack(page);
  await expect(page.getByLabel('Text of behavior 3')).toBeVisible();
  await press(page, 'Done');

  const detail = page.getByRole('region', { name: 'Eva Test' });
  await expect(detail).toContainText('Hypothesis - not confirmed');
  // 2 + 3 + 3 + 2 + 1 + 1 + 1 = 13 statements, two of them proven: 15 %.
  await expect(detail).toContainText('15% evidenced');
  await expect(detail).toContainText('Leave on time Heard from 7 people');
  await expect(detail).toContainText('Data: Sign-up survey');
  await expect(page.getByLabel('Age and income in files')).not.toBeChecked();

  await press(page, 'Regenerate');
  await expect(tabs(page).nth(1)).not.toHaveText(kept);
  await expect(tabs(page).first()).toHaveText('Eva Test');

  await press(page, 'Duplicate Eva Test');
  await expect(tabs(page)).toHaveCount(4);
  await expect(page.getByRole('tab', { name: 'Eva Test (copy)' })).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Add persona');
  await page.getByRole('menuitem', { name: 'Blank persona' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Own Person');
  await expect(page.getByRole('button', { name: 'Add persona' })).toBeDisabled();
  await expect(page.getByText('5 personas is the limit.')).toBeVisible();
  await press(page, 'Delete Own Person');
  await expect(tabs(page)).toHaveCount(4);
  // Looking at another persona in between takes nothing away from Undo.
  await tabs(page).first().click();
  await takeBack(page);
  await expect(tabs(page)).toHaveCount(5);
  await page.getByRole('tab', { name: 'Own Person' }).click();
  await press(page, 'Delete Own Person');
  await expect(tabs(page)).toHaveCount(4);
  await press(page, 'Add persona');
  await page.getByRole('menuitem', { name: 'Anti-persona' }).click();
  await expect(tabs(page)).toHaveCount(5);
  await expect(page.getByText('Anti-persona: someone you decide not to serve.')).toBeVisible();

  await press(page, 'Compare');
  const table = page.getByRole('group', { name: 'Comparison' });
  await expect(table.locator('th[scope=col]')).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Eva Test (copy)' }).uncheck();
  await expect(table.locator('th[scope=col]')).toHaveCount(3);
  await expect(page.getByRole('checkbox', { name: 'Eva Test', exact: true })).toBeDisabled();
  await page.getByRole('checkbox').nth(4).check();
  await expect(table).toContainText('Not served');
  await expect(table).toContainText('Leave on time');
  await press(page, 'Back to the personas');
  await expect(tabs(page)).toHaveCount(5);
});

test('saves all personas and one-page cards, with a photo, and nothing typed runs', async ({ page }) => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await make(page);
  const [whole = '', ...further] = await readPdf(
    (await saveBy(page, () => page.getByRole('button', { name: 'Download card' }).click())).bytes,
  );
  expect(further).toEqual([]);
  expect(whole).toContain('Example person - not research');
  expect(whole).not.toMatch(/and \d+ more/);
  await press(page, 'Edit');
  await page.getByLabel('Name').fill('Eva Test');
  await page.getByLabel('Occupation').fill(attack);
  await page.getByLabel('Text of goal 1').fill(attack);
  await page.getByLabel('Bio').fill('A long life. '.repeat(380));

  await page.getByLabel('Photo').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toHaveText('Choose a PNG, JPEG or WebP picture.');
  const photo = new PNG({ width: 300, height: 200 });
  for (let at = 0; at < photo.data.length; at += 4) photo.data.set([200, 30, 90, 255], at);
  await page.getByLabel('Photo').setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: PNG.sync.write(photo) });
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await press(page, 'Done');

  const html = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(html.name).toBe('customer-personas.html');
  expect(html.text).toContain("default-src 'none'");
  expect(html.text).not.toMatch(/<script|<img src=x/);
  expect(html.text).not.toMatch(/Age:|Income:/);
  expect(html.text).toContain('Example people - not research');
  await page.getByLabel('Age and income in files').check();
  const docx = await readDocx((await saveAs(page, 'Download', 'Word')).bytes);
  expect(docx.text).toContain('Eva Test');
  expect(docx.text).toContain('Age:');
  expect(docx.html).toContain('<h2');
  const pdf = (await readPdf((await saveAs(page, 'Download', 'PDF')).bytes)).join('\n');
  for (const name of await tabs(page).allInnerTexts()) expect(pdf).toContain(name);

  const card = await saveBy(page, () => page.getByRole('button', { name: 'Download card' }).click());
  expect(card.name).toBe('persona-eva-test.pdf');
  const pages = await readPdf(card.bytes);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Eva Test');
  expect(pages[0]).toContain('Hypothesis - not confirmed');
  const picture = await saveAs(page, 'Download card', 'PNG');
  expect(picture.name).toBe('persona-eva-test.png');
  expect((await saveAs(page, 'Download card', 'SVG')).text).not.toMatch(/<script|onerror="/);
});

test('starts from a blank persona and from the sample', async ({ page }) => {
  await press(page, 'Start from a blank persona');
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ada');
  await press(page, 'Add goal');
  await page.keyboard.type('Sleep well');
  await press(page, 'Done');
  await expect(list(page, 'Goals')).toContainText('Sleep well Assumed');
  await press(page, 'Delete Ada');
  await expect(generate(page)).toBeVisible();
  await takeBack(page);
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await press(page, 'Create New');

  await press(page, 'Load sample');
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(tabs(page)).toHaveText(['Nora Lindqvist', 'Samir Haddad', 'Tom Berger']);
  const html = await saveBy(page, () => page.getByRole('button', { name: 'Download', exact: true }).click());
  expect(html.name).toBe('sample-customer-personas.html');
  expect(html.text).toContain('Sample data');
  await press(page, 'Compare');
  await expect(page.getByRole('group', { name: 'Comparison' })).toBeVisible();
});
