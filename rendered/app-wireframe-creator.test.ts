import { unzipSync } from 'fflate';
import { expect, saveAs, test, type Locator, type Page } from './support/test';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const canvas = (page: Page) => page.getByRole('region', { name: 'Canvas' });
const sheet = (page: Page) => canvas(page).getByRole('img');
const on = (page: Page, name: string | RegExp) => canvas(page).getByRole('button', { name });
const layers = (page: Page) => page.getByRole('listbox').getByRole('option');
const layer = (page: Page, name: string | RegExp) => page.getByRole('listbox').getByRole('option', { name });
const shortcut = (page: Page, keys: string) => page.keyboard.press(keys);

async function add(page: Page, kind: string) {
  await field(page, 'Element Type').selectOption({ label: kind });
  await button(page, 'Add Element').click();
  await expect(canvas(page).getByRole('button', { pressed: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${kind} properties` })).toBeVisible();
}

async function expectBox(page: Page, x: number, y: number, width: number, height: number) {
  for (const [name, value] of Object.entries({ X: x, Y: y, Width: width, Height: height }))
    await expect(field(page, name)).toHaveValue(String(value));
}

/** Nothing is drawn here, so an element of the canvas is chosen as by somebody without a pointer. */
async function choose(page: Page, target: Locator) {
  await target.focus();
  await shortcut(page, 'Enter');
}

test.beforeEach(async ({ page }) => {
  await page.goto('/app-wireframe-creator');
});

test('adds every basic element with its promised size, words and colour', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'App Wireframe Creator' })).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('My Wireframe');
  await expect(page.getByRole('heading', { name: 'Best-practice tips' })).toBeVisible();
  expect(await field(page, 'Element Type').locator('option').allTextContents()).toEqual([
    'Container',
    'Text',
    'Button',
    'Image',
    'Input',
    'Circle',
  ]);
  const expected = {
    Container: [100, 100, '', 'Light gray'],
    Text: [100, 40, 'Text', 'Ink'],
    Button: [100, 40, 'Button', 'Light gray'],
    Image: [100, 100, '', 'Light gray'],
    Input: [100, 100, '', 'Light gray'],
    Circle: [50, 50, '', 'Light gray'],
  } as const;
  let index = 0;
  for (const [kind, [width, height, content, color]] of Object.entries(expected)) {
    await add(page, kind);
    // A quarter of 320 by 568, then 16 pixels further each.
    await expectBox(page, 80 + index * 16, 142 + index * 16, width, height);
    await expect(field(page, 'Content')).toHaveValue(content);
    await expect(page.getByRole('radio', { name: color })).toBeChecked();
    index += 1;
  }
  await expect(page.getByRole('radio')).toHaveCount(8);
  await expect(canvas(page).getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(layers(page)).toHaveCount(6);

  for (const [device, width, height] of [
    ['Tablet', 768, 1024],
    ['Desktop', 1280, 800],
    ['Mobile', 320, 568],
  ] as const) {
    await button(page, device).click();
    await expect(button(page, device)).toHaveAttribute('aria-pressed', 'true');
    await expect(sheet(page)).toHaveAttribute('viewBox', `0 0 ${width} ${height}`);
  }
  await button(page, 'Desktop').click();
  await button(page, 'Undo').click();
  await expect(sheet(page)).toHaveAttribute('viewBox', '0 0 320 568');

  await field(page, 'Custom size').fill('wide');
  await button(page, 'Set size').click();
  await expect(page.getByText('Type two numbers')).toBeVisible();
  await field(page, 'Custom size').fill('390x844');
  await button(page, 'Set size').click();
  await expect(sheet(page)).toHaveAttribute('viewBox', '0 0 390 844');
});

test('does everything by keys', async ({ page }) => {
  await add(page, 'Button');
  await add(page, 'Text');
  await on(page, /^Button/).focus();
  await shortcut(page, 'Enter');
  await shortcut(page, 'ArrowRight');
  await shortcut(page, 'Shift+ArrowDown');
  await expectBox(page, 81, 152, 100, 40);
  await shortcut(page, 'Alt+ArrowRight');
  await shortcut(page, 'Alt+Shift+ArrowDown');
  await expectBox(page, 81, 152, 101, 50);
  await shortcut(page, 'PageDown');
  await expect(on(page, /^Text/)).toBeFocused();
  await expect(on(page, /^Text/)).toHaveAttribute('aria-pressed', 'true');
  await shortcut(page, 'Control+d');
  await expect(layers(page)).toHaveCount(3);
  await shortcut(page, 'Delete');
  await expect(layers(page)).toHaveCount(2);
  await expect(canvas(page)).toBeFocused();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(layers(page)).toHaveCount(3);

  // The list: Shift and an arrow add the next one.
  await layer(page, 'Button: Button').click();
  const list = page.getByRole('listbox');
  await list.press('ArrowUp');
  await expect(layer(page, 'Text: Text').nth(1)).toHaveAttribute('aria-selected', 'true');
  await list.press('Shift+ArrowUp');
  await expect(page.getByRole('heading', { name: '2 elements selected' })).toBeVisible();
  await button(page, 'Group').click();
  await shortcut(page, 'Escape');
  await choose(page, on(page, /^Text/).last());
  await expect(page.getByRole('heading', { name: '2 elements selected' })).toBeVisible();
  await button(page, 'Ungroup').click();
  // Both go behind the button, and keep their order.
  await list.press('Alt+ArrowDown');
  await expect(layers(page)).toHaveText(['Button: Button', 'Text: Text', 'Text: Text']);
  await shortcut(page, 'Control+z');
  await expect(layers(page).first()).toHaveText('Text: Text');

  await layer(page, 'Button: Button').click();
  await button(page, 'Bring to front').click();
  await expect(layers(page).first()).toHaveText('Button: Button');
  await button(page, 'Lock').click();
  await on(page, /^Button.*locked/).focus();
  await shortcut(page, 'ArrowRight');
  await expect(field(page, 'X')).toHaveValue('81');
  await expect(field(page, 'X')).toBeDisabled();
  await button(page, 'Unlock').click();
  await button(page, 'Align right').click();
  await expect(field(page, 'X')).toHaveValue('219');
});

test('refuses what is no number and keeps what is', async ({ page }) => {
  await add(page, 'Container');
  await field(page, 'Width').fill('wide');
  await expect(page.getByText('“wide” isn’t a number.')).toBeVisible();
  await field(page, 'Width').fill('0');
  await expect(page.getByText('Enter 1 to 10,000.')).toBeVisible();
  await field(page, 'Width').fill('200');
  await field(page, 'Height').fill('1e99');
  await field(page, 'X').fill('-20');
  await expect(on(page, 'Container, -20, 142, 200 by 100')).toBeVisible();
  await field(page, 'Content').fill('Hello & <b>welcome</b>');
  await page.getByRole('radio', { name: 'Blue' }).check();
  await expect(field(page, 'Custom color')).toHaveValue('#3b82f6');
  await field(page, 'Y').fill('900');
  await expect(page.getByText('1 element outside the canvas')).toBeVisible();
  await button(page, 'Bring inside').click();
  await expect(field(page, 'Y')).toHaveValue('468');
});

test('screens are copied, renamed and moved; undo opens the one it changes', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: 'Screens' }).getByRole('tab');
  const pickOption = async (item: string) => {
    await button(page, 'Screen options').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await add(page, 'Button');
  await pickOption('Duplicate screen');
  await expect(tabs).toHaveText(['Screen 1', 'Screen 1 copy']);
  await expect(on(page, 'Button: Button, 80, 142, 100 by 40')).toBeVisible();
  await pickOption('Rename');
  await field(page, 'Screen title').fill('Thank you');
  await page.keyboard.press('Enter');
  await expect(tabs).toHaveText(['Screen 1', 'Thank you']);
  await pickOption('Move left');
  await expect(tabs).toHaveText(['Thank you', 'Screen 1']);
  await add(page, 'Circle');
  await page.getByRole('tab', { name: 'Screen 1' }).click();
  await expect(layers(page)).toHaveCount(1);
  await button(page, 'Undo').click();
  await expect(page.getByRole('tab', { name: 'Thank you' })).toHaveAttribute('aria-selected', 'true');
  await expect(layers(page)).toHaveText(['Button: Button']);
});

test('exports every screen, and takes its own file in again', async ({ page }) => {
  await button(page, 'Project').click();
  await page.getByRole('menuitem', { name: 'Load sample' }).click();
  await expect(on(page, /^Circle: Logo/)).toBeVisible();
  // Notes are in the files as they are on the screen, until someone leaves them out.
  await page.getByRole('tab', { name: 'Feed' }).click();
  expect((await saveAs(page, 'SVG')).text).toContain('Ask Jon');
  await page.getByLabel('Notes in exports and preview').uncheck();
  expect((await saveAs(page, 'SVG')).text).not.toContain('Ask Jon');
  await page.getByLabel('Notes in exports and preview').check();

  const zip = unzipSync(new Uint8Array((await saveAs(page, 'All screens')).bytes));
  expect(Object.keys(zip)).toHaveLength(2);
  const excalidraw = JSON.parse((await saveAs(page, 'Excalidraw')).text) as { type: string; elements: { type: string; name?: string }[] };
  expect(excalidraw.type).toBe('excalidraw');
  expect(excalidraw.elements.filter(({ type }) => type === 'frame').map(({ name }) => name)).toEqual(['Login', 'Feed']);

  // Its own JSON, opened again, is the same project.
  const json = await saveAs(page, 'JSON');
  await button(page, 'Start over').click();
  await expect(field(page, 'Name')).toHaveValue('My Wireframe');
  await page.getByLabel('Wireframe file').setInputFiles({ name: 'again.json', mimeType: 'application/json', buffer: json.bytes });
  await expect(field(page, 'Name')).toHaveValue('Trail Club app');
  const dataOf = (text: string) => (JSON.parse(text) as { data: unknown }).data;
  expect(dataOf((await saveAs(page, 'JSON')).text)).toEqual(dataOf(json.text));
  await page.getByLabel('Wireframe file').setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('other.json isn’t a wireframe')).toBeVisible();
});

test('links screens and previews them', async ({ page }) => {
  await button(page, 'Choose a template').click();
  await page.getByRole('button', { name: /^Login/ }).click();
  await button(page, 'Templates').click();
  await page.getByRole('button', { name: /^Settings/ }).click();
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Settings']);
  await button(page, 'Components').click();
  await page.getByRole('button', { name: 'Chart' }).click();
  await expect(page.getByRole('heading', { name: 'Chart properties' })).toBeVisible();
  await button(page, 'Add note').click();
  await field(page, 'Content').fill('"><img src=x onerror=alert(1)>');
  await expect(layer(page, /^Note/)).toBeVisible();
  await button(page, 'Show notes').click();
  await expect(layer(page, /^Note/)).toBeHidden();
  await button(page, 'Show notes').click();

  await page.getByRole('tab', { name: 'Login' }).click();
  await choose(page, on(page, /^Button: Sign in/));
  await field(page, 'Links to').selectOption({ label: 'Settings' });
  await field(page, 'Name').fill('</title><script>alert(1)</script>');
  await button(page, 'Preview').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Button: Sign in, opens Settings' }).press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('Settings');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Login');
  await shortcut(page, 'Escape');
  await expect(dialog).toBeHidden();

  // Pasted onto the screen it leads to, it would lead nowhere else.
  await shortcut(page, 'Escape');
  await choose(page, on(page, /^Button: Sign in/));
  await button(page, 'Copy').click();
  await expect(page.getByText('1 element copied. Paste it on any screen.')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await button(page, 'Paste').click();
  await expect(page.getByRole('heading', { name: 'Button properties' })).toBeVisible();
  await button(page, 'Preview').click();
  await expect(dialog.getByText('Nothing on this screen is linked.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await button(page, 'Undo').click();
  await expect(on(page, /^Button: Sign in/)).toBeHidden();
  await page.getByRole('tab', { name: 'Login' }).click();

  // A deleted screen takes the links to it along, and comes back with them.
  await page.getByRole('tab', { name: 'Settings' }).click();
  await button(page, 'Screen options').click();
  await page.getByRole('menuitem', { name: 'Delete screen' }).click();
  await choose(page, on(page, /^Button: Sign in/));
  await expect(field(page, 'Links to')).toHaveValue('');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Settings']);
});
