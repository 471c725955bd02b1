import { expect, test, type Page } from './support/test';

const card = (page: Page, label: string) => page.locator('dl > div').filter({ hasText: label });
const rows = (page: Page) => page.getByRole('list', { name: 'Recent Transactions' }).getByRole('listitem');

test('checks a bank’s OFX file against its balance, and keeps repeats and other currencies', async ({ page }) => {
  await page.goto('/financial-tracker');
  const line = (id: string, day: string, amount: string, name: string) =>
    `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`;
  const ofx = `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>4711</BANKACCTFROM><BANKTRANLIST>
${line('1', '20261005', '-120.00', 'Hosting')}${line('2', '20261006', '900.00', 'Acre Foods')}
</BANKTRANLIST><LEDGERBAL><BALAMT>900.00<DTASOF>20261031</LEDGERBAL></STMTRS></OFX>`;
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({ name: 'bank.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(ofx) });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(card(page, 'Net Profit')).toContainText('$780.00');

  await page.getByRole('tab', { name: 'Accounts' }).click();
  // The bank has 900, here are 780: the 120 that were there before.
  const statements = page.getByRole('list', { name: 'Statements' });
  await expect(statements).toContainText('Off by $120.00');
  await expect(statements).toContainText('Hosting');
  await page.getByLabel('Balance before the first one, 4711').fill('120');
  await expect(statements).toContainText('Agrees');

  await page.getByRole('tab', { name: 'Recurring' }).click();
  await page.getByRole('button', { name: 'Add recurring' }).click();
  const form = page.getByRole('form', { name: 'New recurring transaction' });
  await form.getByLabel('Category').selectOption('Rent');
  await form.getByLabel('Amount').fill('100');
  await form.getByLabel('Description').fill('Desk');
  await form.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Add it' }).click();
  await expect(card(page, 'Total Expenses')).toContainText('$220.00');

  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Edit Desk' }).click();
  await page.getByText('Account and other currency').click();
  await page.getByLabel('Paid in').selectOption('EUR');
  await page.getByLabel('Amount in that currency').fill('50');
  await page.getByLabel('Rate', { exact: true }).fill('1.1');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(rows(page).filter({ hasText: 'Desk' })).toContainText('50 EUR');
  await expect(card(page, 'Total Expenses')).toContainText('$175.00');
});
