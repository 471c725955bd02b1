import { unzipSync } from 'fflate';
import { readDocx, readPdf } from '../e2e/support/readers';
import { copied, expect, saveAs, saveBy, test, type Page } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/sales-pitch-generator');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const fill = async (page: Page, answers: Record<string, string>) => {
  for (const [label, text] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(text);
};
const offer = {
  'Product Name': 'Harbor Booking',
  Industry: 'Healthcare',
  'Target Audience': 'Independent physiotherapy clinics',
  'Key Features': 'online booking, text reminders, waiting lists, card payments',
  'Pain Points': 'missed appointments, hours on the phone',
  'Unique Selling Points': 'live in one day',
  Pricing: '$29 per month',
  'Competitor Comparison': 'Clinic Desk, PhysioPlan',
  'Call to Action': 'Book a demo at harbor.example',
};
async function generate(page: Page) {
  await press(page, 'Generate Pitch');
  await expect(section(page, 'Elevator Pitch')).toBeVisible();
}

test('asks for what is missing, writes from the nine answers, words it anew and copies each section', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  await press(page, 'Generate Pitch');
  await expect(page.getByRole('alert')).toHaveText('Please fill in at least the product name and target audience.');
  await expect(page.getByLabel('Product Name')).toBeFocused();
  await page.keyboard.type('Acme');
  await press(page, 'Generate Pitch');
  await expect(page.getByRole('alert')).toHaveText('Please fill in at least the product name and target audience.');
  await expect(page.getByLabel('Target Audience')).toBeFocused();
  await expect(section(page, 'Elevator Pitch')).toHaveCount(0);
  await page.keyboard.type('Busy parents');
  await press(page, 'Generate Pitch');
  await expect(section(page, 'Elevator Pitch')).toContainText('Acme');
  await expect(section(page, 'Sales Email')).not.toContainText('- ');

  await fill(page, offer);
  await expect(page.getByText('Your answers have changed since this was made.')).toBeVisible();
  await press(page, 'Update texts');
  await expect(section(page, 'Elevator Pitch')).toContainText('Harbor Booking');
  await expect(page.getByText('Your answers have changed since this was made.')).toHaveCount(0);
  const pitch = section(page, 'Detailed Pitch');
  for (const words of [
    'ealthcare',
    'ndependent physiotherapy clinics',
    'card payments',
    'hours on the phone',
    'ive in one day',
    '$29 per month',
  ])
    await expect(pitch).toContainText(words);
  await expect(pitch).toContainText('Clinic Desk or PhysioPlan');
  await expect(pitch).toContainText('Book a demo at harbor.example.');
  await expect(section(page, 'Sales Email')).toContainText('- Online booking\n- Text reminders\n- Waiting lists');
  await expect(section(page, 'Sales Email')).toContainText('1 ask');
  const objections = section(page, 'Objection Answers');
  await expect(objections.getByRole('heading', { level: 4 })).toHaveText([
    "It's too expensive",
    "We're happy with our current solution",
    'I need to think about it',
    'I need to consult with others first',
  ]);

  const before = await section(page, 'Detailed Pitch').innerText();
  await press(page, 'Regenerate');
  await expect.poll(() => section(page, 'Detailed Pitch').innerText()).not.toBe(before);
  for (const name of ['Elevator Pitch', 'Detailed Pitch', 'Sales Email', 'Objection Answers']) {
    await press(page, `Copy ${name}`);
    await expect(section(page, name).getByRole('button', { name: 'Copied!' })).toBeVisible();
  }
  expect(copied()).toMatch(/^It's too expensive\n.+\n.+\?\n.*\$29 per month/);
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0);
});

test('counts along while a text is edited, keeps edits and own objections, and gives the generated ones back', async ({ page }) => {
  await fill(page, offer);
  await generate(page);
  const email = section(page, 'Sales Email');
  await press(page, 'Edit Sales Email');
  const field = email.getByRole('textbox', { name: 'Sales Email' });
  await expect(field).toBeFocused();
  await field.fill(`Subject: Hello\n\n${'word '.repeat(124)}Is it slow? Call me.`);
  await expect(email).toContainText('129 words · 2 asks');
  await expect(email).toContainText('Over 125 words');
  await expect(email).toContainText('2 asks: keep one.');
  await field.fill('Subject: Hello\n\nIs it slow?');
  await expect(email).toContainText('3 words · 1 ask');
  await expect(email).not.toContainText('Over 125 words');
  await press(page, 'Done with Sales Email');
  const elevator = await section(page, 'Elevator Pitch').innerText();
  await press(page, 'Regenerate');
  await expect.poll(() => section(page, 'Elevator Pitch').innerText()).not.toBe(elevator);
  await expect(email).toContainText('Is it slow?');
  await press(page, 'Put back Sales Email');
  await expect(email).toContainText('- Online booking');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(email).toContainText('Is it slow?');

  await open(page, 'Calls and follow-ups');
  await press(page, 'Edit LinkedIn Note');
  await section(page, 'LinkedIn Note')
    .getByRole('textbox')
    .fill(`${'a'.repeat(305)}?`);
  await expect(section(page, 'LinkedIn Note')).toContainText('306 of 300 characters');
  await expect(section(page, 'LinkedIn Note')).toContainText('6 characters too many.');
  await press(page, 'Edit Voicemail');
  await section(page, 'Voicemail').getByRole('textbox').fill('word '.repeat(130));
  await expect(section(page, 'Voicemail')).toContainText('130 words · about 1 min aloud');
  await expect(section(page, 'Voicemail')).toContainText('Longer than 30 s.');
  for (const name of ['Call Opener', 'Follow-up, Day 3', 'Follow-up, Day 7', 'Follow-up, Day 14'])
    await expect(section(page, name)).toContainText('{{first_name}}');

  await open(page, 'Pitch and email');
  const objections = section(page, 'Objection Answers');
  await press(page, 'Add Objection');
  await expect(page.getByText('Write the objection first.')).toBeVisible();
  await expect(page.getByLabel('Your own objection')).toBeFocused();
  await page.keyboard.type('No time to switch');
  await open(page, 'Calls and follow-ups');
  await expect(section(page, 'Voicemail')).toBeVisible();
  await open(page, 'Pitch and email');
  await expect(page.getByLabel('Your own objection')).toHaveValue('No time to switch');
  await page.getByLabel('Your own objection').press('Enter');
  await expect(objections.getByRole('heading', { level: 4 })).toHaveCount(5);
  await expect(objections.getByLabel('Objection', { exact: true })).toBeFocused();
  await objections.getByLabel('Answer', { exact: true }).fill('We move your data for you.');
  await press(page, 'Done with No time to switch');
  await expect(objections).toContainText('We move your data for you.');
  await press(page, "Edit It's too expensive");
  await objections.getByLabel('Confirm', { exact: true }).fill('Shall we go on?');
  await press(page, "Done with It's too expensive");
  await press(page, 'Delete No time to switch');
  await expect(objections.getByRole('heading', { level: 4 })).toHaveCount(4);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(objections.getByRole('heading', { level: 4 })).toHaveCount(5);
  const file = await saveBy(page, () => press(page, 'Download All'));
  expect(file.name).toBe('sales-pitch-harbor-booking.txt');
  expect(file.text).toContain('No time to switch\n\nAcknowledge: ');
  expect(file.text).toContain('Confirm: Shall we go on?');
  expect(file.text).toContain('Subject: Hello\n\nIs it slow?');
});

test('saves every format, and markup stays text', async ({ page }) => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  await fill(page, { ...offer, 'Product Name': 'Acme: Plan/Pro', 'Unique Selling Points': `open ${attack}` });
  await generate(page);
  const text = await saveBy(page, () => press(page, 'Download All'));
  expect(text.name).toBe('sales-pitch-acme-plan-pro.txt');
  for (const words of [
    'Elevator Pitch\n---',
    'Detailed Pitch\n---',
    'Sales Email\n---',
    'Objection Answers\n---',
    'Voicemail\n---',
    'Template-based',
  ])
    expect(text.text).toContain(words);
  const word = await readDocx((await saveAs(page, 'Word')).bytes);
  expect(word.html).toContain('Sales Pitch: Acme: Plan/Pro</h1>');
  expect(word.html).toMatch(/<h2>(<[^>]*>)*Sales Email/);
  expect((await readPdf((await saveAs(page, 'PDF')).bytes)).join(' ')).toContain('Objection Answers');
  expect((await saveAs(page, 'Markdown')).text).toContain('## Follow-up, Day 14');
  const html = await saveAs(page, 'HTML');
  expect(html.text).not.toMatch(/<img|<script/);
});

test('a merge lets nothing open out, and starting over has a way back', async ({ page }) => {
  await press(page, 'Load sample');
  await expect(section(page, 'Elevator Pitch')).toContainText('Larkrota');
  await press(page, 'Mail Merge');
  const dialog = page.getByRole('dialog', { name: 'Mail Merge' });
  await dialog.getByLabel('Email', { exact: true }).selectOption('Follow-up, Day 3');
  await dialog.getByLabel('Paste CSV').fill('E-mail;First name\nana@x.example;Ana\nbo@x.example;\n');
  await expect(dialog.getByText('0 of 2 emails ready')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download ZIP' })).toBeDisabled();
  await dialog.getByLabel('sender_name for all').fill('Mara Lund');
  await expect(dialog.getByText('1 of 2 emails ready')).toBeVisible();
  await expect(dialog.getByText('1 email left out, since nothing is given for first_name (row 2).')).toBeVisible();
  const merged = dialog.getByRole('region', { name: 'Merged email' });
  await expect(merged).toContainText('To: ana@x.example');
  await expect(merged).toContainText('Hi Ana,');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(merged).toContainText('Hi {{first_name}},');
  const zip = await saveBy(page, () => dialog.getByRole('button', { name: 'Download ZIP' }).click());
  expect(zip.name).toBe('sample-sales-pitch-larkrota-emails.zip');
  const files = Object.entries(unzipSync(new Uint8Array(zip.bytes)));
  expect(files.map(([name]) => name)).toEqual(['001-ana@x.example.eml']);
  const [head = '', body = ''] = Buffer.from(files[0]?.[1] ?? [])
    .toString()
    .split('\r\n\r\n');
  expect(head).toContain('To: ana@x.example\r\nSubject: Following up on Larkrota\r\n');
  const letter = Buffer.from(body, 'base64').toString();
  expect(letter).toMatch(/^Hi Ana,\r\n[^]*Best regards,\r\nMara Lund\r\n$/);
  expect(letter).not.toContain('{{');
  // Closing loses nothing.
  await page.keyboard.press('Escape');
  await press(page, 'Mail Merge');
  await expect(dialog.getByLabel('Paste CSV')).toHaveValue(/ana@x\.example/);
  await page.keyboard.press('Escape');

  // Contacts are not kept for the next product.
  await press(page, 'Start over');
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  await press(page, 'Load sample');
  await press(page, 'Mail Merge');
  await expect(dialog.getByLabel('Paste CSV')).toHaveValue('');
  await page.keyboard.press('Escape');

  await press(page, 'Start over');
  await expect(page.getByLabel('Product Name')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Tips' })).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 'Elevator Pitch')).toContainText('Larkrota');
});
