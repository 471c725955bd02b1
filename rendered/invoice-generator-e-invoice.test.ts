import { expect, saveBy, test, type Page } from './support/test';

const item = (page: Page, place: number) => page.getByRole('group', { name: `Item ${place}`, exact: true });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const paper = (page: Page) => page.getByRole('article');

test('an e-invoice asks for what it needs, and is read back', async ({ page }) => {
  await page.goto('/invoice-generator');
  const choose = async (name: string, bytes: Buffer) =>
    page.getByLabel('E-invoice file').setInputFiles({ name, mimeType: '', buffer: bytes });
  await page.getByLabel('Company Name').fill('Nordlicht GmbH');
  await page.getByLabel('Address', { exact: true }).fill('Torstr. 1\n10119 Berlin');
  await page.getByLabel('Email').fill('hello@nordlicht.example');
  await page.getByLabel('Client Name').fill('Stadt Hamburg');
  await page.getByLabel('Client Address').fill('Rathausmarkt 1\n20095 Hamburg\nGermany');
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByLabel('Due Date').fill('2030-12-15');
  await page.getByLabel('Tax %').fill('19');
  await item(page, 1).getByLabel('Description').fill('Workshop');
  await item(page, 1).getByLabel('Quantity').fill('3');
  await item(page, 1).getByLabel('Rate').fill('33.333');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByLabel('E-invoice', { exact: true }).selectOption('XRechnung (UBL)');
  await expect(page.getByLabel('VAT ID', { exact: true })).toHaveAccessibleDescription('XRechnung needs your VAT ID or your tax number.');
  await page.getByRole('button', { name: 'E-invoice', exact: true }).click();
  await expect(said(page, 'XRechnung needs the country')).toBeVisible();

  for (const [label, value] of [
    ['VAT ID', 'DE123456789'],
    ['Country', 'Germany'],
    ['Contact person', 'Ada Falk'],
    ['Phone', '+49 30 1234567'],
    ['Client email', 'kasse@hamburg.example'],
    ['Buyer reference', '04011000-12345-34'],
    ['Purchase order number', 'PO-77'],
    ['Supply date', '2026-11-10'],
    ['IBAN', 'DE89370400440532013000'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await expect(page.getByText('Everything is there.')).toBeVisible();
  for (const text of ['VAT ID DE123456789', 'Purchase order PO-77', 'Supplied on 10 Nov 2026'])
    await expect(paper(page)).toContainText(text);
  const xml = await saveBy(page, () => page.getByRole('button', { name: 'E-invoice', exact: true }).click());
  expect(xml.name).toBe('invoice-INV-001.xml');
  // 3 × 33.333 = 99.999 → 100.00; 19% = 19.00
  expect(xml.text).toContain('<cbc:PayableAmount currencyID="EUR">119.00</cbc:PayableAmount>');

  await page.getByLabel('Client Name').fill('Somebody else');
  await choose('other.xml', xml.bytes);
  await expect(said(page, 'INV-001 read from other.xml')).toBeVisible();
  await expect(page.getByLabel('Client Name')).toHaveValue('Stadt Hamburg');
  await expect(paper(page)).toContainText('€119.00');
  await expect(item(page, 1).getByLabel('Rate')).toHaveValue('33.333');
  await choose('words.xml', Buffer.from('<html></html>'));
  await expect(said(page, 'not an invoice in UBL or CII')).toBeVisible();

  // What earlier documents hold is at hand.
  await page.getByRole('button', { name: 'Earlier clients' }).click();
  await page.getByRole('menuitem', { name: 'Somebody else' }).click();
  await expect(page.getByLabel('Client Name')).toHaveValue('Somebody else');
  await page.getByRole('button', { name: 'Earlier items' }).click();
  await page.getByRole('menuitem', { name: 'Workshop' }).click();
  await expect(item(page, 2).getByLabel('Description')).toHaveValue('Workshop');
});
